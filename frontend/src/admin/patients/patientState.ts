import type { UserDto } from '../../../../openapi/contract/people/accounts.js';

/** What lists and pages say about the account of a patient. */
export const patientState = ({
  disabled,
  deceased,
}: Pick<UserDto, 'disabled' | 'deceased'>): 'deceased' | 'disabled' | 'enabled' => {
  if (deceased) return 'deceased';
  return disabled ? 'disabled' : 'enabled';
};
