import type { Message } from '../../notifications/notifier.service.js';
import { tUser } from '../../messages/people/users.js';
import type { User } from '../user.schema.js';

/** What identifies a patient or reaches the patient: its change by the desk is notified. */
const NOTIFIED = ['fullName', 'mobile', 'dob', 'gender', 'address'] as const;

/** Notifies a patient, or the guardian, of details that the desk changed; null if these stay. */
export function detailsNotification(before: User, after: User): Message | null {
  if (after.type !== 'patient') return null;
  const changed = NOTIFIED.filter((field) => (before[field] ?? null) !== (after[field] ?? null));
  if (changed.length === 0) return null;
  const notice = tUser('details.notice', { fullName: after.fullName });
  return {
    key: `details:${String(after._id)}:${after.version}`,
    to: after.heldBy ?? after._id,
    title: tUser('details.title'),
    notice,
    paragraphs: [notice],
    facts: changed.map((field) => [tUser(`details.${field}`), shown(field, after)]),
    link: '/patientlogin/profile',
    linkText: tUser('details.open'),
  };
}

function shown(field: (typeof NOTIFIED)[number], user: User): string {
  const value = user[field];
  if (!value) return tUser('details.removed');
  return field === 'gender' ? tUser(`details.genders.${user.gender!}`) : value;
}
