import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { ListQuery } from '../../../openapi/contract/common.js';
import type { NotificationDto } from '../../../openapi/contract/people/notifications.js';
import type { UnreadCount } from '../../../openapi/contract/people/notifications.js';
import { staffMay } from '../common/http/actor.js';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { idCondition, madeOn, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { typedText } from '../common/lists/typed-text.js';
import { PeopleSearch } from '../users/people-search.js';
import { toNotification } from './notification.mapper.js';
import { Notification } from './notification.schema.js';

const listOn = (clock: HospitalClock): ListRules => ({
  filters: {
    q: typedText,
    userId: idCondition('userId'),
    unread: (value) => (typeof value === 'boolean' ? { readAt: value ? null : { $ne: null } } : null),
    createdAt_gte: madeOn('$gte', clock),
    createdAt_lte: madeOn('$lte', clock),
  },
  sorts: { id: '_id' },
  defaultSort: ['id', 'DESC'],
});

/** A long transaction may insert rows with earlier ids than those already sent. */
const OVERLAP_SECONDS = 30;
/** Beyond this number clients read the list instead. */
const MAX_MISSED = 100;

/** A person's own notifications, or all for an owner. */
const scopeOf = (actor: Actor): Condition =>
  actor.type === 'admin' && staffMay(actor, 'notifications.readAll')
    ? {}
    : { userId: new Types.ObjectId(actor.userId) };

/** A person's own notifications; an administrator reads all. */
@Injectable()
export class NotificationsService {
  constructor(
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
    private readonly clock: HospitalClock,
    private readonly people: PeopleSearch,
  ) {}

  /** @throws Failure VALIDATION_FAILED */
  async list(query: ListQuery, actor: Actor): Promise<Listing<NotificationDto>> {
    const plan = await this.people.resolve(planList(query, listOn(this.clock)), ({ people }) => [
      { userId: people },
    ]);
    return Listing.of({
      model: this.notifications,
      scope: scopeOf(actor),
      plan,
      toAnswers: (rows) => rows.map(toNotification),
    });
  }

  async get(id: string, actor: Actor): Promise<NotificationDto> {
    const row = await this.notifications
      .findOne({ $and: [{ _id: new Types.ObjectId(id) }, scopeOf(actor)] })
      .lean<Notification>();
    if (!row) throw new Failure('NOT_FOUND');
    return toNotification(row);
  }

  async countUnread(userId: string): Promise<number> {
    return this.notifications.countDocuments({ userId: new Types.ObjectId(userId), readAt: null });
  }

  async markRead(id: string, actor: Actor): Promise<NotificationDto> {
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

  /** Marks the presently unread ones as read. */
  async markAllRead(actor: Actor): Promise<UnreadCount> {
    await this.notifications.updateMany({ userId: actor.userId, readAt: null }, { readAt: new Date() });
    return { unread: await this.countUnread(actor.userId) };
  }

  /**
   * Notifications since the given one, oldest first. It includes those of the same time, so some may be known.
   */
  async listMissed(userId: string, lastSeenId: string): Promise<Notification[]> {
    const seen = new Types.ObjectId(lastSeenId);
    const from = Math.max(0, Math.floor(seen.getTimestamp().getTime() / 1000) - OVERLAP_SECONDS);
    const newest = await this.notifications
      .find({
        userId: new Types.ObjectId(userId),
        _id: { $gte: Types.ObjectId.createFromTime(from), $ne: seen },
      })
      .sort({ _id: -1 })
      .limit(MAX_MISSED)
      .lean<Notification[]>();
    return newest.reverse();
  }
}
