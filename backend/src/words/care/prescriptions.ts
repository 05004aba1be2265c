/** What people read about prescriptions. */
export const prescriptionWords = {
  ended: 'This prescription has ended. Please ask your doctor for a new one.',
  other: 'Other',
  doctorIdNumber: (doctorCode: string) => `Doctor ID ${doctorCode}`,
  documentTitle: (rowNumber: string) => `Prescription ${rowNumber}`,
  ageAndGender: 'Age and gender',
  contact: 'Contact',
  doctorId: 'Doctor ID',
  symptoms: 'Symptoms',
  notes: (notes: string) => `Notes: ${notes}`,
  footnote:
    'Written by the doctor in the hospital’s portal, which keeps it under its number. Take medicines as prescribed only.',
  dateTooOld: (prescriptionDaysBack: number) => `Choose a date at most ${prescriptionDaysBack} days back.`,
  visitNotFound: 'This is no visit of this patient with you.',
  written: {
    title: 'You have a new prescription',
    notice: (doctorName: string) => `${doctorName} has written it for you.`,
    body: (doctorName: string) =>
      `${doctorName} has written a prescription for you. Please log in to read it.`,
  },
  prescription: 'Prescription',
  seeMyPrescriptions: 'See my prescriptions',
  durationTooLong: 'Prescribe for at most two years.',
} as const;
