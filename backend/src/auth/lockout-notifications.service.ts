import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Limiter } from '../common/limits/limiter.js';
import { inTransaction } from '../common/transaction.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { User } from '../users/user.schema.js';
import { AREA } from './area.js';
import { tCommon } from '../messages/common.js';
import { tAuth } from '../messages/people/auth.js';

const DAY_SECONDS = 24 * 3600;

/** Notifies an account's owner about too many wrong logins, at most once a day. */
@Injectable()
export class LockoutNotifications {
  private readonly limiter: Limiter;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly notifier: Notifier,
  ) {
    const limit = { collection: 'logintries', name: 'told', points: 1, seconds: DAY_SECONDS } as const;
    this.limiter = new Limiter(connection, limit, tCommon('alreadyNotified'));
  }

  async notify(user: User): Promise<void> {
    if (user.disabled || !(await this.limiter.isLeft(String(user._id)))) return;
    const news = {
      key: `lockout:${Date.now()}`,
      to: user._id,
      title: tAuth('lockout.title'),
      notice: tAuth('lockout.notice'),
      paragraphs: [tAuth('lockout.body', { type: user.type }), tAuth('lockout.whatToDo')],
      facts: [],
      link: AREA[user.type],
      linkText: tCommon('seeMyAccount'),
    };
    await inTransaction(this.connection, (session) => this.notifier.notify(news, session));
  }
}
