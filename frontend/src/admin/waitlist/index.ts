import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { WaitlistList } from './WaitlistList';
import { WaitlistShow } from './WaitlistShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminWaitlistWords } from '../../words/admin/waitlist';

export default {
  name: 'waitlist',
  icon: HourglassIcon,
  options: { label: adminWaitlistWords.waitingList, audited: true },
  list: WaitlistList,
  show: WaitlistShow,
} satisfies ConsoleResource;
