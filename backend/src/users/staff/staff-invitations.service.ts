import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Account } from '../../../../openapi/contract/people/accounts.js';
import { INVITATION_HOURS } from '../../../../openapi/contract/people/staff.js';
import type { InviteStaff } from '../../../../openapi/contract/people/staff.js';
import { AuditService } from '../../audit/audit.service.js';
import { PasswordLinks } from '../../auth/password-links.js';
import { PasswordReset } from '../../auth/password-reset.schema.js';
import { hashPassword } from '../../auth/passwords.js';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { Failure, fieldFailure, sentenceOf } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { inTransaction } from '../../common/transaction.js';
import { DEFAULT_PATIENT_PICTURE } from '../../files/default-pictures.js';
import { Letterhead } from '../../mail/letterhead.js';
import { tStaff } from '../../messages/people/staff.js';
import { toAccount } from '../user.mapper.js';
import { User, nameColumns } from '../user.schema.js';

/** Invites members of staff: a mailed link lets the person choose a password once. */
@Injectable()
export class StaffInvitations {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(PasswordReset.name) private readonly resets: Model<PasswordReset>,
    private readonly links: PasswordLinks,
    private readonly letterhead: Letterhead,
    private readonly audit: AuditService,
  ) {}

  /**
   * Creates the account and mails the link.
   * @throws Failure EMAIL_TAKEN if an account of staff has the address
   */
  async invite({ fullName, email, staffRole }: InviteStaff, by: Caller): Promise<Account> {
    const account = {
      ...nameColumns(fullName),
      _id: new Types.ObjectId(),
      email,
      type: 'admin' as const,
      staffRole,
      // A random password, until the person chooses one.
      passwordHash: await hashPassword(randomUUID()),
      image: DEFAULT_PATIENT_PICTURE,
    };
    return inTransaction(this.connection, async (session) => {
      const [user] = await this.users.create([account], { session }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? fieldFailure('email', sentenceOf('EMAIL_TAKEN'), 'EMAIL_TAKEN') : error;
      });
      await this.mailLink(user, session);
      const entry = { action: 'user.invite', resource: 'users', recordId: user._id, ...by };
      await this.audit.record({ ...entry, after: { staffRole } }, session);
      return toAccount(user, null);
    });
  }

  /**
   * Mails a new link and ends the earlier ones.
   * @throws Failure NOT_FOUND if the account is not one of staff; WRONG_STATE unless it waits for its person
   */
  async resend(id: string, by: Caller): Promise<Account> {
    return inTransaction(this.connection, async (session) => {
      // The write makes an opening of the account at the same moment conflict.
      const user = await this.users
        .findOneAndUpdate({ _id: id, type: 'admin' }, { $inc: { lockVersion: 1 } }, { session })
        .lean<User>();
      if (!user) throw new Failure('NOT_FOUND');
      if (user.emailConfirmedAt || user.disabled)
        throw new Failure('WRONG_STATE', { sentence: tStaff('notInvited') });
      await this.resets.deleteMany({ userId: user._id }, { session });
      await this.mailLink(user, session);
      const entry = { action: 'user.invite', resource: 'users', recordId: user._id, ...by };
      await this.audit.record({ ...entry, after: { staffRole: user.staffRole } }, session);
      return toAccount(user, null);
    });
  }

  private mailLink(user: User, session: ClientSession): Promise<void> {
    const { name: hospital } = this.letterhead.known();
    const role = user.staffRole!;
    return this.links.mail(
      user,
      {
        key: 'staff-invitation',
        subject: tStaff('invitation.subject', { hospital }),
        paragraphs: [
          tStaff('invitation.body', { hospital, role, hours: INVITATION_HOURS }),
          tStaff('invitation.later'),
        ],
        button: tStaff('invitation.button'),
        minutes: INVITATION_HOURS * 60,
        known: true,
      },
      session,
    );
  }
}
