import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined';
import { QuestionList } from './QuestionList';
import { ToQuestion } from './ToQuestion';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminQuestionWords } from '../../words/admin/questions';

export default {
  name: 'questions',
  icon: QuestionIcon,
  options: { label: adminQuestionWords.questionsTitle, audited: true },
  list: QuestionList,
  edit: ToQuestion,
  recordRepresentation: 'message',
} satisfies ConsoleResource;
