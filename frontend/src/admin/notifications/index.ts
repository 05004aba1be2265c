import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { NotificationList } from './NotificationList';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'notifications',
  icon: NotificationsIcon,
  options: { label: 'Notifications', audited: false },
  list: NotificationList,
} satisfies ConsoleResource;
