import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { NotificationList } from './NotificationList';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminMailWords } from '../../words/admin/mails';

export default {
  name: 'notifications',
  icon: NotificationsIcon,
  options: { label: adminMailWords.notifications, audited: false },
  list: NotificationList,
} satisfies ConsoleResource;
