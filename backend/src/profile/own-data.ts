import { toRupees } from '../common/money.js';
import { VALID } from '../records/corrections/entered-in-error.js';
import { tProfile } from '../messages/people/profile.js';

/** The replacement of names, addresses and numbers. */
export const ERASED_NAME = tProfile('erasedName');
export const ERASED_EMAIL = 'erased@erased.invalid';
const ERASED = 'erased';

type Columns = Record<string, unknown>;

/** What an erasure does with a person's rows. */
export interface Erasure {
  /** The rows to delete: `{}` for all of them; not set for none. */
  deletes?: Columns;
  /** The column with the id of a kept row: rows that it refers to are not deleted. */
  unlessNamedBy?: { collection: string; owner: string; column: string };
  /** Columns of kept rows that are replaced or removed; `where` selects the rows. */
  blanks?: { where?: Columns; set: Columns; unset?: readonly string[] }[];
}

/** Rows that belong to one person. */
export interface PersonsRows {
  collection: string;
  /** The column that names the person. */
  owner: string;
  erasure: Erasure;
}

/** A person's data that the export contains. */
export interface OwnCollection extends PersonsRows {
  /** The name of the list in the export. */
  name: string;
  /** Columns or dotted paths that are internal, say nothing about the person, or are too big for a list. */
  without: readonly string[];
  /** The rows that the export contains; all by default. */
  where?: Columns;
}

/**
 * Every collection with rows of persons, for the export and the erasure. A test checks that none is missing.
 * docs/security.md lists what an erasure keeps, and why.
 */
export const OWN_COLLECTIONS: readonly OwnCollection[] = [
  {
    name: 'appointments',
    collection: 'appointments',
    owner: 'patientId',
    without: ['holdSeat'],
    erasure: { blanks: [{ set: { idCard: null } }] },
  },
  {
    name: 'payments',
    collection: 'payments',
    owner: 'patientId',
    without: ['sessionUrl', 'checkAt'],
    erasure: {
      blanks: [
        { set: { 'payer.email': ERASED_EMAIL }, unset: ['sessionUrl'] },
        { where: { 'booking.reason': { $type: 'string' } }, set: { 'booking.reason': null } },
      ],
    },
  },
  {
    name: 'orders',
    collection: 'orders',
    owner: 'patientId',
    without: ['holder', 'holdSeat', 'reservedFrom', 'unproven'],
    erasure: {
      blanks: [
        { set: { buyer: { name: ERASED_NAME, email: ERASED_EMAIL, phone: ERASED, address: ERASED } } },
      ],
    },
  },
  {
    name: 'labBookings',
    collection: 'labbookings',
    owner: 'patientId',
    without: [
      'holdSeat',
      'windowSeat',
      'words',
      // Results that are not released, and the hospital's handling of critical values.
      'entry',
      'criticalAt',
      'criticalValues',
      'acknowledgement',
      'earlierReports.acknowledgement',
      'rejectedSamples.byName',
      'rejectedSamples.acknowledgement',
    ],
    erasure: { blanks: [{ set: { phone: ERASED, address: null } }] },
  },
  {
    name: 'waitlist',
    collection: 'waitlist',
    owner: 'patientId',
    without: ['seat', 'wish'],
    erasure: { deletes: {} },
  },
  {
    name: 'leaveCases',
    collection: 'leavecases',
    owner: 'patientId',
    without: [],
    erasure: { deletes: {} },
  },
  {
    name: 'labRequests',
    collection: 'labrequests',
    owner: 'patientId',
    without: [],
    // No one can book for an erased person.
    erasure: { blanks: [{ where: { status: 'open' }, set: { status: 'declined' } }] },
  },
  {
    name: 'prescriptions',
    collection: 'prescriptions',
    owner: 'patientId',
    where: VALID,
    without: ['words', 'medicineKeys'],
    erasure: { blanks: [{ set: { contact: ERASED } }] },
  },
  {
    name: 'records',
    collection: 'records',
    owner: 'patientId',
    where: VALID,
    without: ['words', 'movedHere'],
    erasure: { deletes: { authorType: 'patient' } },
  },
  {
    name: 'allergies',
    collection: 'allergies',
    owner: 'patientId',
    without: ['key'],
    // What a doctor recorded stays with the records.
    erasure: { deletes: { recordedByType: { $ne: 'doctor' } } },
  },
  {
    name: 'reviews',
    collection: 'reviews',
    owner: 'patientId',
    without: ['words'],
    erasure: { deletes: {} },
  },
  {
    name: 'questions',
    collection: 'questions',
    owner: 'askedBy',
    without: ['asker', 'textKey', 'words', 'answeredBy'],
    erasure: { blanks: [{ set: { askedBy: null, askedByName: null }, unset: ['asker'] }] },
  },
  {
    name: 'notifications',
    collection: 'notifications',
    owner: 'userId',
    without: [],
    erasure: { deletes: {} },
  },
  { name: 'leaves', collection: 'leaves', owner: 'doctorId', without: [], erasure: { deletes: {} } },
  {
    name: 'favouriteLines',
    collection: 'favouritelines',
    owner: 'doctorId',
    without: [],
    erasure: { deletes: {} },
  },
  { name: 'sessions', collection: 'sessions', owner: 'userId', without: [], erasure: { deletes: {} } },
  {
    // After the records, because the files of kept records stay too.
    name: 'files',
    collection: 'files',
    owner: 'ownerId',
    where: { hidden: { $ne: true } },
    without: ['data', 'hidden'],
    erasure: {
      deletes: {},
      unlessNamedBy: { collection: 'records', owner: 'patientId', column: 'file.stored' },
    },
  },
];

