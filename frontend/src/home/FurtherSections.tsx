import { FacilitiesSection } from './FacilitiesSection';
import { FaqSection } from './FaqSection';
import { LatestPostsSection } from './LatestPostsSection';
import { ReviewsSection } from './ReviewsSection';

/** What stands below the first screens of the first page; a chunk of its own. */
export const FurtherSections = () => (
  <>
    <FacilitiesSection />
    <ReviewsSection />
    <FaqSection />
    <LatestPostsSection />
  </>
);
