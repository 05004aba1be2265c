import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { SetLabSubject } from '../../../../openapi/contract/shop/lab-subject.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Caller } from '../../common/http/actor.js';
import { inTransaction } from '../../common/transaction.js';
import { RecordStore } from '../../records/record-store.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';
import { LabBooking } from '../lab-booking.schema.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { chosenSubject, isOfPatient } from './lab-subject.js';

/** Lets the desk say whose sample a booking is about. */
@Injectable()
export class LabSubjects {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    private readonly reader: LabBookingsService,
    private readonly records: RecordStore,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /**
   * Stores the subject, also on the records of a report that exists. Reported results keep the ranges of the day of
   * the report, until a correction compares them again. Entered results are not released for another subject.
   * @throws Failure NOT_FOUND, UNACCEPTABLE, EDIT_CONFLICT when the subject has changed meanwhile
   */
  async set(id: string, body: SetLabSubject, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (body.subject.who === 'other' && row.labRequestId)
      throw fieldFailure('subject.who', tLabBooking('subject.requestIsForPatient'));
    const subject = chosenSubject(body.subject, this.clock.today());
    const updated = await inTransaction(this.connection, async (session) => {
      const after = await this.bookings
        .findOneAndUpdate(
          { _id: row._id, subject: row.subject },
          { $set: { subject } },
          { session, returnDocument: 'after' },
        )
        .lean<LabBooking>();
      if (!after) throw new Failure('EDIT_CONFLICT');
      await this.records.setSampleOf(after, isOfPatient(after) ? null : row.fullName, session);
      const change = { before: { subject: row.subject }, after: { subject } };
      const what = { action: 'lab-booking.set-subject', resource: 'lab-bookings', recordId: row._id };
      await this.audit.record({ ...what, ...change, ...by }, session);
      return after;
    });
    return this.reader.toAnswer(updated, by.actor);
  }
}
