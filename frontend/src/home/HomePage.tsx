import { lazy } from 'react';
import { WhenNear } from '../common/browser/WhenNear';
import { usePageTitle } from '../hospital/usePageTitle';
import { CentresSection } from './CentresSection';
import { HeroSection } from './HeroSection';
import { TilesSection } from './TilesSection';
import { homeWords } from '../words/site/home';

const FurtherSections = lazy(async () => ({ default: (await import('./FurtherSections')).FurtherSections }));

/** The first page. */
export function HomePage() {
  usePageTitle(homeWords.doctorsAppointmentsAndCare);
  return (
    <>
      <HeroSection />
      <TilesSection />
      <CentresSection />
      <WhenNear fallback={<div className="further-room" />}>
        <FurtherSections />
      </WhenNear>
    </>
  );
}
