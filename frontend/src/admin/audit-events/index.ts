import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { listScreen, recordScreen } from '../screens';
import type { ConsoleResource } from '../shell/consoleResource';
import { tAdminResource } from '../../messages/admin/resources';

export default {
  name: 'audit-events',
  icon: HistoryIcon,
  options: { label: tAdminResource('auditEvents'), audited: false },
  list: listScreen(({ AuditEventList }) => AuditEventList),
  show: recordScreen(({ AuditEventShow }) => AuditEventShow),
  recordRepresentation: 'text',
} satisfies ConsoleResource;
