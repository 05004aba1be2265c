import type { LeaveCaseDto } from '../../../../openapi/contract/care/leave-cases.js';
import { toRupees } from '../../common/money.js';
import type { LeaveCase } from './leave-case.schema.js';

export const toLeaveCase = (row: LeaveCase, heldBy: LeaveCaseDto['heldBy']): LeaveCaseDto => ({
  id: String(row._id),
  _id: String(row._id),
  cause: row.cause,
  causeName: row.causeName ?? null,
  leaveId: String(row.leaveId),
  appointmentId: String(row.appointmentId),
  patientId: String(row.patientId),
  patientName: row.patientName,
  heldBy,
  doctorId: String(row.doctorId),
  doctorName: row.doctorName,
  speciality: row.speciality,
  date: row.date,
  time: row.time,
  status: row.status,
  answerBy: row.answerBy.toISOString(),
  movedTo: row.movedTo?.doctorId
    ? { ...row.movedTo, doctorId: String(row.movedTo.doctorId), time: row.movedTo.time ?? null }
    : null,
  refund: toRupees(row.refundPaise),
  needsCall: row.needsCall,
  call: row.call?.at ? { at: row.call.at.toISOString(), byName: row.call.byName } : null,
  createdAt: row.createdAt.toISOString(),
});
