import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read about appointments. */
export const appointmentWords = {
  reasonOnlyForRejection: 'Only a rejection takes a reason.',
  onLeave: 'The doctor is on leave on this day.',
  hourTaken: 'The doctor has another visit at this hour. Please choose another hour or another day.',
  rejectedReason: 'Request rejected',
  cancellation: {
    done: 'Appointment cancelled.',
    nothingByRules: "By the hospital's rules nothing is refunded.",
    nothingByHours: (withinHours: number) =>
      `It starts in less than ${withinHours} hours, so nothing is refunded.`,
    backAtDesk: (refund: string) => `${refund} can be collected at our desk.`,
    backAtDeskByRules: (refund: string, kept: string) =>
      `${refund} can be collected at our desk; ${kept} is kept, by the hospital's rules.`,
    backAtDeskByHours: (refund: string, kept: string, hours: number) =>
      `${refund} can be collected at our desk; ${kept} is kept, because it starts in less than ${hours} hours.`,
    backToCard: (refund: string) => `${refund} will be refunded to your card in 5 to 7 days.`,
    backToCardByRules: (refund: string, kept: string) =>
      `${refund} will be refunded to your card in 5 to 7 days; ${kept} is kept, by the hospital's rules.`,
    backToCardByHours: (refund: string, kept: string, hours: number) =>
      `${refund} will be refunded to your card in 5 to 7 days; ${kept} is kept, because it starts in less than ${hours} hours.`,
  },
  cancelledReason: 'Appointment cancelled',
  startedCallUs: (start: string, phone: string) =>
    `The time of this visit, ${start}, has come. It can no longer be cancelled here; please call us: ${phone}.`,
  acceptingDoctorRequired: 'Choose the doctor who accepts.',
  requestForAnotherDoctor: 'Another doctor was asked.',
  dateFormat: 'Give a date that exists, as dd-mm-yyyy.',
  hourOver: 'This hour is over.',
  refusal: {
    completed: 'This appointment has been completed.',
    rejected: 'This appointment has been rejected.',
    cancelled: 'This appointment has been cancelled.',
    accepted: 'This appointment has been accepted already.',
    pending: 'This appointment has not been accepted yet.',
  },
  reasonNotAllowed: 'Only a cancellation or a rejection takes a reason.',
  leftToColleagues: {
    none: (speciality: string) =>
      `The request is out of your list. No other doctor of ${speciality} is left, so the hospital takes care of it.`,
    others: (others: number, speciality: string) =>
      `The request is out of your list. ${counted(others, { one: 'other doctor', other: 'other doctors' })} of ${speciality} can still take it.`,
  },
  moving: {
    begun: 'This visit has begun. It can no longer be moved.',
    notAllowed: 'A visit cannot be moved here. Please call us.',
    tooOftenOnce: 'A visit can be moved once, and you have done so. To move it again, please call us.',
    tooOftenTwice: 'A visit can be moved twice, and you have done so. To move it again, please call us.',
    tooOften: (maxMoves: number) =>
      `A visit can be moved ${maxMoves} times, and you have done so. To move it again, please call us.`,
    tooLate: (hours: number) =>
      `A visit can be moved until ${counted(hours, nouns.hour)} before it. To move it now, please call us.`,
    doctorWithoutFee: 'This doctor has set no fee yet.',
    doctorTooExpensive: (fullName: string, fee: string, costs: string) =>
      `The fee of ${fullName} is ${fee}, higher than the ${costs} of this visit. Please choose a doctor whose fee is not higher.`,
    tooFarAhead: (bookingDaysAhead: number) =>
      `A visit can be at most ${bookingDaysAhead} days ahead. Please choose an earlier day.`,
    changedMeanwhile: (status: string, date: string) =>
      `This visit has changed meanwhile: it is ${status} for ${date} now. Please look at it again.`,
    changedWithoutDate: (status: string) =>
      `This visit has changed meanwhile: it is ${status} now. Please look at it again.`,
    lowerFeeReason: (fullName: string) => `Moved to ${fullName}, whose fee is lower`,
    begunCallUs: 'This visit has begun. Please call us.',
    sameAsSet: 'This is the time that the doctor has set. Choose another one.',
    dateNotBookable: 'This date cannot be booked.',
    movedMeanwhile: (date: string) =>
      `Somebody has moved this visit to ${date} meanwhile. Please look at it again.`,
  },
  notYourPatient: 'No appointment that you have accepted links you to this patient.',
  reminder: {
    comeEarly: 'Please come ten minutes early, and check in at our desk or on this site.',
    title: 'Your visit is coming up',
    expected: (doctor: string) => `${doctor} expects you.`,
    cancelHint:
      'If you cannot come, please move or cancel the visit, so that somebody else can have the time.',
  },
  unansweredReason: 'Request not answered in time',
} as const;
