import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { Register } from '../../../../openapi/contract/people/register.js';
import { AREA } from '../../auth/area.js';
import { Limiter } from '../../common/limits/limiter.js';
import { inTransaction } from '../../common/transaction.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { EmailConfirmations } from '../../auth/email-confirmations/email-confirmations.service.js';
import { User } from '../user.schema.js';
import { tCommon } from '../../messages/common.js';
import { tRegistration } from '../../messages/people/registration.js';

const DAY_SECONDS = 24 * 3600;

/** Notifies an account's owner about a registration with their address, at most once a day. */
@Injectable()
export class RegistrationNotifications {
  private readonly limiter: Limiter;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly notifier: Notifier,
    private readonly confirmations: EmailConfirmations,
  ) {
    const limit = {
      collection: 'registrationtries',
      name: 'told',
      points: 1,
      seconds: DAY_SECONDS,
    } as const;
    this.limiter = new Limiter(connection, limit, tCommon('alreadyNotified'));
  }

  /** Only a confirmed address certainly belongs to its account and may get mail. */
  async tellHolder({ email, type }: Pick<Register, 'email' | 'type'>): Promise<void> {
    const holder = { email, type, disabled: false, emailConfirmedAt: { $ne: null } };
    const user = await this.users.findOne(holder).lean<User>();
    if (!user || !(await this.limiter.isLeft(String(user._id)))) return;
    const news = {
      key: `email-taken:${Date.now()}`,
      to: user._id,
      title: tRegistration('addressInUse.title'),
      notice: tRegistration('addressInUse.notice'),
      paragraphs: [tRegistration('addressInUse.body', { type }), tRegistration('addressInUse.logIn')],
      facts: [],
      link: AREA[type],
      linkText: tCommon('seeMyAccount'),
    };
    await inTransaction(this.connection, (session) => this.notifier.notify(news, session));
  }

  /**
   * Notifies a person whose phone, or birth date with a similar name, a new account has. The new account learns
   * nothing.
   */
  async tellKnown(known: Types.ObjectId): Promise<void> {
    const reachable = {
      _id: known,
      type: 'patient' as const,
      disabled: false,
      emailConfirmedAt: { $ne: null },
    };
    const user = await this.users.findOne(reachable).lean<User>();
    if (!user?.email || !(await this.limiter.isLeft(`known:${String(known)}`))) return;
    const news = {
      key: `known:${Date.now()}`,
      to: user._id,
      title: tRegistration('known.title'),
      notice: tRegistration('known.notice'),
      paragraphs: [tRegistration('known.body'), tRegistration('known.logIn')],
      facts: [],
      link: AREA.patient,
      linkText: tCommon('seeMyAccount'),
    };
    await inTransaction(this.connection, (session) => this.notifier.notify(news, session));
  }

  /**
   * Mails another confirmation link to an owner with an unconfirmed address; it mentions the existing account.
   */
  async remindUnconfirmed({ email, type }: Pick<Register, 'email' | 'type'>): Promise<void> {
    const user = await this.users
      .findOne({ email, type, disabled: false, emailConfirmedAt: null })
      .lean<User>();
    if (user) await this.confirmations.remind(user);
  }
}
