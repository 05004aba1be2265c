import { ENDED_REFERENCES, MOVED_REFERENCES } from '../profile/merges/references.js';

interface Column {
  collection: string;
  field: string;
}

/** Columns that name a person who did something for another one: such rows are not the person's own. */
const DONE_FOR_OTHERS = ['allergies.recordedById', 'files.uploaderId', 'records.authorId', 'users.heldBy'];

/** Rows that belong to an account of the demo, also those that were written with it later. */
export const OWN_ROWS: readonly Column[] = [
  ...[...MOVED_REFERENCES, ...ENDED_REFERENCES].filter(
    ({ collection, field, prefix, isList }) =>
      !prefix && !isList && !DONE_FOR_OTHERS.includes(`${collection}.${field}`),
  ),
  { collection: 'merges', field: 'keptId' },
  { collection: 'merges', field: 'mergedId' },
  { collection: 'leaves', field: 'doctorId' },
  { collection: 'favouritelines', field: 'doctorId' },
];

/** Columns of rows of real people that may name a doctor of the demo, whose account is then kept. */
export const DOCTOR_COLUMNS: readonly Column[] = [
  { collection: 'appointments', field: 'doctorId' },
  { collection: 'appointments', field: 'acceptedDoctorId' },
  { collection: 'consultations', field: 'doctorId' },
  { collection: 'labrequests', field: 'doctorId' },
  { collection: 'payments', field: 'booking.doctorId' },
  { collection: 'prescriptions', field: 'doctorId' },
  { collection: 'records', field: 'authorId' },
  { collection: 'reviews', field: 'doctorId' },
  { collection: 'waitlist', field: 'doctorId' },
];
