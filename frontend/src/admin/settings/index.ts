import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { SettingsEdit } from './SettingsEdit';
import type { ConsoleResource } from '../shell/consoleResource';

export default {
  name: 'settings',
  icon: SettingsIcon,
  options: { label: 'Settings', audited: true },
  list: SettingsEdit,
  recordRepresentation: 'name',
} satisfies ConsoleResource;
