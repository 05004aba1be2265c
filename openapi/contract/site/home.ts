import type { ReviewDto } from '../care/reviews.js';
import type { FaqDto } from './faqs.js';
import type { PostSummary } from './posts.js';
import type { Hospital } from './settings.js';

/** Reviews and articles on the home page. */
export const HOME_REVIEWS = 4;
export const HOME_POSTS = 4;
/** The longest list that the server answers; the home page shows all questions. */
export const HOME_FAQS = 100;

/** What the server renders the home page from, and sends along for the browser. */
export interface HomeData {
  hospital: Hospital;
  /** The newest approved reviews. */
  reviews: ReviewDto[];
  /** The published questions in their order. */
  faqs: FaqDto[];
  /** The articles published last. */
  posts: PostSummary[];
}
