import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ApprovedReviews } from './approved-reviews.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewsV1Controller } from './reviews-v1.controller.js';

@Module({
  imports: [NotificationsModule],
  controllers: [ReviewsV1Controller],
  providers: [ApprovedReviews, ReviewsService],
  exports: [ApprovedReviews, ReviewsService],
})
export class ReviewsModule {}
