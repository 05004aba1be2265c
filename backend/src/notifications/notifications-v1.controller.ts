import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { NotificationDto } from '../../../openapi/contract/people/notifications.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { UnreadCount } from '../../../openapi/contract/people/notifications.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { CurrentActor } from '../common/http/actor.js';
import type { Actor } from '../common/http/actor.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('Notifications')
@Controller('api/v1/notifications')
export class NotificationsV1Controller {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Route({
    id: 'listNotifications',
    summary: 'List notifications',
    description:
      "Returns the caller's notifications, or those of all users for an administrator, newest first. Filters: q (name or email of the recipient, by word prefix), unread, userId, createdAt_gte, createdAt_lte (dates in the hospital's time zone, inclusive), id. Sorts: id.",
    access: USER_TYPES,
    whose: 'login',
    answer: z.array(NotificationDto),
    list: 'notifications',
    errors: [400],
  })
  listNotifications(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Listing<NotificationDto>> {
    return this.notifications.list(query, actor);
  }

  @Get(':id')
  @Route({
    id: 'getNotification',
    summary: 'Get a notification',
    description: "Returns one of the caller's notifications, or any for an administrator. It stays unread.",
    access: USER_TYPES,
    whose: 'login',
    answer: NotificationDto,
    errors: [404],
  })
  getNotification(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<NotificationDto> {
    return this.notifications.get(id, actor);
  }

  @Get('unread')
  @Route({
    id: 'countUnreadNotifications',
    summary: 'Count unread notifications',
    description: 'Counts all unread notifications of the caller, not only those on one page.',
    access: USER_TYPES,
    whose: 'login',
    answer: UnreadCount,
  })
  async countUnreadNotifications(@CurrentActor() actor: Actor): Promise<UnreadCount> {
    return { unread: await this.notifications.countUnread(actor.userId) };
  }

  @Post('read-all')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'readAllNotifications',
    summary: 'Mark all notifications as read',
    description:
      'Returns the number of notifications that are still unread, because they arrived in the meantime.',
    access: USER_TYPES,
    whose: 'login',
    answer: UnreadCount,
  })
  readAllNotifications(@CurrentActor() actor: Actor): Promise<UnreadCount> {
    return this.notifications.markAllRead(actor);
  }

  @Post(':id/read')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'readNotification',
    summary: 'Mark a notification as read',
    description: 'Repeated calls keep the first read time.',
    access: USER_TYPES,
    whose: 'login',
    answer: NotificationDto,
    errors: [404],
  })
  readNotification(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<NotificationDto> {
    return this.notifications.markRead(id, actor);
  }
}
