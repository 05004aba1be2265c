import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'questions',
  icon: QuestionIcon,
  options: { label: tAdminResource('questions'), audited: true },
  list: listScreen(({ QuestionList }) => QuestionList),
  edit: recordScreen(({ ToQuestion }) => ToQuestion),
  recordRepresentation: 'message',
} satisfies ConsoleResource;
