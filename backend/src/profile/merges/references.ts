/** A column that refers to a patient. */
export interface PatientReference {
  collection: string;
  field: string;
  /** The text before the id, where the column is a text. */
  prefix?: string;
  /** Whether the column is a list of ids. */
  isList?: true;
}

/**
 * Every column that refers to a patient and follows the person when two records become one. A test fails when a schema
 * has a reference that is in none of these lists.
 */
export const MOVED_REFERENCES: readonly PatientReference[] = [
  { collection: 'allergies', field: 'patientId' },
  { collection: 'allergies', field: 'recordedById' },
  { collection: 'appointments', field: 'patientId' },
  { collection: 'consultations', field: 'patientId' },
  { collection: 'files', field: 'ownerId' },
  { collection: 'files', field: 'uploaderId' },
  { collection: 'labbookings', field: 'patientId' },
  { collection: 'labrequests', field: 'patientId' },
  { collection: 'leavecases', field: 'patientId' },
  { collection: 'merges', field: 'ownerId' },
  { collection: 'notifications', field: 'personId' },
  { collection: 'notifications', field: 'userId' },
  { collection: 'orders', field: 'holder', prefix: 'patient:' },
  { collection: 'orders', field: 'patientId' },
  { collection: 'outbox', field: 'people', isList: true },
  { collection: 'payments', field: 'patientId' },
  { collection: 'prescriptions', field: 'patientId' },
  { collection: 'questions', field: 'askedBy' },
  { collection: 'questions', field: 'asker', prefix: 'user:' },
  { collection: 'records', field: 'authorId' },
  { collection: 'records', field: 'patientId' },
  { collection: 'reviews', field: 'patientId' },
  { collection: 'users', field: 'heldBy' },
  { collection: 'waitlist', field: 'patientId' },
];

/** Rows of a login; they end with the merged account. */
export const ENDED_REFERENCES: readonly PatientReference[] = [
  { collection: 'accountclaims', field: 'userId' },
  { collection: 'emailconfirmations', field: 'userId' },
  { collection: 'knowndevices', field: 'userId' },
  { collection: 'passwordresets', field: 'userId' },
  { collection: 'sessions', field: 'userId' },
  { collection: 'streamtickets', field: 'userId' },
];

/**
 * Columns that may name a patient and stay as they are: the history of what was done, by whom and when, and the merges
 * themselves.
 */
export const KEPT_REFERENCES: readonly PatientReference[] = [
  { collection: 'auditevents', field: 'actingForId' },
  { collection: 'auditevents', field: 'actorId' },
  { collection: 'duplicates', field: 'oneId' },
  { collection: 'duplicates', field: 'otherId' },
  { collection: 'merges', field: 'keptId' },
  { collection: 'merges', field: 'mergedId' },
];

/** The unique indexes with a moved column; `MergeConflicts` resolves what would break them. */
export const UNIQUE_AMONG_MOVED: readonly string[] = [
  'allergies: patientId, key',
  'appointments: patientId, holdSeat',
  'labbookings: patientId, holdSeat',
  'orders: holder, holdSeat',
  'questions: asker, textKey',
  'waitlist: patientId, seat',
  'waitlist: patientId, wish',
];
