import type { Message } from '../../notifications/notifier.service.js';
import { tUser } from '../../messages/people/users.js';
import type { User } from '../user.schema.js';

/** Notifies a doctor that an administrator verified the registration number, or no longer accepts it; null if neither happened. */
export function registrationNotification(before: User, after: User): Message | null {
  const outcome = outcomeOf(before, after);
  if (!outcome) return null;
  const number = after.registrationNumber ?? before.registrationNumber ?? '';
  const notice = tUser(`registration.${outcome}.notice`, { number });
  return {
    key: `registration:${outcome}:${String(after._id)}:${after.version}`,
    to: after._id,
    title: tUser(`registration.${outcome}.title`),
    notice,
    paragraphs: [notice],
    facts: [[tUser('registration.number'), number]],
    link: '/doctor-login/profile',
    linkText: tUser('registration.openProfile'),
  };
}

function outcomeOf(before: User, after: User): 'verified' | 'notVerified' | null {
  const [was, is] = [before.registrationVerifiedAt ?? null, after.registrationVerifiedAt ?? null];
  if (is) return is.getTime() === was?.getTime() ? null : 'verified';
  const isRemoved = Boolean(before.registrationNumber) && !after.registrationNumber;
  return was || isRemoved ? 'notVerified' : null;
}
