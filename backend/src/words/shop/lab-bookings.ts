/** What people read about lab bookings. */
export const labBookingWords = {
  testNotFound: 'There is no such lab test.',
  testWithdrawn: (name: string) => `${name} is no longer offered.`,
  dateTooFarAhead: (labDaysAhead: number) => `Choose a date at most ${labDaysAhead} days ahead.`,
  received: {
    title: 'We have received your lab booking',
    notice: 'You will hear from us as soon as it is confirmed.',
    body: 'Thank you. You will hear from us as soon as it is confirmed.',
    paid: (price: string) => `Your payment of ${price} has arrived.`,
    payLater: (price: string) => `Please pay ${price} when the sample is collected.`,
  },
  confirmed: {
    atHome: 'We come to you to collect the sample.',
    atLab: 'Please come to our lab for the sample.',
    title: 'Your lab booking is confirmed',
  },
  collected: {
    title: 'Your sample has been collected',
    /** @param when with its full stop, e.g. "within 12 hours." */
    body: (when: string) => `The report is usually ready ${when}`,
  },
  reported: {
    title: 'Your lab report is ready',
    notice: 'Your doctor can explain the results to you.',
    body: 'Please log in to read it. Your doctor can explain the results to you.',
  },
  corrected: {
    title: 'Your lab report has been corrected',
    notice: 'Please use it from now on: the earlier one is marked as corrected.',
    body: 'Our laboratory has issued a corrected report. It stands among your lab bookings with the reason; please use it from now on.',
    replaced:
      'The earlier report stays there, marked as corrected. Your doctor can explain the results to you.',
  },
  cancelled: {
    byPatient: 'As you have asked, your lab booking is cancelled.',
    byHospital: 'The hospital had to cancel your lab booking. We are sorry.',
    title: 'Your lab booking is cancelled',
  },
  paidTooLate: (amount: string) =>
    `Your payment arrived long after the booking had ended. ${amount} will be refunded to your card in 5 to 7 days.`,
  labTest: 'Lab test',
  person: 'For',
  place: 'Place',
  timeWindow: (split: string, last: string) => `between ${split} and ${last}`,
  endedReason: 'The booking had ended before the payment arrived',
  cancellation: {
    done: 'Booking cancelled.',
    refundedBefore: 'What was paid has been refunded before.',
    tooLate: (freeCancellationHours: number) =>
      `The sample was due in less than ${freeCancellationHours} hours, so nothing is refunded.`,
    toCard: (refund: string) => `${refund} will be refunded to your card in 5 to 7 days.`,
    unpaid: 'Nothing had been paid.',
    atDesk: (price: string) =>
      `You get back at our desk the ${price} that you paid when the sample was collected.`,
  },
  cancelledReason: 'Lab booking cancelled',
  refusal: {
    requested: 'This booking has not been confirmed yet.',
    confirmed: 'This booking has been confirmed.',
    sampleCollected: 'The sample of this booking has been collected.',
    reported: 'This booking has its report.',
    cancelled: 'This booking has been cancelled.',
  },
  tooLateToCancel: (phone: string) => `It can no longer be cancelled here; please call us: ${phone}.`,
  windowNotOffered: 'This time is not offered. Please choose another one.',
  correctedTooOften: (maxCorrections: number) =>
    `This report has been corrected ${maxCorrections} times and cannot be corrected again.`,
  labBookings: 'Lab bookings',
  reportNotFound: 'There is no such report.',
  rangeIsFixed: (name: string) => `The range of ${name} comes from the lab test.`,
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  document: {
    title: (testName: string) => `Lab report: ${testName}`,
    superseded: 'A newer report has taken its place.',
    correctionOf: 'Takes the place of an earlier report.',
    remark: (remark: string) => `Remark: ${remark}`,
    footnote:
      'Results are to be read together with your complaints and history; please talk to your doctor about them.',
  },
  correctedOn: 'Corrected on',
  name: 'Name',
  dateOfSample: 'Date of the sample',
  reportedOn: 'Reported on',
  correction: 'Correction',
  booking: 'Booking',
  flag: 'Flag',
  sexAndAge: 'Sex and age',
} as const;
