import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AuditService } from '../audit/audit.service.js';
import type { Actor, Origin } from '../common/http/actor.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { User } from '../users/user.schema.js';
import { AREA } from './area.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { PasswordReset } from './password-reset.schema.js';
import { SessionsService } from './sessions.service.js';
import { tCommon } from '../messages/common.js';
import { tAuth } from '../messages/people/auth.js';

interface Change {
  action: 'password.change' | 'password.reset';
  /** The session that changed it, which stays open. */
  actor?: Actor;
  origin: Origin;
}

/** The effects of every new password, in the transaction that sets it. */
@Injectable()
export class NewPasswords {
  constructor(
    @InjectModel(PasswordReset.name) private readonly resets: Model<PasswordReset>,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly notifier: Notifier,
    private readonly audit: AuditService,
  ) {}

  /**
   * Ends the other sessions, the known devices and the remaining links; notifies the person; writes an audit
   * row.
   */
  async afterChange(user: User, { action, actor, origin }: Change, session: ClientSession): Promise<void> {
    if (actor) await this.sessions.endOthers(actor, session);
    else await this.sessions.endAll(user._id, session);
    await this.devices.forgetAll(user._id, session);
    await this.resets.deleteMany({ userId: user._id }, { session });
    await this.notifier.notify(
      {
        key: `password:${String(new Types.ObjectId())}`,
        to: user._id,
        title: tAuth('passwordChanged.title'),
        paragraphs: [tAuth('passwordChanged.body'), tAuth('passwordChanged.notYou')],
        facts: [],
        link: AREA[user.type],
        linkText: tCommon('seeMyAccount'),
      },
      session,
    );
    const changer = actor ?? { userId: String(user._id), type: user.type };
    await this.audit.record(
      { action, actor: changer, resource: 'users', recordId: user._id, origin },
      session,
    );
  }
}
