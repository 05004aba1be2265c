import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { listScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'notifications',
  icon: NotificationsIcon,
  options: { label: tAdminResource('notifications'), audited: false },
  list: listScreen(({ NotificationList }) => NotificationList),
} satisfies ConsoleResource;
