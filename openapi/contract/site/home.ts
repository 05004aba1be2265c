import type { ReviewDto } from '../care/reviews.js';
import type { FaqDto } from './faqs.js';
import type { PostSummary } from './posts.js';
import type { Hospital } from './settings.js';

/** Number of reviews and articles on the home page. */
export const HOME_REVIEWS = 4;
export const HOME_POSTS = 4;
/** Maximum size of the list; the home page shows all questions. */
export const HOME_FAQS = 100;

/** Data for rendering the home page on the server; also sent to the browser. */
export interface HomeData {
  hospital: Hospital;
  /** The newest approved reviews. */
  reviews: ReviewDto[];
  /** The published questions in order. */
  faqs: FaqDto[];
  /** The latest published articles. */
  posts: PostSummary[];
}
