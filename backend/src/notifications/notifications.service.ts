import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { ListQuery } from '../../../openapi/contract/common.js';
import type { Notification as NotificationAnswer } from '../../../openapi/contract/administration.js';
import type { Actor } from '../common/actor.js';
import { Failure } from '../common/errors.js';
import { findPage } from '../common/list-answer.js';
import type { Page } from '../common/list-answer.js';
import { planList } from '../common/list-query.js';
import type { ListRules } from '../common/list-query.js';
import { Notification } from './notification.schema.js';

const LIST: ListRules = { filters: {}, sorts: { id: '_id' }, defaultSort: ['id', 'DESC'] };

/** A person's own notifications. */
@Injectable()
export class NotificationsService {
  constructor(@InjectModel(Notification.name) private readonly notifications: Model<Notification>) {}

  async list(query: ListQuery, actor: Actor): Promise<Page<NotificationAnswer>> {
    const own = { userId: new Types.ObjectId(actor.userId) };
    const page = await findPage(this.notifications, own, planList(query, LIST));
    return { ...page, rows: page.rows.map(toNotification) };
  }

  async markRead(id: string, actor: Actor): Promise<NotificationAnswer> {
    const row = await this.notifications
      .findOneAndUpdate(
        { _id: id, userId: actor.userId },
        [{ $set: { readAt: { $ifNull: ['$readAt', '$$NOW'] } } }],
        {
          returnDocument: 'after',
          updatePipeline: true,
        },
      )
      .lean<Notification>();
    if (!row) throw new Failure('NOT_FOUND');
    return toNotification(row);
  }
}

const toNotification = (row: Notification): NotificationAnswer => ({
  id: String(row._id),
  title: row.title,
  text: row.text,
  link: row.link,
  readAt: row.readAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
