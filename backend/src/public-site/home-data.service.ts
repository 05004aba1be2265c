import { Injectable } from '@nestjs/common';
import type { FaqDto } from '../../../openapi/contract/site/faqs.js';
import { HOME_FAQS, HOME_POSTS, HOME_REVIEWS } from '../../../openapi/contract/site/home.js';
import type { HomeData } from '../../../openapi/contract/site/home.js';
import { FaqList } from '../faqs/faq-list.js';
import { PostList } from '../posts/post-list.js';
import { ApprovedReviews } from '../reviews/approved-reviews.js';
import { ReviewsService } from '../reviews/reviews.service.js';

/** The records on the home page. */
@Injectable()
export class HomeDataService {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly approved: ApprovedReviews,
    private readonly faqs: FaqList,
    private readonly posts: PostList,
  ) {}

  /** Calls the listener after every change of them, in any process. */
  onChange(listener: () => void): void {
    for (const source of [this.approved, this.faqs, this.posts]) source.onChange(listener);
  }

  async read(): Promise<Omit<HomeData, 'hospital'>> {
    const [reviews, faqs, posts] = await Promise.all([
      this.reviews.list({ range: JSON.stringify([0, HOME_REVIEWS - 1]) }, null).page(),
      this.faqs.entries(),
      this.posts.entries(),
    ]);
    return {
      reviews: reviews.rows,
      faqs: faqs.slice(0, HOME_FAQS).map(({ whole }): FaqDto => whole),
      posts: posts.slice(0, HOME_POSTS).map(({ card }) => card),
    };
  }
}
