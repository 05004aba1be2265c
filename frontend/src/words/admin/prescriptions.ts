/** What people read about prescriptions. */
export const adminPrescriptionWords = {
  numberPatientOrMedicine: 'Number, patient or medicine',
  noPrescriptionsYetDoctorsWrite: 'No prescriptions yet. Doctors write them for the patients they see.',
  howToTakeIt: 'How to take it',
  ageYearsCapitalizeContact: (age: number, capitalize: string, contact: string) =>
    `, ${age} years, ${capitalize}, ${contact}`,
  doctorId: (shortId: string) => `, Doctor ID ${shortId}`,
  notWrittenAtVisit: 'Not written at a visit',
  lastsUntil: 'Lasts until',
  symptoms: 'Symptoms',
  diagnosis: 'Diagnosis',
  notes: 'Notes',
  prescription: 'Prescription',
  prescriptionNumber: (prescriptionNumber: string) => `Prescription ${prescriptionNumber}`,
  prescriptionPdf: 'Prescription (PDF)',
} as const;
