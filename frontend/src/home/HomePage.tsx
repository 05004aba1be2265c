import { usePageTitle } from '../hospital/usePageTitle';
import { CentresSection } from './CentresSection';
import { FacilitiesSection } from './FacilitiesSection';
import { FaqSection } from './FaqSection';
import { HeroSection } from './HeroSection';
import { LatestPostsSection } from './LatestPostsSection';
import { ReviewsSection } from './ReviewsSection';
import { TilesSection } from './TilesSection';
import { tHome } from '../messages/site/home';

/** The home page. */
export function HomePage() {
  usePageTitle(tHome('servicesTitle'));
  return (
    <>
      <HeroSection />
      <TilesSection />
      <CentresSection />
      <FacilitiesSection />
      <ReviewsSection />
      <FaqSection />
      <LatestPostsSection />
    </>
  );
}
