import type { LeaveDto } from '../../../openapi/contract/care/availability.js';
import type { Leave } from './leave.schema.js';

export const toLeave = (row: Leave): LeaveDto => ({
  id: String(row._id),
  _id: String(row._id),
  doctorId: String(row.doctorId),
  doctorName: row.doctorName,
  from: row.from,
  to: row.to,
  fromTime: row.fromTime ?? null,
  toTime: row.toTime ?? null,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
});
