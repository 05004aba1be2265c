import DuplicatesIcon from '@mui/icons-material/PeopleOutlined';
import { listScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'duplicates',
  icon: DuplicatesIcon,
  options: { label: tAdminResource('duplicates'), audited: false },
  list: listScreen(({ DuplicateList }) => DuplicateList),
} satisfies ConsoleResource;
