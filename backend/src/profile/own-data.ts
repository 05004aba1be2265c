import { toRupees } from '../common/money.js';

/** Where the portal keeps something about a person. */
export interface OwnCollection {
  /** What the list is called in the export. */
  name: string;
  collection: string;
  /** The column that names the person. */
  owner: string;
  /** Columns that serve the portal's own running and say nothing about the person, or are too big for a list. */
  without: readonly string[];
}

/** Every collection whose rows belong to one person. A test sees to it that none is forgotten. */
export const OWN_COLLECTIONS: readonly OwnCollection[] = [
  { name: 'appointments', collection: 'appointments', owner: 'patientId', without: ['holdSeat'] },
  { name: 'payments', collection: 'payments', owner: 'patientId', without: ['sessionUrl', 'checkAt'] },
  { name: 'orders', collection: 'orders', owner: 'patientId', without: ['holder', 'holdSeat'] },
  { name: 'labBookings', collection: 'labbookings', owner: 'patientId', without: ['holdSeat'] },
  {
    name: 'prescriptions',
    collection: 'prescriptions',
    owner: 'patientId',
    without: ['words', 'medicineKeys'],
  },
  { name: 'records', collection: 'records', owner: 'patientId', without: ['words'] },
  { name: 'reviews', collection: 'reviews', owner: 'patientId', without: [] },
  {
    name: 'questions',
    collection: 'questions',
    owner: 'askedBy',
    without: ['asker', 'textKey', 'answeredBy'],
  },
  { name: 'notifications', collection: 'notifications', owner: 'userId', without: [] },
  { name: 'leaves', collection: 'leaves', owner: 'doctorId', without: [] },
  { name: 'sessions', collection: 'sessions', owner: 'userId', without: [] },
  { name: 'files', collection: 'files', owner: 'ownerId', without: ['data'] },
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
