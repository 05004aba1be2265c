/** What people read about prescriptions. */
export const prescriptionWords = {
  thisPrescriptionHasEndedPlease: 'This prescription has ended. Please ask your doctor for a new one.',
  other: 'Other',
  doctorIdDoctorCode: (doctorCode: string) => `Doctor ID ${doctorCode}`,
  prescriptionRowNumber: (rowNumber: string) => `Prescription ${rowNumber}`,
  ageAndGender: 'Age and gender',
  contact: 'Contact',
  doctorId: 'Doctor ID',
  symptoms: 'Symptoms',
  notes: (notes: string) => `Notes: ${notes}`,
  writtenByDoctorInHospitals:
    'Written by the doctor in the hospital’s portal, which keeps it under its number. Take medicines as prescribed only.',
  chooseDateAtMostDays: (prescriptionDaysBack: number) =>
    `Choose a date at most ${prescriptionDaysBack} days back.`,
  thisIsNoVisitOf: 'This is no visit of this patient with you.',
  youHaveNewPrescription: 'You have a new prescription',
  hasWrittenItForYou: (doctorName: string) => `${doctorName} has written it for you.`,
  hasWrittenPrescriptionForYou: (doctorName: string) =>
    `${doctorName} has written a prescription for you. Please log in to read it.`,
  prescription: 'Prescription',
  seeMyPrescriptions: 'See my prescriptions',
  prescribeForAtMostTwo: 'Prescribe for at most two years.',
} as const;
