import SessionIcon from '@mui/icons-material/MoreTimeOutlined';
import { listScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'extra-sessions',
  icon: SessionIcon,
  options: { label: tAdminResource('extraSessions'), audited: true },
  list: listScreen(({ ExtraSessionList }) => ExtraSessionList),
  recordRepresentation: 'name',
} satisfies ConsoleResource;
