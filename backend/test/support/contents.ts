import type { Connection } from 'mongoose';

/**
 * The product's data, without the expected traces of refused calls (sessions, limits, audit trail) and without
 * the provider's events, which arrive independently.
 */
const KEPT = [
  'allergies',
  'appointments',
  'doctorids',
  'extrasessions',
  'favouritelines',
  'faqs',
  'files',
  'labbookings',
  'holidays',
  'leavecases',
  'leaves',
  'doctordays',
  'labtests',
  'medicines',
  'notifications',
  'orders',
  'outbox',
  'payments',
  'posts',
  'reviews',
  'safetyrules',
  'settings',
  'prescriptions',
  'questions',
  'records',
  'users',
  'waitlist',
];

/** A checksum of each collection: it is equal as long as nothing is written. */
export async function contentsOf(db: Connection): Promise<Record<string, string>> {
  const { collections } = await db.db!.command({ dbHash: 1, collections: KEPT });
  return collections as Record<string, string>;
}
