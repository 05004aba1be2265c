import SafetyIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'safety-rules',
  icon: SafetyIcon,
  options: { label: tAdminResource('safetyRules'), audited: true },
  list: listScreen(({ SafetyRuleList }) => SafetyRuleList),
  create: recordScreen(({ SafetyRuleCreate }) => SafetyRuleCreate),
  edit: recordScreen(({ SafetyRuleEdit }) => SafetyRuleEdit),
  recordRepresentation: 'title',
} satisfies ConsoleResource;
