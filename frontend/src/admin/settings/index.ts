import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { SettingsEdit } from './SettingsEdit';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminSettingWords } from '../../words/admin/settings';

export default {
  name: 'settings',
  icon: SettingsIcon,
  options: { label: adminSettingWords.settings, audited: true },
  list: SettingsEdit,
  recordRepresentation: 'name',
} satisfies ConsoleResource;
