import AwayIcon from '@mui/icons-material/EventBusyOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'leave-cases',
  icon: AwayIcon,
  options: { label: tAdminResource('leaveCases'), audited: true },
  list: listScreen(({ LeaveCaseList }) => LeaveCaseList),
  show: recordScreen(({ LeaveCaseShow }) => LeaveCaseShow),
} satisfies ConsoleResource;
