/** What people read about visit documents. */
export const visitDocumentWords = {
  thereIsReportOnceVisit: 'There is a report once the visit is completed.',
  nothingWasPaidForThis: 'Nothing was paid for this visit.',
  thereIsCalendarFileOnce: 'There is a calendar file once the visit has a date.',
  receiptForConsultation: 'Receipt for a consultation',
  receipt: 'Receipt',
  paidBy: 'Paid by',
  visit: 'Visit',
  service: 'Service',
  visitDidNotTakePlace: 'The visit did not take place',
  reportOfYourVisit: 'Report of your visit',
  speciality: 'Speciality',
  whatDoctorWroteOnDay:
    'What the doctor wrote on the day of the visit. Please talk to your doctor about questions.',
  doctorWroteNoNotesOn: 'The doctor wrote no notes on the day of this visit.',
  vitalSign: 'Vital sign',
  value: 'Value',
  prescriptionNumber: (number: string) => `Prescription ${number}`,
} as const;
