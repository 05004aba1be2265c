import type { Connection } from 'mongoose';

/**
 * What the product keeps; not the marks that refused calls leave on purpose (sessions, tries, the audit trail), nor
 * the provider's events, which arrive in their own time.
 */
const KEPT = [
  'allergies',
  'appointments',
  'doctorids',
  'extrasessions',
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
  'settings',
  'prescriptions',
  'questions',
  'records',
  'users',
  'waitlist',
];

/** A checksum of each collection: two answers are equal as long as nothing has been written in between. */
export async function contentsOf(db: Connection): Promise<Record<string, string>> {
  const { collections } = await db.db!.command({ dbHash: 1, collections: KEPT });
  return collections as Record<string, string>;
}
