import type { OutcomeKind, TestOutcome } from '../lab-requests/lab-outcomes.service.js';
import type { LabBooking } from './lab-booking.schema.js';
import { isOfPatient } from './subjects/lab-subject.js';

/**
 * An outcome of a booking for the doctors.
 * @param occurrence distinguishes outcomes of one kind, e.g. the version of the report
 * @param detail why a sample was rejected
 */
export const outcomeOf = (
  row: LabBooking,
  kind: OutcomeKind,
  occurrence: string,
  detail?: string,
): TestOutcome => ({
  kind,
  key: `labBooking:${String(row._id)}:${kind}:${occurrence}`,
  testName: row.test.name,
  detail,
  patientId: row.patientId,
  patientName: row.patientName,
  labBookingId: row._id,
  isOwnSample: isOfPatient(row),
});
