import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import type { Mail } from '../../../openapi/contract/console/administration.js';
import { MAIL_STATES } from '../../../openapi/contract/console/administration.js';
import type { RefundKind } from '../../../openapi/contract/shop/payments.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { madeOn, oneOf, planList, startsWith } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { hasSearchTokens } from '../common/search-tokens.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { calendarOf } from '../mail/calendar-entry.js';
import type { Mail as Letter } from '../mail/mail.js';
import { openMail } from '../mail/mail-secret.js';
import { OutboxRow, mailSearchTokens } from './outbox.schema.js';

const listOn = (clock: HospitalClock): ListRules => ({
  filters: {
    q: (text) => addressOrWords(String(text).trim()),
    state: oneOf('state', MAIL_STATES),
    createdAt_gte: madeOn('$gte', clock),
    createdAt_lte: madeOn('$lte', clock),
  },
  sorts: { id: '_id' },
  defaultSort: ['id', 'DESC'],
});

/** With an @, mails to addresses with this prefix; otherwise mails with these words. */
const addressOrWords = (text: string): Condition =>
  text.includes('@') ? startsWith('mail.to', text.toLowerCase()) : hasSearchTokens('words', text);

const MAIL = 'mail:';

/** A refund of a payment, by its key in the payment. */
export interface RefundName {
  paymentId: Types.ObjectId;
  key: string;
}

/** A mail with the key that makes it unique. */
export interface KeyedMail {
  dedupeKey: string;
  mail: Letter;
  /** The accounts that it is to and about; left out when it is only to an address. */
  people?: Types.ObjectId[];
  isReminder?: boolean;
}

/** An effect that is due. */
function queued(effect: Pick<OutboxRow, 'effect' | 'dedupeKey'> & Partial<OutboxRow>): OutboxRow {
  const now = new Date();
  const rest = {
    state: 'queued',
    tries: 0,
    lastError: null,
    dueAt: now,
    sentAt: null,
    createdAt: now,
  } as const;
  return { _id: new Types.ObjectId(), ...rest, ...effect };
}

const dedupeKeyOf = ({ paymentId, key }: RefundName): string => `refund:${String(paymentId)}:${key}`;

/** Stores side effects with the writes that cause them, and shows mails to admins. */
@Injectable()
export class OutboxService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(OutboxRow.name) private readonly rows: Model<OutboxRow>,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  async addMail(dedupeKey: string, mail: Letter, session: ClientSession): Promise<void> {
    await this.addMails([{ dedupeKey, mail }], session);
  }

  async addMails(mails: KeyedMail[], session: ClientSession): Promise<void> {
    const rows = mails.map(({ dedupeKey, mail, people, isReminder }) =>
      queued({
        effect: 'mail',
        dedupeKey: `${MAIL}${dedupeKey}`,
        mail,
        ...(people?.length && { people }),
        ...(isReminder && { isReminder }),
        words: mailSearchTokens(mail),
      }),
    );
    await this.rows.insertMany(rows, { session });
  }

  /** Which of these keys exist as mails. */
  async writtenMails(dedupeKeys: string[]): Promise<string[]> {
    const named = { dedupeKey: { $in: dedupeKeys.map((key) => `${MAIL}${key}`) } };
    const rows = await this.rows.find(named, { dedupeKey: 1 }).lean<Pick<OutboxRow, 'dedupeKey'>[]>();
    return rows.map(({ dedupeKey }) => dedupeKey.slice(MAIL.length));
  }

  async addRefund(refund: RefundName, refundKind: RefundKind, session: ClientSession): Promise<void> {
    const { paymentId, key: refundKey } = refund;
    const row = {
      effect: 'refund' as const,
      dedupeKey: dedupeKeyOf(refund),
      paymentId,
      refundKind,
      refundKey,
    };
    await this.rows.create([queued(row)], { session });
  }

  /** A feature's own effect for a later time. */
  async addLater(
    effect: Pick<OutboxRow, 'effect' | 'dedupeKey' | 'dueAt'> & Partial<OutboxRow>,
    session: ClientSession,
  ): Promise<void> {
    await this.rows.create([queued(effect)], { session });
  }

  /** Queues a failed refund again. Its earlier attempts are counted, so it is not treated as the first. */
  async requeueRefund(refund: RefundName, session: ClientSession): Promise<void> {
    await this.rows.updateOne(
      { dedupeKey: dedupeKeyOf(refund) },
      { $set: { state: 'queued', dueAt: new Date(), tries: 1, lastError: null } },
      { session },
    );
  }

  listMails(query: ListQuery, actor: Actor): Listing<Mail> {
    return Listing.of({
      model: this.rows,
      scope: { effect: 'mail' },
      plan: planList(query, listOn(this.clock)),
      toAnswers: (rows) => rows.map((row) => this.toMail(row, actor)),
    });
  }

  async getMail(id: string, actor: Actor): Promise<Mail> {
    const row = await this.rows.findOne({ _id: id, effect: 'mail' }).lean<OutboxRow>();
    if (!row) throw new Failure('NOT_FOUND');
    return this.toMail(row, actor);
  }

  /** Queues a mail again with all its attempts. */
  async resend(id: string, by: Caller): Promise<Mail> {
    const again = { $set: { state: 'queued', dueAt: new Date(), tries: 0, lastError: null } } as const;
    const row = await this.rows
      .findOneAndUpdate({ _id: id, effect: 'mail', state: { $ne: 'queued' } }, again, {
        returnDocument: 'after',
      })
      .lean<OutboxRow>();
    if (!row) return this.getMail(id, by.actor);
    await this.audit.record({ action: 'mail.resend', ...by, resource: 'mails', recordId: id });
    return this.toMail(row, by.actor);
  }

  private toMail(row: OutboxRow, { staffRole }: Actor): Mail {
    return {
      id: String(row._id),
      to: row.mail?.to ?? '',
      subject: row.mail?.subject ?? '',
      html: row.mail ? this.textOf(row.mail, row.state === 'kept' && staffRole === 'owner') : '',
      calendar: row.mail?.calendar ? calendarOf(row.mail.calendar) : null,
      state: row.state,
      tries: row.tries,
      lastError: row.lastError,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    };
  }

  /** A password link must only reach its person; only a portal without a mail server shows it, to owners. */
  private textOf(mail: Letter, isKeptForOwner: boolean): string {
    const isShown = isKeptForOwner && this.env.NODE_ENV !== 'production';
    return isShown ? openMail(mail, this.env) : mail.html;
  }
}
