import { Module } from '@nestjs/common';
import { FaqList } from './faq-list.js';
import { FaqsService } from './faqs.service.js';
import { FaqsV1Controller } from './faqs-v1.controller.js';

@Module({
  controllers: [FaqsV1Controller],
  providers: [FaqList, FaqsService],
  exports: [FaqList, FaqsService],
})
export class FaqsModule {}
