import { mongo } from 'mongoose';
import type { Connection, Types } from 'mongoose';
import { minutesOf } from '../../../openapi/contract/care/hours.js';
import { minutesAt, minutesCovered } from '../availability/doctor-hours.js';
import type { Practice } from '../availability/doctor-hours.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { LIVE_STATUSES } from '../appointments/appointment.status.js';

interface Row {
  _id: Types.ObjectId;
  slot: { doctorId: Types.ObjectId; date: string; time: string };
}

/** A doctor who is gone had no times. */
const NO_PRACTICE: Practice = { availableDays: [], timeSlots: [] };

/**
 * Gives the live visits of earlier versions the minutes that they cover: until the doctor's next time, as it was then,
 * and never into the visit that follows.
 */
export async function coverMinutes(connection: Connection): Promise<void> {
  const visits = connection.collection<Row>('appointments');
  const before = {
    status: { $in: [...LIVE_STATUSES] },
    'slot.time': { $exists: true },
    'slot.covers': { $exists: false },
  };
  const doctors = (await visits.distinct('slot.doctorId', before)) as Types.ObjectId[];
  for (const doctorId of doctors) {
    const practice = await connection
      .collection<Practice & { _id: Types.ObjectId }>('users')
      .findOne({ _id: doctorId });
    const rows = await visits
      .find({ ...before, 'slot.doctorId': doctorId })
      .sort({ 'slot.date': 1, 'slot.time': 1 })
      .toArray();
    const updates = rows.map(({ _id, slot }, index) => {
      const next = rows[index + 1]?.slot;
      const usual = minutesAt(practice ?? NO_PRACTICE, slot.time);
      const gap = next?.date === slot.date ? minutesOf(next.time) - minutesOf(slot.time) : usual;
      const minutes = Math.max(1, Math.min(usual, gap));
      const covers = minutesCovered({ time: slot.time, minutes });
      return {
        updateOne: {
          filter: { _id, ...before },
          update: { $set: { 'slot.minutes': minutes, 'slot.covers': covers } },
        },
      };
    });
    await visits.bulkWrite(updates, { ordered: false }).catch((error: unknown) => {
      // A visit that was booked at this moment covers some of them already; its start still keeps this one apart.
      if (!(error instanceof mongo.MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
    });
  }
}
