import { MailList } from './MailList';
import { MailShow } from './MailShow';

export default { name: 'mails', list: MailList, show: MailShow, recordRepresentation: 'subject' };
