import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { minutesOf } from '../../../openapi/contract/care/hours.js';
import type { LeaveCause } from '../../../openapi/contract/care/leave-cases.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import type { Condition } from '../common/lists/list-query.js';
import { DoctorDay, ALL_DOCTORS, dayIdOf } from './doctor-day.schema.js';
import type { PartLeave } from './doctor-day.schema.js';

/** The time of a doctor that a visit takes: some minutes of a day, or a day without a time. */
export interface TimeRange {
  doctorId: Types.ObjectId;
  date: string;
  /** HH:mm and length; both are omitted for a day without a time. */
  time?: string | null;
  minutes?: number;
  /** The extra session that offers the time. */
  sessionId?: Types.ObjectId;
}

/** An extra session and its doctors. */
interface SessionDay {
  _id: Types.ObjectId;
  doctorIds: Types.ObjectId[];
  date: string;
}

/** Why a doctor's time is unavailable: leave, a holiday, or a removed extra session. */
export interface Block {
  leaveId: Types.ObjectId;
  cause: LeaveCause;
}

/** The days of a leave, or some hours of its only day. */
export interface LeaveTime {
  _id: Types.ObjectId;
  doctorId: Types.ObjectId;
  dates: string[];
  fromTime?: string | null;
  toTime?: string | null;
}

/** The days of a holiday and the doctors. */
interface HolidayTime {
  _id: Types.ObjectId;
  doctorIds: Types.ObjectId[];
  dates: string[];
}

/** Assigns doctors' time either to visits or to leave, never both. */
@Injectable()
export class DoctorDays {
  constructor(@InjectModel(DoctorDay.name) private readonly days: Model<DoctorDay>) {}

  /**
   * Takes part in the transaction that books a visit. A concurrent leave that commits first makes the
   * transaction run again, and then this refuses. A visit without a time fits beside a leave of some hours.
   * @throws Failure ON_LEAVE, SLOT_NOT_OFFERED for a time of a removed extra session; both end the transaction
   */
  async reserveForVisit(given: TimeRange, session: ClientSession): Promise<void> {
    const { doctorId, date, time, minutes, sessionId } = given;
    const away = sessionId && (await this.blockAt(given, session));
    if (away) throw new Failure(away.cause === 'session' ? 'SLOT_NOT_OFFERED' : 'ON_LEAVE');
    const day = {
      _id: dayIdOf(doctorId, date),
      leaveId: null,
      holidayId: null,
      ...(time && minutes && noLeaveBetween(minutesOf(time), minutesOf(time) + minutes)),
    };
    const write = this.days.updateOne(day, { $inc: { visits: 1 } }, { upsert: true, session });
    await write.exec().catch((error: unknown) => {
      // The day exists with a leave, so the upsert tries to insert it again.
      if (isDuplicateKey(error)) throw new Failure('ON_LEAVE');
      throw error;
    });
  }

  /**
   * As above for a visit that is stored even if its time was taken: returns the reason. It always writes the
   * day, so concurrent changes of the day run before or after.
   */
  async reserveUnlessBlocked(given: TimeRange, session: ClientSession): Promise<Block | null> {
    const away = await this.blockAt(given, session);
    const day = { _id: dayIdOf(given.doctorId, given.date) };
    const visit = { $inc: { visits: 1 }, $setOnInsert: { leaveId: null, holidayId: null } };
    await this.days.updateOne(day, visit, { upsert: true, session });
    return away;
  }

