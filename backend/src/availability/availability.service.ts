import type { Actor, Caller } from '../common/http/actor.js';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Availability, UpdateAvailability } from '../../../openapi/contract/care/availability.js';
import { inWeekOrder } from '../../../openapi/contract/people/fields.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import { toPaise, toRupees } from '../common/money.js';
import { inTransaction } from '../common/transaction.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { User } from '../users/user.schema.js';

/** What a doctor offers: days, times and the fee. Visits that are booked stay, whatever is offered from now on. */
@Injectable()
export class AvailabilityService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly directory: DoctorDirectory,
    private readonly audit: AuditService,
  ) {}

  async get(actor: Actor): Promise<Availability> {
    const doctor = await this.users.findById(actor.userId).lean<User>();
    if (!doctor) throw new Failure('NOT_FOUND');
    return toAvailability(doctor);
  }

  /** @throws Failure EDIT_CONFLICT when the account has been changed since it was read */
  async update(
    { version, availableDays, timeSlots, fee }: UpdateAvailability,
    by: Caller,
  ): Promise<Availability> {
    const offered = {
      availableDays: inWeekOrder(availableDays),
      timeSlots: timeSlots.toSorted(),
      ...(fee !== undefined && { feePaise: fee === null ? null : toPaise(fee) }),
    };
    const after = await inTransaction(this.connection, async (session) => {
      const before = await this.users
        .findOneAndUpdate(
          { _id: by.actor.userId, version },
          { $set: offered, $inc: { version: 1 } },
          { session, returnDocument: 'before' },
        )
        .lean<User>();
      if (!before) throw new Failure('EDIT_CONFLICT');
      const changed = { ...before, ...offered, version: version + 1 };
      await this.audit.record(
        {
          action: 'availability.update',
          ...by,
          resource: 'doctors',
          recordId: by.actor.userId,
          before: traced(before),
          after: traced(changed),
        },
        session,
      );
      return changed;
    });
    this.directory.drop();
    return toAvailability(after);
  }
}

const toAvailability = ({ availableDays, timeSlots, feePaise, version }: User): Availability => ({
  availableDays: inWeekOrder(availableDays),
  timeSlots,
  fee: feePaise === null ? null : toRupees(feePaise),
  version,
});

const traced = ({ availableDays, timeSlots, feePaise }: User) => ({ availableDays, timeSlots, feePaise });
