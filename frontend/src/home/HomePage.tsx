import { Suspense } from 'react';
import { lazyThemed } from '../common/theme/lazyThemed';
import { usePageTitle } from '../hospital/usePageTitle';
import { CentresSection } from './CentresSection';
import { HeroSection } from './HeroSection';
import { TilesSection } from './TilesSection';

// Below the fold, so it is not waited for.
const FurtherSections = lazyThemed(async () => (await import('./FurtherSections')).FurtherSections);

/** The first page. */
export function HomePage() {
  usePageTitle('Doctors, appointments and care');
  return (
    <>
      <HeroSection />
      <TilesSection />
      <CentresSection />
      <Suspense fallback={<div className="further-room" />}>
        <FurtherSections />
      </Suspense>
    </>
  );
}
