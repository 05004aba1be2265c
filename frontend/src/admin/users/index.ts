import AccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'users',
  icon: AccountsIcon,
  options: { label: tAdminResource('users'), audited: true },
  list: listScreen(({ UserList }) => UserList),
  show: recordScreen(({ UserShow }) => UserShow),
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
