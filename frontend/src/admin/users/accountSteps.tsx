import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { NullableBooleanInput } from 'react-admin';
import type { BulkAction } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';
import { adminCommonWords } from '../../words/admin/common';
import { adminUserWords } from '../../words/admin/users';

/** Shutting people out and letting them in again. */
export const ACCOUNT_STEPS: BulkAction[] = [
  {
    action: 'disable',
    label: adminUserWords.disable,
    icon: <BlockIcon />,
    destructive: true,
    consequence: adminUserWords.bulkDisableText,
  },
  {
    action: 'enable',
    label: adminUserWords.enable,
    icon: <CheckIcon />,
    consequence: adminUserWords.bulkEnableText,
  },
];

/** Which accounts: shut out or not, registered between two days. */
export const ACCOUNT_FILTERS = [
  <NullableBooleanInput
    key="disabled"
    source="disabled"
    label={adminCommonWords.account}
    nullLabel={adminCommonWords.any}
    trueLabel={adminCommonWords.disabled}
    falseLabel={adminCommonWords.enabled}
  />,
  ...dayRange('createdAt', adminUserWords.registered),
];
