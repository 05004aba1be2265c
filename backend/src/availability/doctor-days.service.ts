import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import { DoctorDay, dayIdOf } from './doctor-day.schema.js';

/** Gives the days of doctors to visits or to leave, never to both. */
@Injectable()
export class DoctorDays {
  constructor(@InjectModel(DoctorDay.name) private readonly days: Model<DoctorDay>) {}

  /**
   * Takes part in the transaction that gives the day a visit. A leave of the same day that commits first makes the
   * transaction run again, and then this refuses.
   * @throws Failure ON_LEAVE, which ends the transaction
   */
  async giveToVisit(doctorId: Types.ObjectId, date: string, session: ClientSession): Promise<void> {
    const day = { _id: dayIdOf(doctorId, date), leaveId: null };
    await this.days
      .updateOne(day, { $inc: { visits: 1 } }, { upsert: true, session })
      .catch((error: unknown) => {
        // The day is there with a leave, so the upsert tries to make it a second time.
        if (isDuplicateKey(error)) throw new Failure('ON_LEAVE');
        throw error;
      });
  }

  /**
   * Takes part in the transaction of a leave.
   * @throws Failure LEAVE_OVERLAPS when another leave has one of the days
   */
  async giveToLeave(
    { _id: leaveId, doctorId, dates }: { _id: Types.ObjectId; doctorId: Types.ObjectId; dates: string[] },
    session: ClientSession,
  ): Promise<void> {
    const updates = dates.map((date) => ({
      updateOne: {
        filter: { _id: dayIdOf(doctorId, date), leaveId: null },
        update: { $set: { leaveId } },
        upsert: true,
      },
    }));
    await this.days.bulkWrite(updates, { session }).catch((error: unknown) => {
      if (isDuplicateKey(error)) throw new Failure('LEAVE_OVERLAPS');
      throw error;
    });
  }

  /** Gives back the days of a leave. */
  async release(leaveId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.days.updateMany({ leaveId }, { $set: { leaveId: null } }, { session });
  }
}
