import type { LabProgress, LabRequestDto } from '../../../openapi/contract/care/lab-requests.js';
import type { LabRequest } from './lab-request.schema.js';

export function toLabRequest(row: LabRequest, progress: LabProgress): LabRequestDto {
  const id = String(row._id);
  return {
    id,
    _id: id,
    status: row.status,
    progress,
    labTest: { _id: String(row.test.labTestId), testName: row.test.name },
    appointmentId: String(row.appointmentId),
    patient: { _id: String(row.patientId), fullName: row.patientName },
    doctor: { _id: String(row.doctorId), fullName: row.doctorName },
    labBookingId: row.labBookingId ? String(row.labBookingId) : null,
    createdAt: row.createdAt.toISOString(),
  };
}
