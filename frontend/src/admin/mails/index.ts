import MailIcon from '@mui/icons-material/MailOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminResourceWords } from '../../words/admin/resources';

export default {
  name: 'mails',
  icon: MailIcon,
  options: { label: adminResourceWords.mails, audited: true },
  list: listScreen(({ MailList }) => MailList),
  show: recordScreen(({ MailShow }) => MailShow),
  recordRepresentation: 'subject',
} satisfies ConsoleResource;
