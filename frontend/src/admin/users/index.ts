import AccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import { UserList } from './UserList';
import { UserShow } from './UserShow';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'users',
  icon: AccountsIcon,
  options: { label: 'Users', audited: true },
  list: UserList,
  show: UserShow,
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
