import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { NewsFeed } from './news-feed.service.js';
import { NewsService } from './news.service.js';
import { NewsStreams } from './news-streams.service.js';
import { NotificationStreamService } from './notification-stream.service.js';
import { NotificationStreamV1Controller } from './notification-stream-v1.controller.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationsV1Controller } from './notifications-v1.controller.js';
import { StreamTickets } from './stream-tickets.service.js';

@Module({
  imports: [OutboxModule],
  controllers: [NotificationsV1Controller, NotificationStreamV1Controller],
  providers: [
    NewsFeed,
    NewsService,
    NewsStreams,
    NotificationStreamService,
    NotificationsService,
    StreamTickets,
  ],
  exports: [NewsService, NotificationsService],
})
export class NotificationsModule {}
