import AccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import { UserList } from './UserList';
import { UserShow } from './UserShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminUserWords } from '../../words/admin/users';

export default {
  name: 'users',
  icon: AccountsIcon,
  options: { label: adminUserWords.users, audited: true },
  list: UserList,
  show: UserShow,
  recordRepresentation: 'fullName',
} satisfies ConsoleResource;
