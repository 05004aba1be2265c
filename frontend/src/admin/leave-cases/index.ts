import AwayIcon from '@mui/icons-material/EventBusyOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminResourceWords } from '../../words/admin/resources';

export default {
  name: 'leave-cases',
  icon: AwayIcon,
  options: { label: adminResourceWords.leaveCases, audited: true },
  list: listScreen(({ LeaveCaseList }) => LeaveCaseList),
  show: recordScreen(({ LeaveCaseShow }) => LeaveCaseShow),
} satisfies ConsoleResource;
