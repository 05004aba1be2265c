import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Limiter } from '../common/limits/limiter.js';
import { inTransaction } from '../common/transaction.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { User } from '../users/user.schema.js';
import { AREA } from './area.js';

const DAY_SECONDS = 24 * 3600;

/** Tells an account's holder that somebody has tried to log in too often: once a day, however often it happens. */
@Injectable()
export class LockoutNotifications {
  private readonly told: Limiter;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly notifier: Notifier,
  ) {
    const limit = { collection: 'logintries', name: 'told', points: 1, seconds: DAY_SECONDS } as const;
    this.told = new Limiter(connection, limit, 'You have been told.');
  }

  async notify(user: User): Promise<void> {
    if (user.disabled || !(await this.told.isLeft(String(user._id)))) return;
    const news = {
      key: `lockout:${Date.now()}`,
      to: user._id,
      title: 'Somebody has tried to log in to your account',
      notice:
        'Somebody has typed a wrong password several times. Nobody got in. If it was not you, there is nothing to do.',
      paragraphs: [
        `Somebody has typed a wrong password for your ${user.type} account several times. New tries from there have to wait; devices on which you have logged in before are not affected.`,
        'If it was you, wait a few minutes, or choose a new password with "Forgotten password?" on the login page. If it was not you, there is nothing to do: nobody got in.',
      ],
      facts: [],
      link: AREA[user.type],
      linkText: 'See my account',
    };
    await inTransaction(this.connection, (session) => this.notifier.notify(news, session));
  }
}
