import QuizIcon from '@mui/icons-material/QuizOutlined';
import { FaqCreate, FaqEdit } from './FaqForms';
import { FaqList } from './FaqList';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminContentWords } from '../../words/admin/content';

export default {
  name: 'faqs',
  icon: QuizIcon,
  options: { label: adminContentWords.faqsTitle, audited: true },
  list: FaqList,
  create: FaqCreate,
  edit: FaqEdit,
  recordRepresentation: 'question',
} satisfies ConsoleResource;
