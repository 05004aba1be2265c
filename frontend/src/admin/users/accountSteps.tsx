import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { NullableBooleanInput } from 'react-admin';
import type { BulkAction } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';

/** Shutting people out and letting them in again. */
export const ACCOUNT_STEPS: BulkAction[] = [
  {
    action: 'disable',
    label: 'Disable',
    icon: <BlockIcon />,
    destructive: true,
    consequence: 'They are logged out at once and cannot log in again. Appointments stay as they are.',
  },
  { action: 'enable', label: 'Enable', icon: <CheckIcon />, consequence: 'They can log in again.' },
];

/** Which accounts: shut out or not, registered between two days. */
export const ACCOUNT_FILTERS = [
  <NullableBooleanInput
    key="disabled"
    source="disabled"
    label="Account"
    nullLabel="Any"
    trueLabel="Disabled"
    falseLabel="Enabled"
  />,
  ...dayRange('createdAt', 'Registered'),
];
