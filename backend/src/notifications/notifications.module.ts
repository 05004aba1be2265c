import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { NewsService } from './news.service.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationsV1Controller } from './notifications-v1.controller.js';

@Module({
  imports: [OutboxModule],
  controllers: [NotificationsV1Controller],
  providers: [NewsService, NotificationsService],
  exports: [NewsService],
})
export class NotificationsModule {}
