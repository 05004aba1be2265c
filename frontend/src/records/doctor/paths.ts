/** Route of the medical records, of one patient or of the list of patients. */
export const recordsPath = (patientId?: string): string =>
  patientId ? `/doctor-login/doctor-records?patient=${patientId}` : '/doctor-login/doctor-records';

/** Route of the prescription form, optionally filled for a patient and a visit. */
export function prescribePath({ patientId, appointmentId }: { patientId?: string; appointmentId?: string }) {
  const query = new URLSearchParams();
  if (patientId) query.set('patient', patientId);
  if (appointmentId) query.set('appointment', appointmentId);
  return query.size > 0 ? `/doctor-login/PrescriptionForm?${query}` : '/doctor-login/PrescriptionForm';
}
