/** What people read about visit documents. */
export const visitDocumentWords = {
  missing: {
    report: 'There is a report once the visit is completed.',
    receipt: 'Nothing was paid for this visit.',
    calendar: 'There is a calendar file once the visit has a date.',
  },
  receiptTitle: 'Receipt for a consultation',
  receipt: 'Receipt',
  paidBy: 'Paid by',
  visit: 'Visit',
  service: 'Service',
  reportTitle: 'Report of your visit',
  report: {
    footnote: 'What the doctor wrote on the day of the visit. Please talk to your doctor about questions.',
    noNotes: 'The doctor wrote no notes on the day of this visit.',
  },
  vitalSign: 'Vital sign',
  value: 'Value',
  prescriptionTitle: (number: string) => `Prescription ${number}`,
} as const;
