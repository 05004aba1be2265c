import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import type { RegisterWalkIn } from '../../../../openapi/contract/people/walk-ins.js';
import { AuditService } from '../../audit/audit.service.js';
import { unusablePasswordHash } from '../../auth/passwords.js';
import type { Caller } from '../../common/http/actor.js';
import { fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { toE164 } from '../../common/phone.js';
import { inTransaction } from '../../common/transaction.js';
import { DEFAULT_PATIENT_PICTURE } from '../../files/default-pictures.js';
import { HospitalNumbers } from '../hospital-numbers/hospital-numbers.service.js';
import { User, mobileColumns, nameColumns } from '../user.schema.js';
import { UsersService } from '../users.service.js';
import { tCommon } from '../../messages/common.js';

/** The first day of the month that is so many months before a day (YYYY-MM-DD). */
function monthsBefore(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}

/** Opens accounts at the desk for people without one. */
@Injectable()
export class WalkIns {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: UsersService,
    private readonly numbers: HospitalNumbers,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /** An account without an email address; it has no login until it is claimed. */
  async register(body: RegisterWalkIn, by: Caller): Promise<UserDto> {
    const mobile = toE164(body.mobile);
    if (!mobile) throw fieldFailure('mobile', tCommon('phoneInvalid'));
    if (body.dob && body.dob >= this.clock.today()) throw fieldFailure('dob', tCommon('birthDateNotPast'));
    const user = {
      _id: new Types.ObjectId(),
      ...nameColumns(body.fullName),
      ...mobileColumns(mobile),
      type: 'patient' as const,
      hospitalNumber: await this.numbers.next(),
      passwordHash: await unusablePasswordHash(),
      ...this.birthOf(body),
      gender: body.gender ?? null,
      image: DEFAULT_PATIENT_PICTURE,
    };
    await inTransaction(this.connection, async (session) => {
      await this.users.create([user], { session });
      const after = { type: 'patient', fullName: user.fullName };
      const entry = { action: 'user.registerWalkIn', resource: 'users', recordId: user._id, after };
      await this.audit.record({ ...entry, ...by }, session);
    });
    return this.reader.getOfType(String(user._id), 'patient', by.actor);
  }

  /** Half a year is added to an age, so that the estimate is at most half a year wrong. */
  private birthOf({ dob, age }: RegisterWalkIn): Pick<User, 'dob' | 'dobEstimated'> {
    if (age === undefined) return { dob: dob ?? null };
    return { dob: monthsBefore(this.clock.today(), age * 12 + 6), dobEstimated: true };
  }
}
