import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { tAdminCommon } from '../../messages/admin/common';

/** The doctor who accepted the appointment, else the requested one; null for a speciality request. */
export function doctorOf({
  acceptedDoctorId,
  doctorId,
  doctorName,
}: AppointmentDto): { _id: string; fullName: string } | null {
  if (acceptedDoctorId) return acceptedDoctorId;
  return doctorId ? { _id: doctorId, fullName: doctorName ?? tAdminCommon('doctor') } : null;
}
