import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { FirstDoctor } from '../../../openapi/contract/site/set-up.js';
import { AuditService } from '../audit/audit.service.js';
import { unusablePasswordHash } from '../auth/passwords.js';
import type { Origin } from '../common/http/actor.js';
import { toPaise } from '../common/money.js';
import { afterCommit } from '../common/transaction.js';
import { DEFAULT_DOCTOR_PICTURE } from '../files/default-pictures.js';
import { newDoctorCode } from '../users/doctors/doctor-code.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { DoctorId } from '../users/doctors/doctor-id.schema.js';
import { User, nameColumns } from '../users/user.schema.js';

/** Creates the first doctor of a hospital at the set-up. */
@Injectable()
export class FirstDoctors {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(DoctorId.name) private readonly doctorIds: Model<DoctorId>,
    private readonly directory: DoctorDirectory,
    private readonly audit: AuditService,
  ) {}

  /** The columns of the account, without a password: the doctor chooses one with a mailed link. */
  async prepare({ fullName, email, speciality, fee, registrationNumber }: FirstDoctor) {
    return {
      ...nameColumns(fullName),
      _id: new Types.ObjectId(),
      email,
      type: 'doctor' as const,
      approval: 'approved' as const,
      passwordHash: await unusablePasswordHash(),
      image: DEFAULT_DOCTOR_PICTURE,
      speciality,
      feePaise: toPaise(fee),
      d_id: newDoctorCode(),
      ...(registrationNumber && { registrationNumber }),
    };
  }

  async create(
    account: Awaited<ReturnType<FirstDoctors['prepare']>>,
    { session, origin }: { session: ClientSession; origin: Origin },
  ): Promise<void> {
    const { _id, d_id, fullName, type } = account;
    const used = { code: d_id, usedBy: _id, usedByName: fullName, usedAt: new Date() };
    await this.doctorIds.create([used], { session });
    await this.users.create([account], { session });
    await this.audit.record(
      {
        action: 'user.register',
        actor: null,
        origin,
        resource: 'users',
        recordId: _id,
        after: { type, fullName, d_id },
      },
      session,
    );
    afterCommit(session, () => this.directory.drop());
  }
}
