/** What people read about appointments. */
export const appointmentWords = {
  accepted: 'Accepted',
  patient: 'the patient',
  doctor: 'the doctor',
  movedByMover: (mover: string) => `Moved by ${mover}`,
  notAnsweredInTime: 'Not answered in time',
  anotherTimeAskedFor: 'Another time asked for',
  fromBeforeToAfter: (before: string, after: string) => `from ${before} to ${after}`,
  doctorIsNotAvailableAt: 'The doctor is not available at this time.',
  anotherSpecialityIsRightOne: 'Another speciality is the right one for this.',
  weCouldNotReachYou: 'We could not reach you.',
  writeReasonPatientReadsIt: 'Write the reason. The patient reads it.',
  patientReadsIt: 'The patient reads it.',
  noEmailSent: 'No email was sent: the patient has no confirmed email address.',
  noHoursAreOfferedOn: 'No hours are offered on this day: it is outside the doctor’s days, or on leave.',
  noOfferedHourOfThis: 'No offered hour of this day is free any more.',
  freeHoursCouldNotBe: (sentence: string) => `The free hours could not be read: ${sentence}`,
  booked: 'booked',
  askedFor: 'asked for',
  cancelWithFullRefund: 'cancel with the full refund',
  cancel: 'cancel',
  acceptingMovesVisitPatientIs: (cancel: string) =>
    `Accepting moves the visit. The patient is told from when to when, and can agree, ask for another time, or ${cancel}.`,
  freeHoursOfThisDay: 'Free hours of this day',
  hour: 'Hour',
  withoutHourPatientIsTold: 'Without an hour the patient is told the day alone.',
  paidRefundedGivenBack: (paid: string, refunded: string) => `${paid}, ${refunded} given back`,
  nothingWasPaidForThis: 'Nothing was paid for this visit, so nothing is refunded.',
  whatWasPaidForThis: 'What was paid for this visit has been refunded before.',
  feeOfIsNotRefunded: (amount: string) =>
    `The fee of ${amount} is not refunded, because the visit is too near.`,
  hospitalHasSetAnotherTime:
    'The hospital has set another time than the one you paid for. Until the visit begins, ',
  goesBackToYourCard: 'goes back to your card',
  canBeCollectedAtOur: 'can be collected at our desk',
  amountYouPaid: (amount: string) => `the ${amount} you paid`,
  ofYouPaid: (refundIfCancelled: string, amount: string) => `${refundIfCancelled} of the ${amount} you paid`,
  isKeptByRulesFor: (kept: string) => ` ${kept} is kept by the rules for cancelling.`,
  anyDay: 'any day',
  fromToWhen: (from: string, when: string) => `from ${from} to ${when}`,
  fromWithToWith: ({
    from,
    doctorName,
    when,
    doctorName2,
  }: {
    from: string;
    doctorName: string;
    when: string;
    doctorName2: string;
  }) => `from ${from} with ${doctorName} to ${when} with ${doctorName2}`,
  insteadOfVisit: (visit: string) => `Instead of ${visit}`,
  movedFrom: (from: string) => `Moved from ${from}`,
  movedByFrom: (mover: string, from: string) => `Moved by the ${mover} from ${from}`,
  requestUnansweredInTime: 'No doctor answered this request in time. What you paid goes back to your card.',
  requestUnansweredByDay:
    'No doctor has answered this request by its day. A doctor can still offer you another one; or cancel it and book anew.',
  timeOfThisRequestHas:
    'The time of this request has come without an answer. What you paid goes back to your card.',
  thisVisitHasBegunTo: 'This visit has begun. To cancel it, please call us.',
  youHaveAgreedToThis: 'You have agreed to this time.',
  whatFollows: 'What follows',
  youAreToldAsSoon: 'You are told as soon as the doctor accepts the new time.',
  patientHasBeenTold: 'The patient has been told.',
  visitIsMovedTo: (visit: string) => `The visit is moved to ${visit}.`,
  moveThisAppointment: 'Move this appointment',
  visitWasNotMoved: 'The visit was not moved.',
  nowWhen: (when: string) => `Now: ${when}`,
  patientReadsItYouCan: 'The patient reads it. You can leave it empty.',
  ifYouCancelItLater: (charge: string) =>
    `If you cancel it later, ${charge} of what you paid is kept for moving it.`,
  movingItCostsNothing: 'Moving it costs nothing.',
  afterThatYouCannotMove: 'After that you cannot move it again.',
  afterTimes: (after: number) => `${after} times`,
  afterThatYouCanMove: (time: string) => `After that you can move it ${time} more.`,
  doctorHasToAcceptNew: 'The doctor has to accept the new time. Your old time becomes free for others.',
  whatYouPaidStaysWith: (cost: string) => `What you paid stays with the visit. ${cost}`,
  orCancelWithFullRefund: (left: string) => `, or cancel with the full refund of ${left}`,
  orCancel: ', or cancel',
  itStaysRequestPatientIs: (back: string) =>
    `It stays a request. The patient is told, and can move it${back}.`,
  itStaysAcceptedPatientIs: (back: string) =>
    `It stays accepted. The patient is told, and can agree, ask for another time${back}.`,
  goesBackToPatientFee: (refund: string) =>
    `${refund} goes back to the patient: the fee of this doctor is lower.`,
  paymentDocumentsAndHistoryStay: 'Payment, documents and history stay with the visit.',
  thisVisitIsOnComplete: (when: string) => `This visit is on ${when}. Complete it now?`,
  addAppointmentOn: (when: string) => `Add an appointment on ${when}`,
  today: ' (today)',
  noVisits: 'No visits.',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  noVisitsAndNoFree: 'No visits and no free times in this week.',
  weekOfDate: (date: string) => `Week of ${date}`,
  arrowKeysMoveBetweenVisits:
    'Arrow keys move between visits and free times. A dashed edge is a request that waits for your answer.',
} as const;
