import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined';
import { QuestionList } from './QuestionList';
import { ToQuestion } from './ToQuestion';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'questions',
  icon: QuestionIcon,
  options: { label: 'Questions', audited: true },
  list: QuestionList,
  edit: ToQuestion,
  recordRepresentation: 'message',
} satisfies ConsoleResource;
