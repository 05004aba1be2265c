import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import type { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { labRecord, recordColumns } from './record-store.js';

/** Makes the records of lab bookings that were reported when there were no records yet; those that have one keep it. */
export async function recordReports(connection: Connection): Promise<void> {
  const records = connection.collection('records');
  const reported = connection.collection<LabBooking>('labbookings').find({ status: 'reported' });
  for await (const booking of reported) {
    const { labBookingId, ...columns } = recordColumns(labRecord(booking));
    const inserted = { ...columns, createdAt: columns.recordedAt };
    await records
      .updateOne({ labBookingId }, { $setOnInsert: inserted }, { upsert: true })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error; // another process has just made it
      });
  }
}
