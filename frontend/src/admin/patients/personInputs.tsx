import { SelectInput, TextInput } from 'react-admin';
import { GENDER_CHOICES } from '../common/inputs/genderChoices';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';

export const FullNameInput = () => (
  <TextInput source="fullName" label={tAdminCommon('fullName')} autoFocus fullWidth helperText={false} />
);

export const MobileInput = () => (
  <TextInput
    source="mobile"
    label={tAdminUser('mobileNumber')}
    type="tel"
    onInput={keepAsciiDigits}
    fullWidth
    helperText={false}
  />
);

export const SexInput = () => (
  <SelectInput
    source="gender"
    label={tAdminUser('sex')}
    choices={GENDER_CHOICES}
    emptyText={tAdminUser('notGiven')}
    fullWidth
    helperText={false}
  />
);
