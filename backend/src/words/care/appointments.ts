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
    keptByRules: "by the hospital's rules",
    keptByHours: (withinHours: number) => `because it starts in less than ${withinHours} hours`,
    nothingByRules: "By the hospital's rules nothing is refunded.",
    nothingByHours: (withinHours: number) =>
      `It starts in less than ${withinHours} hours, so nothing is refunded.`,
    backAtDesk: (refund: string) => `${refund} can be collected at our desk`,
    backToCard: (refund: string) => `${refund} will be refunded to your card in 5 to 7 days`,
    partlyKept: (back: string, kept: string, why: string) => `${back}; ${kept} is kept, ${why}.`,
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
    out: 'The request is out of your list.',
    none: (out: string, speciality: string | null) =>
      `${out} No other doctor of ${speciality} is left, so the hospital takes care of it.`,
    others: (out: string, others: number, speciality: string | null) =>
      `${out} ${counted(others, { one: 'other doctor', other: 'other doctors' })} of ${speciality} can still take it.`,
  },
  moving: {
    begun: 'This visit has begun. It can no longer be moved.',
    notAllowed: 'A visit cannot be moved here. Please call us.',
    times: (maxMoves: number) => `${maxMoves} times`,
    tooOften: (times: string) =>
      `A visit can be moved ${times}, and you have done so. To move it again, please call us.`,
    tooLate: (hours: number) =>
      `A visit can be moved until ${counted(hours, nouns.hour)} before it. To move it now, please call us.`,
    doctorWithoutFee: 'This doctor has set no fee yet.',
    doctorTooExpensive: (fullName: string, fee: string, costs: string) =>
      `The fee of ${fullName} is ${fee}, higher than the ${costs} of this visit. Please choose a doctor whose fee is not higher.`,
    tooFarAhead: (bookingDaysAhead: number) =>
      `A visit can be at most ${bookingDaysAhead} days ahead. Please choose an earlier day.`,
    statusAt: (status: string, date: string) => `${status} for ${date}`,
    changedMeanwhile: (when: string) =>
      `This visit has changed meanwhile: it is ${when} now. Please look at it again.`,
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
    body: (doctor: string, hour: string) => `${doctor} expects you. ${hour}`,
    cancelHint:
      'If you cannot come, please move or cancel the visit, so that somebody else can have the time.',
  },
  unansweredReason: 'Request not answered in time',
} as const;
