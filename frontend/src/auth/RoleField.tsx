import type { ComponentProps } from 'react';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { SelectField } from '../common/forms/SelectField';
import { tPage } from '../messages/pages';
import { tAuth } from '../messages/people/auth';

// A record, so that the compiler requires each role of the contract without loading its schemas on public
// pages.
const ROLES: Record<UserType, string> = {
  patient: tPage('patient'),
  doctor: tPage('doctor'),
  admin: tAuth('admin'),
};

/** Patient, doctor or admin: a person may have an account of each. */
export const RoleField = (props: Omit<ComponentProps<typeof SelectField>, 'children'>) => (
  <SelectField {...props}>
    {Object.entries(ROLES).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
);