/** A guardian's dependants, for the export: they block an erasure. */
export const DEPENDANTS: Omit<OwnCollection, 'erasure'> = {
  name: 'dependants',
  collection: 'users',
  owner: 'heldBy',
  without: [
    'passwordHash',
    'nameKey',
    'nameWords',
    'mobileKeys',
    'lockVersion',
    // The name of lockVersion in rows of earlier versions.
    'undertakings',
    'comesOfAgeOn',
    'duplicatesDue',
  ],
};

const MERGE_WITHOUT_NAMES = {
  set: { keptName: ERASED_NAME, mergedName: ERASED_NAME },
  unset: ['undo', 'closedLogin'],
};

/**
 * Rows about a person that are not exported and that an erasure deletes: tickets, guardianships and unsaved
 * drafts of doctors.
 */
export const KEYS_OF_PERSONS: readonly PersonsRows[] = [
  { collection: 'notifications', owner: 'personId', erasure: { deletes: {} } },
  { collection: 'accountclaims', owner: 'userId', erasure: { deletes: {} } },
  { collection: 'consultations', owner: 'patientId', erasure: { deletes: {} } },
  { collection: 'duplicates', owner: 'oneId', erasure: { deletes: {} } },
  { collection: 'duplicates', owner: 'otherId', erasure: { deletes: {} } },
  { collection: 'emailconfirmations', owner: 'userId', erasure: { deletes: {} } },
  {
    // The number of the merged record stays, because it still finds the remaining one.
    collection: 'merges',
    owner: 'ownerId',
    erasure: { blanks: [MERGE_WITHOUT_NAMES] },
  },
  {
    // The person whose record was separated again.
    collection: 'merges',
    owner: 'mergedId',
    erasure: { blanks: [MERGE_WITHOUT_NAMES] },
  },
  { collection: 'knowndevices', owner: 'userId', erasure: { deletes: {} } },
  { collection: 'passwordresets', owner: 'userId', erasure: { deletes: {} } },
  { collection: 'streamtickets', owner: 'userId', erasure: { deletes: {} } },
];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

/** A row for people: amounts in rupees instead of paise. */
export function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key.endsWith('Paise') && typeof child === 'number'
        ? [key.slice(0, -'Paise'.length), toRupees(child)]
        : [key, readable(child)],
    ),
  );
}
