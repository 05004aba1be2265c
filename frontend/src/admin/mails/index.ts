import MailIcon from '@mui/icons-material/MailOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'mails',
  icon: MailIcon,
  options: { label: tAdminResource('mails'), audited: true },
  list: listScreen(({ MailList }) => MailList),
  show: recordScreen(({ MailShow }) => MailShow),
  recordRepresentation: 'subject',
} satisfies ConsoleResource;
