import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Limiter } from '../common/limits/limiter.js';
import { inTransaction } from '../common/transaction.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { User } from '../users/user.schema.js';
import { AREA } from './area.js';
import { commonWords } from '../words/common.js';
import { authWords } from '../words/people/auth.js';

const DAY_SECONDS = 24 * 3600;

/** Notifies the owner of an account about too many wrong log-ins: once a day, however often it happens. */
@Injectable()
export class LockoutNotifications {
  private readonly told: Limiter;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly notifier: Notifier,
  ) {
    const limit = { collection: 'logintries', name: 'told', points: 1, seconds: DAY_SECONDS } as const;
    this.told = new Limiter(connection, limit, commonWords.alreadyNotified);
  }

  async notify(user: User): Promise<void> {
    if (user.disabled || !(await this.told.isLeft(String(user._id)))) return;
    const news = {
      key: `lockout:${Date.now()}`,
      to: user._id,
      title: authWords.lockout.title,
      notice: authWords.lockout.notice,
      paragraphs: [authWords.lockout.body(user.type), authWords.lockout.whatToDo],
      facts: [],
      link: AREA[user.type],
      linkText: commonWords.seeMyAccount,
    };
    await inTransaction(this.connection, (session) => this.notifier.notify(news, session));
  }
}
