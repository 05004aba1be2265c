import { toRupees } from '../common/money.js';
import { tProfile } from '../messages/people/profile.js';

/** What stands where a name, an address or a number was. */
export const ERASED_NAME = tProfile('erasedName');
export const ERASED_EMAIL = 'erased@erased.invalid';
const ERASED = 'erased';

type Columns = Record<string, unknown>;

/** What becomes of a person's rows when their data is erased. */
export interface Erasure {
  /** Which of the rows are deleted: `{}` for all of them; left out for none. */
  deletes?: Columns;
  /** Rows that another row names which stays are not deleted: the column that holds their id. */
  unlessNamedBy?: { collection: string; owner: string; column: string };
  /** Columns of the rows that stay which get another value or none; `where` says of which rows. */
  blanks?: { where?: Columns; set: Columns; unset?: readonly string[] }[];
}

/** Rows that belong to one person. */
export interface PersonsRows {
  collection: string;
  /** The column that names the person. */
  owner: string;
  erasure: Erasure;
}

/** Where the portal keeps something about a person that they can take with them. */
export interface OwnCollection extends PersonsRows {
  /** What the list is called in the export. */
  name: string;
  /** Columns that serve the portal's own running and say nothing about the person, or are too big for a list. */
  without: readonly string[];
}

/**
 * Every collection whose rows belong to one person, for the export and for the erasure. A test sees to it that none is
 * forgotten. What an erasure leaves, and why, is listed in docs/security.md.
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
    without: ['holdSeat', 'windowSeat', 'words'],
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
    without: ['words', 'medicineKeys'],
    erasure: { blanks: [{ set: { contact: ERASED } }] },
  },
  {
    name: 'records',
    collection: 'records',
    owner: 'patientId',
    without: ['words'],
    erasure: { deletes: { authorType: 'patient' } },
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
  { name: 'sessions', collection: 'sessions', owner: 'userId', without: [], erasure: { deletes: {} } },
  {
    // After the records: the files of those that stay do too.
    name: 'files',
    collection: 'files',
    owner: 'ownerId',
    without: ['data'],
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
    'undertakings',
    'comesOfAgeOn',
  ],
};

/**
 * Rows about a person that open something or tell who looks after them of them, and what a doctor has typed and not saved; they are not exported, and an
 * erasure deletes them.
 */
export const KEYS_OF_PERSONS: readonly PersonsRows[] = [
  { collection: 'notifications', owner: 'personId', erasure: { deletes: {} } },
  { collection: 'accountclaims', owner: 'userId', erasure: { deletes: {} } },
  { collection: 'consultations', owner: 'patientId', erasure: { deletes: {} } },
  { collection: 'emailconfirmations', owner: 'userId', erasure: { deletes: {} } },
  { collection: 'knowndevices', owner: 'userId', erasure: { deletes: {} } },
  { collection: 'passwordresets', owner: 'userId', erasure: { deletes: {} } },
  { collection: 'streamtickets', owner: 'userId', erasure: { deletes: {} } },
];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

/** A row as people read it: amounts in rupees instead of paise. */
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
