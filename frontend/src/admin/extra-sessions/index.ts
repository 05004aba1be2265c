import SessionIcon from '@mui/icons-material/MoreTimeOutlined';
import { ExtraSessionList } from './ExtraSessionList';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminExtraSessionWords } from '../../words/admin/extraSessions';

export default {
  name: 'extra-sessions',
  icon: SessionIcon,
  options: { label: adminExtraSessionWords.extraSessions, audited: true },
  list: ExtraSessionList,
  recordRepresentation: 'name',
} satisfies ConsoleResource;
