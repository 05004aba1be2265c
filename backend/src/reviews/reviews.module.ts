import { Global, Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ApprovedReviews } from './approved-reviews.js';
import { DoctorRatings } from '../users/doctors/ratings.js';
import { ReviewRatings } from './review-ratings.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewsV1Controller } from './reviews-v1.controller.js';

/** Reviews of visits. Global, because the list of doctors in a lower layer shows their ratings. */
@Global()
@Module({
  imports: [NotificationsModule],
  controllers: [ReviewsV1Controller],
  providers: [
    ApprovedReviews,
    ReviewRatings,
    ReviewsService,
    { provide: DoctorRatings, useExisting: ReviewRatings },
  ],
  exports: [ApprovedReviews, DoctorRatings, ReviewsService],
})
export class ReviewsModule {}
