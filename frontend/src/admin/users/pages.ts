import type { Account } from '../../../../openapi/contract/people/accounts.js';
import type { UserType } from '../../../../openapi/contract/people/fields.js';

/** The resource for people of a type; administrators have none. */
export const PERSON_PAGES: Record<UserType, 'patients' | 'doctors' | null> = {
  patient: 'patients',
  doctor: 'doctors',
  admin: null,
};

/** Whether the person can log in, and if not, whether permanently. */
export function accountState({
  disabled,
  deceased,
  erasedAt,
}: Account): 'enabled' | 'disabled' | 'deceased' | 'erased' {
  if (erasedAt) return 'erased';
  if (deceased) return 'deceased';
  return disabled ? 'disabled' : 'enabled';
}
