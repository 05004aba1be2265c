import { AuditEventList } from './AuditEventList';
import { AuditEventShow } from './AuditEventShow';

export default {
  name: 'audit-events',
  list: AuditEventList,
  show: AuditEventShow,
  recordRepresentation: 'action',
};
