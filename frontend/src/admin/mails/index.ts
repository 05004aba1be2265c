import MailIcon from '@mui/icons-material/MailOutlined';
import { MailList } from './MailList';
import { MailShow } from './MailShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminMailWords } from '../../words/admin/mails';

export default {
  name: 'mails',
  icon: MailIcon,
  options: { label: adminMailWords.mailsTitle, audited: true },
  list: MailList,
  show: MailShow,
  recordRepresentation: 'subject',
} satisfies ConsoleResource;
