import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { NullableBooleanInput } from 'react-admin';
import type { BulkAction } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';

/** Disabling and enabling accounts. */
export const ACCOUNT_STEPS: BulkAction[] = [
  {
    action: 'disable',
    label: tAdminUser('disable'),
    icon: <BlockIcon />,
    destructive: true,
    consequence: tAdminUser('bulkDisableText'),
  },
  {
    action: 'enable',
    label: tAdminUser('enable'),
    icon: <CheckIcon />,
    consequence: tAdminUser('bulkEnableText'),
  },
];

/** Filters by state and date of registration. */
export const ACCOUNT_FILTERS = [
  <NullableBooleanInput
    key="disabled"
    source="disabled"
    label={tAdminCommon('account')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminCommon('disabled')}
    falseLabel={tAdminCommon('enabled')}
  />,
  ...dayRange('createdAt', tAdminUser('registered')),
];
