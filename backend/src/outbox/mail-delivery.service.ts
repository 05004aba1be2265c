import { Injectable } from '@nestjs/common';
import { MailBudget } from '../mail/mail-budget.js';
import { MailSender } from '../mail/mail-sender.js';
import { EffectHandlers } from './effect-handlers.js';
import { MailDigests } from './mail-digests.service.js';
import { MailRecipients } from './mail-recipients.js';
import type { EffectState, OutboxRow } from './outbox.schema.js';

/** Sends mails within the hourly limit of each mailbox; a digest lists the rest. Drops mails to and about deceased people. */
@Injectable()
export class MailDelivery {
  constructor(
    handlers: EffectHandlers,
    private readonly budget: MailBudget,
    private readonly sender: MailSender,
    private readonly digests: MailDigests,
    private readonly recipients: MailRecipients,
  ) {
    handlers.register('mail', { carryOut: (row) => this.carryOut(row) });
  }

  private async carryOut(row: OutboxRow): Promise<EffectState> {
    const mail = row.mail!;
    if (await this.recipients.isDropped(row)) return 'dropped';
    // A mail counts at its first attempt.
    const waitMs = row.tries > 1 ? 0 : await this.budget.take(mail);
    if (waitMs === 0) return this.sender.send(String(row._id), mail);
    // A secret link expires within minutes or days: its recipient requests another one.
    if (mail.sealed) return 'withheld';
    await this.digests.leave(row, waitMs);
    return 'bundled';
  }
}
