import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { NotificationFeed } from './notification-feed.service.js';
import { Notifier } from './notifier.service.js';
import { NotificationStreams } from './notification-streams.service.js';
import { NotificationStreamService } from './notification-stream.service.js';
import { NotificationStreamV1Controller } from './notification-stream-v1.controller.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationsV1Controller } from './notifications-v1.controller.js';
import { StreamTickets } from './stream-tickets.service.js';

@Module({
  imports: [OutboxModule],
  controllers: [NotificationsV1Controller, NotificationStreamV1Controller],
  providers: [
    NotificationFeed,
    Notifier,
    NotificationStreams,
    NotificationStreamService,
    NotificationsService,
    StreamTickets,
  ],
  exports: [Notifier, NotificationsService, NotificationStreams],
})
export class NotificationsModule {}
