import { lazy } from 'react';
import { AfterFirstPaint } from '../common/browser/AfterFirstPaint';
import { usePageTitle } from '../hospital/usePageTitle';
import { CentresSection } from './CentresSection';
import { HeroSection } from './HeroSection';
import { TilesSection } from './TilesSection';

const FurtherSections = lazy(async () => ({ default: (await import('./FurtherSections')).FurtherSections }));

/** The first page. */
export function HomePage() {
  usePageTitle('Doctors, appointments and care');
  return (
    <>
      <HeroSection />
      <TilesSection />
      <CentresSection />
      <AfterFirstPaint fallback={<div className="further-room" />}>
        <FurtherSections />
      </AfterFirstPaint>
    </>
  );
}
