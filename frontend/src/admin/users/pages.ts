import type { Account } from '../../../../openapi/contract/people/accounts.js';
import type { UserType } from '../../../../openapi/contract/people/fields.js';

/** The resource in which people of a type are kept with all that belongs to them; administrators have none. */
export const PERSON_PAGES: Record<UserType, 'patients' | 'doctors' | null> = {
  patient: 'patients',
  doctor: 'doctors',
  admin: null,
};

/** Whether the person can log in, and if not, whether that is for good. */
export function accountState({ disabled, erasedAt }: Account): 'enabled' | 'disabled' | 'erased' {
  if (erasedAt) return 'erased';
  return disabled ? 'disabled' : 'enabled';
}
