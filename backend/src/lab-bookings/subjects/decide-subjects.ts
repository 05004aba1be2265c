import type { Connection } from 'mongoose';
import { tidyName } from '../../../../openapi/contract/people/names.js';
import type { MedicalRecord } from '../../records/record.schema.js';
import type { LabBooking } from '../lab-booking.schema.js';
import { NOT_STATED, PATIENT } from './lab-subject.js';

/**
 * Decides once whose sample the bookings of an earlier version are about: as their report says, otherwise by the
 * exact name of the patient.
 */
export async function decideLabSubjects(connection: Connection): Promise<void> {
  const bookings = connection.collection<LabBooking>('labbookings');
  const records = connection.collection<MedicalRecord>('records');
  for await (const { _id, fullName, patientName } of bookings.find({ subject: { $exists: false } })) {
    const report = await records.findOne({ labBookingId: _id }, { projection: { sampleOf: 1 } });
    const isPatient = report ? report.sampleOf === null : tidyName(fullName) === tidyName(patientName);
    const subject = isPatient ? PATIENT : NOT_STATED;
    await bookings.updateOne({ _id, subject: { $exists: false } }, { $set: { subject } });
  }
}
