import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { tAdminCommon } from '../../messages/admin/common';

/** The doctor of an appointment: who accepted it, else who was asked; null while only a speciality is named. */
export function doctorOf({
  acceptedDoctorId,
  doctorId,
  doctorName,
}: AppointmentDto): { _id: string; fullName: string } | null {
  if (acceptedDoctorId) return acceptedDoctorId;
  return doctorId ? { _id: doctorId, fullName: doctorName ?? tAdminCommon('doctor') } : null;
}