  /** The next token of this day, from 1, in the transaction that issues it. */
  async nextToken({ doctorId, date }: TimeRange, session: ClientSession): Promise<number> {
    const day = await this.days
      .findOneAndUpdate(
        { _id: dayIdOf(doctorId, date) },
        { $inc: { lastToken: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean<DoctorDay>();
    return day.lastToken!;
  }

  /**
   * Takes part in the transaction of a leave.
   * @throws Failure LEAVE_OVERLAPS when another leave has one of the days or hours
   */
  async reserveForLeave(leave: LeaveTime, session: ClientSession): Promise<void> {
    const { _id: leaveId, doctorId, dates, fromTime, toTime } = leave;
    const part = fromTime && toTime && { leaveId, from: minutesOf(fromTime), to: minutesOf(toTime) };
    const updates = dates.map((date) => ({
      updateOne: {
        filter: { _id: dayIdOf(doctorId, date), leaveId: null, ...(part ? noLeaveIn(part) : NO_PART) },
        update: part ? { $push: { partLeaves: part } } : { $set: { leaveId } },
        upsert: true,
      },
    }));
    await this.days.bulkWrite(updates, { session }).catch((error: unknown) => {
      if (isDuplicateKey(error)) throw new Failure('LEAVE_OVERLAPS');
      throw error;
    });
  }

  /** Holidays and new doctors call this in their transactions, so concurrent ones conflict. */
  async lockForAll(session: ClientSession): Promise<void> {
    await this.days.updateOne({ _id: ALL_DOCTORS }, { $inc: { visits: 1 } }, { upsert: true, session });
  }

  /** Blocks the days of a holiday for these doctors, in the transaction that adds the holiday or a doctor. */
  async giveToHoliday(holiday: HolidayTime, session: ClientSession): Promise<void> {
    const updates = idsOf(holiday).map((_id) => ({
      updateOne: {
        filter: { _id },
        update: { $set: { holidayId: holiday._id }, $setOnInsert: { leaveId: null } },
        upsert: true,
      },
    }));
    if (updates.length > 0) await this.days.bulkWrite(updates, { session });
  }

  /** Unblocks them. */
  async releaseHoliday(holiday: HolidayTime, session: ClientSession): Promise<void> {
    const taken = { _id: { $in: idsOf(holiday) }, holidayId: holiday._id };
    await this.days.updateMany(taken, { $set: { holidayId: null } }, { session });
  }

  /** Adds an extra session to the days of these doctors, in the transaction that creates it. */
  async giveToSession(extra: SessionDay, session: ClientSession): Promise<void> {
    const updates = extra.doctorIds.map((doctorId) => ({
      updateOne: {
        filter: { _id: dayIdOf(doctorId, extra.date) },
        update: { $push: { sessionIds: extra._id }, $setOnInsert: { leaveId: null } },
        upsert: true,
      },
    }));
    await this.days.bulkWrite(updates, { session });
  }

  /** Removes it: a concurrent booking of one of its times conflicts with this write. */
  async releaseSession({ _id, doctorIds, date }: SessionDay, session: ClientSession): Promise<void> {
    const ids = doctorIds.map((doctorId) => dayIdOf(doctorId, date));
    await this.days.updateMany({ _id: { $in: ids } }, { $pull: { sessionIds: _id } }, { session });
  }

  /**
   * Why the doctor is unavailable at this time, or on this day: leave, a holiday or a removed extra session.
   * Null when available.
   */
  async blockAt(
    { doctorId, date, time, minutes, sessionId }: TimeRange,
    session: ClientSession,
  ): Promise<Block | null> {
    const day = await this.days.findById(dayIdOf(doctorId, date)).session(session).lean<DoctorDay>();
    if (!day) return null;
    if (day.leaveId) return { leaveId: day.leaveId, cause: 'leave' };
    if (day.holidayId) return { leaveId: day.holidayId, cause: 'holiday' };
    const from = time && minutes ? minutesOf(time) : 0;
    const part = day.partLeaves?.find((one) => one.from < from + (minutes ?? 0) && one.to > from);
    if (part) return { leaveId: part.leaveId, cause: 'leave' };
    const isGone = sessionId && !day.sessionIds?.some((id) => id.equals(sessionId));
    return isGone ? { leaveId: sessionId, cause: 'session' } : null;
  }

  /** Frees the time of a leave. */
  async release({ _id: leaveId, doctorId, dates }: LeaveTime, session: ClientSession): Promise<void> {
    const ids = dates.map((date) => dayIdOf(doctorId, date));
    await this.days.updateMany({ _id: { $in: ids }, leaveId }, { $set: { leaveId: null } }, { session });
    await this.days.updateMany(
      { _id: { $in: ids }, 'partLeaves.leaveId': leaveId },
      { $pull: { partLeaves: { leaveId } } },
      { session },
    );
  }
}

/** Whether the error means that `reserveForVisit` found the time unavailable. */
export const isTimeGone = (error: unknown): boolean =>
  error instanceof Failure && ['ON_LEAVE', 'SLOT_NOT_OFFERED'].includes(error.code);

const idsOf = ({ doctorIds, dates }: HolidayTime): string[] =>
  doctorIds.flatMap((doctorId) => dates.map((date) => dayIdOf(doctorId, date)));

const NO_PART: Condition = { 'partLeaves.0': { $exists: false } };

/** Matches days without a leave that overlaps these minutes. */
const noLeaveBetween = (from: number, to: number): Condition => ({
  partLeaves: { $not: { $elemMatch: { from: { $lt: to }, to: { $gt: from } } } },
});

const noLeaveIn = ({ from, to }: PartLeave): Condition => noLeaveBetween(from, to);
