import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'waitlist',
  icon: HourglassIcon,
  options: { label: tAdminResource('waitlist'), audited: true },
  list: listScreen(({ WaitlistList }) => WaitlistList),
  show: recordScreen(({ WaitlistShow }) => WaitlistShow),
} satisfies ConsoleResource;
