/** What people read about patient appointments. */
export const patientAppointmentWords = {
  appointmentNumber: (appointmentId: string) => `Appointment ${appointmentId}`,
  when: 'When',
  state: 'State',
  requestedDoctor: 'Requested doctor',
  nothingWasPaidOnline: 'Nothing was paid online',
  downloadReport: 'Download Report',
  addToCalendar: 'Add to calendar',
  timeRequestSent: 'Your wish was sent to the doctor.',
  timeRequestPending: 'You are told as soon as it is answered.',
  askForAnotherTime: 'Ask for another time',
  askForThisTime: 'Ask for this time',
  timeRequestFailed: 'Your wish was not sent.',
  otherTimeText: (when: string) =>
    `The doctor has set ${when}. Choose what suits you: the doctor answers it, what you paid stays as it is, and until the visit begins you can still cancel with the full refund.`,
  noHoursOffered: 'The doctor offers no hours at the moment. Name a day that suits you.',
  cancelledByHospital: 'Cancelled by the hospital',
  cancelledByHospitalText: 'The hospital has cancelled this visit.',
  requestRejected: 'This request was not accepted.',
  bookAgain: 'Book again',
  moveAgreed: 'You have agreed to the new time.',
  answerFailed: 'Your answer was not taken.',
  visitMovedByHospital: (from: string, to: string) =>
    `This visit was moved by the hospital from ${from} to ${to}.`,
  visitMovedByDoctor: (from: string, to: string) =>
    `This visit was moved by the doctor from ${from} to ${to}.`,
  agreeQuestion: 'Does that suit you?',
  fullRefundUntilBegin: (refundIfCancelled: string) =>
    `If you cancel before the visit begins, ${refundIfCancelled} goes back to your card.`,
  agree: 'Agree',
  cancelWithFullRefund: 'Cancel with full refund',
  requestedDoctorNamed: (doctorName: string) => `Requested: ${doctorName}`,
  reviewed: 'You have reviewed this visit.',
  pastAppointments: 'Past Appointments',
  openRequestHint:
    'This is a request to every doctor of the speciality that you choose, without an hour and without payment. The first doctor who accepts it tells you the day and the hour.',
  uploadIdCardOptional: 'Upload ID card (optional)',
} as const;
