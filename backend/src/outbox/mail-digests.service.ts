import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { inTransaction } from '../common/transaction.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { Letterhead } from '../mail/letterhead.js';
import { renderLetter } from '../mail/mail-template.js';
import type { Mail } from '../mail/mail.js';
import { tOutbox } from '../messages/outbox.js';
import { EffectHandlers } from './effect-handlers.js';
import { MailRecipients } from './mail-recipients.js';
import { OutboxRow } from './outbox.schema.js';
import type { EffectState } from './outbox.schema.js';
import { OutboxService } from './outbox.service.js';

/** A digest names at most this many mails and counts the rest. */
const MAX_NAMED = 20;

/** One mail at the end of the hour replaces those beyond a mailbox's limit. */
@Injectable()
export class MailDigests {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(OutboxRow.name) private readonly rows: Model<OutboxRow>,
    private readonly outbox: OutboxService,
    private readonly letterhead: Letterhead,
    private readonly recipients: MailRecipients,
    handlers: EffectHandlers,
  ) {
    handlers.register('digest', { carryOut: (row) => this.write(row) });
  }

  /**
   * Adds a mail to the digest of its address. @throws Error when the digest is being written: the mail is
   * retried
   */
  async leave({ _id, mail }: OutboxRow, waitMs: number): Promise<void> {
    const dedupeKey = `digest:${mail!.to}`;
    const now = new Date();
    const begun = { effect: 'digest', state: 'queued', tries: 0, lastError: null, sentAt: null } as const;
    const $setOnInsert = { ...begun, createdAt: now, dueAt: new Date(now.getTime() + waitMs) };
    await this.rows.updateOne({ dedupeKey }, { $setOnInsert }, { upsert: true });
    await inTransaction(this.connection, async (session) => {
      // Writes the digest's row, so that a concurrent send of the digest conflicts and includes this mail.
      const digest = await this.rows
        .findOneAndUpdate({ dedupeKey }, { $inc: { version: 1 } }, { session })
        .lean<OutboxRow>();
      if (!digest) throw new Error(tOutbox('digestUnfinished'));
      const left = { $set: { state: 'bundled', digestId: digest._id }, $unset: { dueAt: 1 } } as const;
      await this.rows.updateOne({ _id }, left, { session });
    });
  }

  /** Queues the digest as a mail; later mails belong to the next one. */
  private async write({ _id }: OutboxRow): Promise<EffectState> {
    await inTransaction(this.connection, async (session) => {
      const open = { _id, dedupeKey: { $not: /^digested:/ } };
      const closed = { $set: { dedupeKey: `digested:${String(_id)}` } };
      const { modifiedCount } = await this.rows.updateOne(open, closed, { session });
      if (modifiedCount === 0) return;
      const ofDigest = { digestId: _id, state: 'bundled' } as const;
      const people = await this.rows.distinct('people', ofDigest).session(session);
      const deceased = await this.recipients.deceasedOf(people, session);
      const aboutDeceased = { ...ofDigest, people: { $in: deceased } };
      if (deceased.length > 0)
        await this.rows.updateMany(aboutDeceased, { $set: { state: 'dropped' } }, { session });
      const count = await this.rows.countDocuments(ofDigest).session(session);
      const named = await this.rows
        .find(ofDigest, { 'mail.to': 1, 'mail.subject': 1 })
        .sort({ _id: 1 })
        .limit(MAX_NAMED)
        .session(session)
        .lean<{ mail: Mail }[]>();
      if (count === 0) return; // an administrator has sent them one by one
      await this.outbox.addMail(`digest:${String(_id)}`, this.letterOf(named, count), session);
    });
    return 'sent';
  }

  private letterOf(named: { mail: Mail }[], count: number): Mail {
    const { name: hospital, phone } = this.letterhead.known();
    const more = count - named.length;
    const html = renderLetter(
      {
        name: tOutbox('readerFallback'),
        paragraphs: [tOutbox('digest.body'), tOutbox('digest.logIn')],
        facts: [
          ...named.map(({ mail }, n): [string, string] => [String(n + 1), mail.subject]),
          ...(more > 0 ? [['…', tOutbox('digest.andMore', { count: more })] as [string, string]] : []),
        ],
        because: 'account',
        action: { text: tOutbox('digest.seeMessages'), url: `${this.env.PUBLIC_URL}/login` },
        also: { text: tOutbox('digest.seeOrders'), url: `${this.env.PUBLIC_URL}/orders` },
      },
      hospital,
      phone,
    );
    return { to: named[0].mail.to, subject: tOutbox('digest.subject', { count, hospital }), html };
  }
}
