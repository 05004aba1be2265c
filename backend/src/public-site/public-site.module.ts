import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module.js';
import { FaqsModule } from '../faqs/faqs.module.js';
import { LabModule } from '../lab/lab.module.js';
import { PharmacyModule } from '../pharmacy/pharmacy.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { HomeDataService } from './home-data.service.js';
import { PublicPages } from './public-pages.service.js';
import { PublicSiteController } from './public-site.controller.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [AvailabilityModule, FaqsModule, LabModule, PharmacyModule, PostsModule, ReviewsModule],
  providers: [HomeDataService, PublicPages, SiteService],
  controllers: [PublicSiteController],
})
export class PublicSiteModule {}
