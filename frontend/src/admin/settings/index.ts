import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'settings',
  icon: SettingsIcon,
  options: { label: tAdminResource('settings'), audited: true },
  list: recordScreen(({ SettingsEdit }) => SettingsEdit),
  recordRepresentation: 'name',
} satisfies ConsoleResource;
