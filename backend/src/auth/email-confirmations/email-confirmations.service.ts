import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import type { Caller, Origin } from '../../common/http/actor.js';
import { CONFIRMATION_HOURS } from '../../../../openapi/contract/people/login.js';
import type { ConfirmEmail } from '../../../../openapi/contract/people/login.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import { newToken, tokenHash } from '../../common/secret-token.js';
import { inTransaction } from '../../common/transaction.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { sealMail } from '../../mail/mail-secret.js';
import { Letterhead } from '../../mail/letterhead.js';
import { renderLetter } from '../../mail/mail-template.js';
import { OutboxService } from '../../outbox/outbox.service.js';
import { User } from '../../users/user.schema.js';
import { ConfirmationLimiter } from './confirmation-limiter.js';
import { EmailConfirmation } from './email-confirmation.schema.js';
import { tAuth } from '../../messages/people/auth.js';

type Holder = Pick<User, '_id' | 'email' | 'fullName' | 'type'>;

/** Confirms that an address belongs to its account: by a mailed link that works once. */
@Injectable()
export class EmailConfirmations {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(EmailConfirmation.name) private readonly confirmations: Model<EmailConfirmation>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly limiter: ConfirmationLimiter,
    private readonly outbox: OutboxService,
    private readonly letterhead: Letterhead,
    private readonly audit: AuditService,
  ) {}

  /** Mails a link in the transaction that opens the account. */
  async ask(user: Holder, session: ClientSession): Promise<void> {
    if (!user.email) return;
    const token = newToken();
    const _id = tokenHash(token);
    const expiresAt = new Date(Date.now() + CONFIRMATION_HOURS * 3_600_000);
    await this.confirmations.create([{ _id, userId: user._id, expiresAt }], { session });
    const mail = {
      to: user.email,
      subject: tAuth('confirmation.subject'),
      ...sealMail((secret) => this.letter(user, secret), token, this.env),
    };
    await this.outbox.addMail(`email-confirmation:${_id}:${String(user._id)}`, mail, session);
  }

  /** Mails another link, a few times per hour. A confirmed address gets none. */
  async askAgain(by: Caller): Promise<void> {
    const user = await this.users.findById(by.actor.userId).lean<User>();
    if (!user || user.emailConfirmedAt) return;
    await this.limiter.countMail(accountOf(user));
    await inTransaction(this.connection, async (session) => {
      await this.ask(user, session);
      const entry = { action: 'email.ask', ...by, resource: 'users', recordId: user._id };
      await this.audit.record(entry, session);
    });
  }

  /** Mails another link after a second registration with the address, within the same limit. */
  async remind(user: Holder): Promise<void> {
    if (!(await this.limiter.mayMail(accountOf(user)))) return;
    await inTransaction(this.connection, (session) => this.ask(user, session));
  }

  /** @throws Failure CONFIRMATION_LINK_INVALID for a used, expired or unknown link */
  async confirm({ token }: ConfirmEmail, origin: Origin): Promise<void> {
    await this.limiter.countTry(origin.address);
    await inTransaction(this.connection, async (session) => {
      const valid = { _id: tokenHash(token), expiresAt: { $gt: new Date() } };
      // One of two concurrent calls with the same link deletes it.
      const used = await this.confirmations.findOneAndDelete(valid, { session }).lean<EmailConfirmation>();
      if (!used) throw new Failure('CONFIRMATION_LINK_INVALID');
      const user = await this.users
        .findOne({ _id: used.userId, disabled: false })
        .session(session)
        .lean<User>();
      if (!user) throw new Failure('CONFIRMATION_LINK_INVALID');
      await this.note(user._id, session);
      const actor = { userId: String(user._id), type: user.type };
      const entry = { action: 'email.confirm', actor, resource: 'users', recordId: user._id, origin };
      await this.audit.record(entry, session);
    });
  }

  /** The person has opened a link from the mailbox, so the remaining links end. */
  async note(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.users.updateOne(
      { _id: userId, emailConfirmedAt: null },
      { $set: { emailConfirmedAt: new Date() }, $unset: { passwordAskedAt: 1 } },
      { session },
    );
    await this.endLinks(userId, session);
  }

  /** Ends the remaining links: they went to an address that may no longer be the account's. */
  async endLinks(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.confirmations.deleteMany({ userId }, { session });
  }

  private letter({ fullName, type }: Holder, secret: string): string {
    const { name: hospital, phone } = this.letterhead.known();
    return renderLetter(
      {
        name: fullName,
        paragraphs: [
          tAuth('confirmation.body', { type, confirmationHours: CONFIRMATION_HOURS }),
          tAuth('confirmation.notYou'),
        ],
        facts: [],
        because: 'account',
        action: {
          text: tAuth('confirmation.button'),
          url: `${this.env.PUBLIC_URL}/confirm-email#token=${secret}`,
        },
      },
      hospital,
      phone,
    );
  }
}

const accountOf = ({ type, email }: Pick<User, 'type' | 'email'>): string => `${type}:${email}`;
