import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Notification } from '../../../openapi/contract/administration.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { UnreadCount } from '../../../openapi/contract/notifications.js';
import { USER_TYPES } from '../../../openapi/contract/users.js';
import { CurrentActor } from '../common/actor.js';
import type { Actor } from '../common/actor.js';
import { Repeatable, Route } from '../common/documentation.js';
import { contentRange } from '../common/list-answer.js';
import { ObjectIdPipe } from '../common/object-id.pipe.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('Notifications')
@Controller('api/v1/notifications')
export class NotificationsV1Controller {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Route({
    id: 'listNotifications',
    summary: 'List own notifications',
    description: "The caller's news, newest first. Filters: unread, id. Sorts: id.",
    access: USER_TYPES,
    answer: z.array(Notification),
    errors: [400],
  })
  async listNotifications(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Notification[]> {
    const page = await this.notifications.list(query, actor);
    void reply.header('Content-Range', contentRange('notifications', page));
    return page.rows;
  }

  @Get('unread')
  @Route({
    id: 'countUnreadNotifications',
    summary: 'Count unread notifications',
    description: "All of the caller's, not only those on a page.",
    access: USER_TYPES,
    answer: UnreadCount,
  })
  async countUnreadNotifications(@CurrentActor() actor: Actor): Promise<UnreadCount> {
    return { unread: await this.notifications.countUnread(actor.userId) };
  }

  @Post('read-all')
  @HttpCode(200)
  @Repeatable()
  @Route({
    id: 'readAllNotifications',
    summary: 'Mark all notifications as read',
    description: 'Answers how many are unread afterwards: those that came in between.',
    access: USER_TYPES,
    answer: UnreadCount,
  })
  readAllNotifications(@CurrentActor() actor: Actor): Promise<UnreadCount> {
    return this.notifications.markAllRead(actor);
  }

  @Post(':id/read')
  @HttpCode(200)
  @Repeatable()
  @Route({
    id: 'readNotification',
    summary: 'Mark a notification as read',
    description: 'Repeating it keeps the first moment.',
    access: USER_TYPES,
    answer: Notification,
    errors: [404],
  })
  readNotification(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Notification> {
    return this.notifications.markRead(id, actor);
  }
}
