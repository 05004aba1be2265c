/** What people read about booking. */
export const bookingWords = {
  visitWithAt: (doctor: string, when: string) => `${doctor}, ${when}`,
  sameTimeAs: (visits: string) =>
    `There is already a visit at this time: ${visits}. Choose another time, or book both.`,
  bookAnyway: 'Book anyway',
  moveAnyway: 'Move anyway',
  confirmation: 'Confirmation',
  fee: 'Fee',
  noSuitableTime: 'No time that suits you?',
  cannotBeBookedByCard: (fullName: string, parts: string) =>
    `${fullName} cannot be booked by card yet: ${parts} not set. A request needs no payment.`,
  sendRequest: 'Send a request from your dashboard',
  reasonCounter: (count: number, limit: number) => `${count} of ${limit} characters`,
  timeHeldHint: (cancellingShort: string, holdMinutes: number) =>
    `${cancellingShort} Your time is held for ${holdMinutes} minutes while you pay.`,
  addNewAppointment: 'Add new appointment',
  followUpHint: 'The patient is told at once. Nothing is paid online for a follow-up.',
  addAppointment: 'Add appointment',
  showLaterDates: 'Show later dates',
  preferredTime: 'Preferred time',
  notBookedYet: 'Your visit is not booked yet. If you have paid, your payment is not lost.',
  yourBookedVisit: 'Your booked visit',
  paidAndSent: 'Paid, and sent to the doctor',
  seeYourVisit: 'See your visit',
  feeChanged: (causeMessage: string) =>
    `${causeMessage} The fee below is the new one; press Complete Payment if you agree.`,
  appointmentAdded: 'Appointment added.',
  patientRequired: 'Choose one of your patients.',
} as const;
