import QuizIcon from '@mui/icons-material/QuizOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'faqs',
  icon: QuizIcon,
  options: { label: tAdminResource('faqs'), audited: true },
  list: listScreen(({ FaqList }) => FaqList),
  create: recordScreen(({ FaqCreate }) => FaqCreate),
  edit: recordScreen(({ FaqEdit }) => FaqEdit),
  recordRepresentation: 'question',
} satisfies ConsoleResource;
