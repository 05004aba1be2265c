import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { WaitlistList } from './WaitlistList';
import { WaitlistShow } from './WaitlistShow';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'waitlist',
  icon: HourglassIcon,
  options: { label: 'Waiting list', audited: true },
  list: WaitlistList,
  show: WaitlistShow,
} satisfies ConsoleResource;
