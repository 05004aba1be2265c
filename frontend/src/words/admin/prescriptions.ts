/** What people read about prescriptions. */
export const adminPrescriptionWords = {
  searchHint: 'Number, patient or medicine',
  listEmpty: 'No prescriptions yet. Doctors write them for the patients they see.',
  howToTakeIt: 'How to take it',
  patientDetails: (age: number, gender: string, contact: string) => `${age} years, ${gender}, ${contact}`,
  doctorIdDetail: (doctorId: string) => `Doctor ID ${doctorId}`,
  notWrittenAtVisit: 'Not written at a visit',
  lastsUntil: 'Lasts until',
  symptoms: 'Symptoms',
  diagnosis: 'Diagnosis',
  notes: 'Notes',
  prescription: 'Prescription',
  prescriptionNumber: (prescriptionNumber: string) => `Prescription ${prescriptionNumber}`,
  prescriptionPdf: 'Prescription (PDF)',
} as const;
