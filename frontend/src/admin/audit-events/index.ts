import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { AuditEventList } from './AuditEventList';
import { AuditEventShow } from './AuditEventShow';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminAuditEventWords } from '../../words/admin/auditEvents';

export default {
  name: 'audit-events',
  icon: HistoryIcon,
  options: { label: adminAuditEventWords.auditTrail, audited: false },
  list: AuditEventList,
  show: AuditEventShow,
  recordRepresentation: 'text',
} satisfies ConsoleResource;
