import AwayIcon from '@mui/icons-material/EventBusyOutlined';
import { LeaveCaseList } from './LeaveCaseList';
import { LeaveCaseShow } from './LeaveCaseShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminLeaveCaseWords } from '../../words/admin/leaveCases';

export default {
  name: 'leave-cases',
  icon: AwayIcon,
  options: { label: adminLeaveCaseWords.doctorsAway, audited: true },
  list: LeaveCaseList,
  show: LeaveCaseShow,
} satisfies ConsoleResource;
