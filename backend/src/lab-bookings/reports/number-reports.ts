import type { Connection } from 'mongoose';
import type { MedicalRecord } from '../../records/record.schema.js';
import type { LabBooking } from '../lab-booking.schema.js';
import { sampledAt } from './report-versions.js';

/** Reports of earlier versions were final, said nothing about the person, and stood under the day of the report. */
export async function numberReports(connection: Connection): Promise<void> {
  const bookings = connection.collection<LabBooking>('labbookings');
  const unnumbered = { report: { $exists: true }, 'report.version': { $exists: false } };
  const person = { gender: null, age: null };
  const first = { 'report.version': 1, 'report.person': person, 'report.reason': null };
  await bookings.updateMany(unnumbered, { $set: first });
  const records = connection.collection<MedicalRecord>('records');
  for await (const booking of bookings.find({ status: 'reported', 'report.version': 1 }))
    await records.updateOne({ labBookingId: booking._id }, { $set: { recordedAt: sampledAt(booking) } });
}
