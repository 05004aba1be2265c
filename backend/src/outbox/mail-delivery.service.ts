import { Injectable } from '@nestjs/common';
import { MailBudget } from '../mail/mail-budget.js';
import { MailSender } from '../mail/mail-sender.js';
import { EffectHandlers } from './effect-handlers.js';
import { MailDigests } from './mail-digests.service.js';
import type { EffectState, OutboxRow } from './outbox.schema.js';

/** Hands mails to the mail server, as many in an hour as one mailbox gets; the rest is named by a digest. */
@Injectable()
export class MailDelivery {
  constructor(
    handlers: EffectHandlers,
    private readonly budget: MailBudget,
    private readonly sender: MailSender,
    private readonly digests: MailDigests,
  ) {
    handlers.register('mail', { carryOut: (row) => this.carryOut(row) });
  }

  private async carryOut(row: OutboxRow): Promise<EffectState> {
    const mail = row.mail!;
    // A mail is counted with its first try.
    const waitMs = row.tries > 1 ? 0 : await this.budget.take(mail);
    if (waitMs === 0) return this.sender.send(String(row._id), mail);
    // A secret works for minutes or days: its reader asks for another link.
    if (mail.sealed) return 'withheld';
    await this.digests.leave(row, waitMs);
    return 'bundled';
  }
}
