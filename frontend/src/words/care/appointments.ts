/** What people read about appointments. */
export const appointmentWords = {
  accepted: 'Accepted',
  movedByPatient: 'Moved by the patient',
  movedByDoctor: 'Moved by the doctor',
  movedByHospital: 'Moved by the hospital',
  notAnsweredInTime: 'Not answered in time',
  anotherTimeAskedFor: 'Another time asked for',
  movedFromTo: (before: string, after: string) => `from ${before} to ${after}`,
  doctorUnavailable: 'The doctor is not available at this time.',
  otherSpecialityNeeded: 'Another speciality is the right one for this.',
  patientUnreachable: 'We could not reach you.',
  reasonRequired: 'Write the reason. The patient reads it.',
  reasonHint: 'The patient reads it.',
  noEmailSent: 'No email was sent: the patient has no confirmed email address.',
  noHoursOnDay: 'No hours are offered on this day: it is outside the doctor’s days, or on leave.',
  noFreeHourOnDay: 'No offered hour of this day is free any more.',
  freeHoursFailed: (sentence: string) => `The free hours could not be read: ${sentence}`,
  patientBooked: (name: string, when: string) => `${name} booked ${when}.`,
  patientAskedFor: (name: string, when: string) => `${name} asked for ${when}.`,
  acceptMovesText: (isPaid: boolean) =>
    isPaid
      ? 'Accepting moves the visit. The patient is told from when to when, and can agree, ask for another time, or cancel with the full refund.'
      : 'Accepting moves the visit. The patient is told from when to when, and can agree, ask for another time, or cancel.',
  freeHours: 'Free hours of this day',
  hour: 'Hour',
  noHourHint: 'Without an hour the patient is told the day alone.',
  paidAndRefunded: (amount: string, refunded: string) => `${amount} paid, ${refunded} given back`,
  nothingToRefund: 'Nothing was paid for this visit, so nothing is refunded.',
  alreadyRefunded: 'What was paid for this visit has been refunded before.',
  feeNotRefunded: (amount: string) => `The fee of ${amount} is not refunded, because the visit is too near.`,
  refundToCard: (isMoved: boolean, amount: string) =>
    isMoved
      ? `The hospital has set another time than the one you paid for. Until the visit begins, the ${amount} you paid goes back to your card.`
      : `The ${amount} you paid goes back to your card.`,
  partRefundToCard: (isMoved: boolean, part: string, amount: string) =>
    isMoved
      ? `The hospital has set another time than the one you paid for. Until the visit begins, ${part} of the ${amount} you paid goes back to your card.`
      : `${part} of the ${amount} you paid goes back to your card.`,
  refundAtDesk: (isMoved: boolean, amount: string) =>
    isMoved
      ? `The hospital has set another time than the one you paid for. Until the visit begins, the ${amount} you paid can be collected at our desk.`
      : `The ${amount} you paid can be collected at our desk.`,
  partRefundAtDesk: (isMoved: boolean, part: string, amount: string) =>
    isMoved
      ? `The hospital has set another time than the one you paid for. Until the visit begins, ${part} of the ${amount} you paid can be collected at our desk.`
      : `${part} of the ${amount} you paid can be collected at our desk.`,
  keptByRules: (kept: string) => `${kept} is kept by the rules for cancelling.`,
  anyDay: 'any day',
  insteadOf: (visit: string) => `Instead of ${visit}`,
  movedFrom: (from: string) => `Moved from ${from}`,
  hospitalMovedFrom: (from: string) => `Moved by the hospital from ${from}`,
  doctorMovedFrom: (from: string) => `Moved by the doctor from ${from}`,
  requestUnansweredInTime: 'No doctor answered this request in time. What you paid goes back to your card.',
  requestUnansweredByDay:
    'No doctor has answered this request by its day. A doctor can still offer you another one; or cancel it and book anew.',
  requestUnansweredByTime:
    'The time of this request has come without an answer. What you paid goes back to your card.',
  visitBegunCallUs: 'This visit has begun. To cancel it, please call us.',
  moveAgreed: 'You have agreed to this time.',
  nextSteps: 'What follows',
  moveRequestPending: 'You are told as soon as the doctor accepts the new time.',
  patientInformed: 'The patient has been told.',
  moveDone: (visit: string) => `The visit is moved to ${visit}.`,
  moveTitle: 'Move this appointment',
  moveFailed: 'The visit was not moved.',
  nowWhen: (when: string) => `Now: ${when}`,
  optionalReasonHint: 'The patient reads it. You can leave it empty.',
  movePaidWithCharge: (charge: string) =>
    `What you paid stays with the visit. If you cancel it later, ${charge} of what you paid is kept for moving it.`,
  movePaidFree: 'What you paid stays with the visit. Moving it costs nothing.',
  lastMove: 'After that you cannot move it again.',
  oneMoveLeft: 'After that you can move it once more.',
  twoMovesLeft: 'After that you can move it twice more.',
  movesLeft: (moves: number) => `After that you can move it ${moves} times more.`,
  moveNeedsAcceptance: 'The doctor has to accept the new time. Your old time becomes free for others.',
  moveRequestText: 'It stays a request. The patient is told, and can move it, or cancel.',
  movePaidRequestText: (refund: string) =>
    `It stays a request. The patient is told, and can move it, or cancel with the full refund of ${refund}.`,
  moveAcceptedText: 'It stays accepted. The patient is told, and can agree, ask for another time, or cancel.',
  movePaidAcceptedText: (refund: string) =>
    `It stays accepted. The patient is told, and can agree, ask for another time, or cancel with the full refund of ${refund}.`,
  feeDifferenceRefunded: (refund: string) =>
    `${refund} goes back to the patient: the fee of this doctor is lower.`,
  moveKeepsRecords: 'Payment, documents and history stay with the visit.',
  completeEarlyText: (when: string) => `This visit is on ${when}. Complete it now?`,
  addVisitOn: (when: string) => `Add an appointment on ${when}`,
  dateToday: (date: string) => `${date} (today)`,
  noVisits: 'No visits.',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  weekEmpty: 'No visits and no free times in this week.',
  weekOf: (date: string) => `Week of ${date}`,
  calendarHint:
    'Arrow keys move between visits and free times. A dashed edge is a request that waits for your answer.',
} as const;
