import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { limitersOf } from '../../common/limits/limiter.js';
import type { Limiter } from '../../common/limits/limiter.js';
import { networkLimitersOf } from '../../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../../common/limits/network-limiter.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { mailboxOf } from '../../mail/mailbox.js';
import { tDependant } from '../../messages/people/dependants.js';

const AN_HOUR_SECONDS = 3600;
const A_DAY_SECONDS = 24 * AN_HOUR_SECONDS;

/** Limits mails to addresses that patients enter: by recipient mailbox and by sender network. */
@Injectable()
export class InvitationLimits {
  private readonly toMailbox: Limiter;
  private readonly fromNetwork: NetworkLimiter;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const shared = {
      collection: 'mailcounts',
      seconds: AN_HOUR_SECONDS,
      sentence: tDependant('invitation.networkExceeded'),
    } as const;
    this.fromNetwork = networkLimitersOf(connection, shared)('inviting', env.INVITATIONS_PER_ADDRESS_HOUR);
    this.toMailbox = limitersOf(connection, shared)('invited', env.INVITATIONS_PER_MAILBOX_DAY, {
      seconds: A_DAY_SECONDS,
      sentence: tDependant('invitation.addressExceeded'),
    });
  }

  /** @throws Failure TOO_MANY_REQUESTS */
  async count(email: string, address: string): Promise<void> {
    await this.fromNetwork.countAll(address);
    await this.toMailbox.count(mailboxOf(email));
  }
}
