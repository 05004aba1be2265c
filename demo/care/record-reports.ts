import type { Connection } from 'mongoose';
import type { LabBooking } from '../../backend/src/lab-bookings/lab-booking.schema.js';
import { labRecord, recordColumns } from '../../backend/src/records/record-store.js';

/** Adds the medical records of the reported lab bookings. */
export async function recordReports(connection: Connection): Promise<void> {
  const records = connection.collection('records');
  const reported = connection.collection<LabBooking>('labbookings').find({ status: 'reported' });
  for await (const booking of reported) {
    const { labBookingId, ...columns } = recordColumns(labRecord(booking));
    const inserted = { ...columns, createdAt: columns.recordedAt };
    await records.updateOne({ labBookingId }, { $setOnInsert: inserted }, { upsert: true });
  }
}
