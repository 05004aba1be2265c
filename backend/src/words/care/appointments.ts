import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read about appointments. */
export const appointmentWords = {
  onlyRejectionTakesReason: 'Only a rejection takes a reason.',
  doctorIsOnLeaveOn: 'The doctor is on leave on this day.',
  doctorHasAnotherVisitAt:
    'The doctor has another visit at this hour. Please choose another hour or another day.',
  requestRejected: 'Request rejected',
  appointmentCancelled: 'Appointment cancelled.',
  appointmentCancelledText: 'Appointment cancelled',
  timeOfThisVisitHas: (start: string, phone: string) =>
    `The time of this visit, ${start}, has come. It can no longer be cancelled here; please call us: ${phone}.`,
  chooseDoctorWhoAccepts: 'Choose the doctor who accepts.',
  anotherDoctorWasAsked: 'Another doctor was asked.',
  giveDateThatExistsAs: 'Give a date that exists, as dd-mm-yyyy.',
  thisHourIsOver: 'This hour is over.',
  thisAppointmentHasBeenCompleted: 'This appointment has been completed.',
  thisAppointmentHasBeenRejected: 'This appointment has been rejected.',
  thisAppointmentHasBeenCancelled: 'This appointment has been cancelled.',
  thisAppointmentHasBeenAccepted: 'This appointment has been accepted already.',
  thisAppointmentHasNotBeen: 'This appointment has not been accepted yet.',
  onlyCancellationOrRejectionTakes: 'Only a cancellation or a rejection takes a reason.',
  byHospitalsRules: "by the hospital's rules",
  becauseItStartsInLess: (withinHours: number) => `because it starts in less than ${withinHours} hours`,
  byHospitalsRulesNothingIs: "By the hospital's rules nothing is refunded.",
  itStartsInLessThan: (withinHours: number) =>
    `It starts in less than ${withinHours} hours, so nothing is refunded.`,
  canBeCollectedAtOur: (refund: string) => `${refund} can be collected at our desk`,
  willBeRefundedToYour: (refund: string) => `${refund} will be refunded to your card in 5 to 7 days`,
  backKeptIsKeptWhy: (back: string, kept: string, why: string) => `${back}; ${kept} is kept, ${why}.`,
  requestIsOutOfYour: 'The request is out of your list.',
  noOtherDoctorOfIs: (out: string, speciality: string | null) =>
    `${out} No other doctor of ${speciality} is left, so the hospital takes care of it.`,
  ofCanStillTakeIt: (out: string, others: number, speciality: string | null) =>
    `${out} ${counted(others, { one: 'other doctor', other: 'other doctors' })} of ${speciality} can still take it.`,
  thisVisitHasBegunIt: 'This visit has begun. It can no longer be moved.',
  visitCannotBeMovedHere: 'A visit cannot be moved here. Please call us.',
  maxMovesTimes: (maxMoves: number) => `${maxMoves} times`,
  visitCanBeMovedAnd: (times: string) =>
    `A visit can be moved ${times}, and you have done so. To move it again, please call us.`,
  visitCanBeMovedUntil: (hours: number) =>
    `A visit can be moved until ${counted(hours, nouns.hour)} before it. To move it now, please call us.`,
  thisDoctorHasSetNo: 'This doctor has set no fee yet.',
  feeOfIsHigherThan: (fullName: string, fee: string, costs: string) =>
    `The fee of ${fullName} is ${fee}, higher than the ${costs} of this visit. Please choose a doctor whose fee is not higher.`,
  visitCanBeAtMost: (bookingDaysAhead: number) =>
    `A visit can be at most ${bookingDaysAhead} days ahead. Please choose an earlier day.`,
  statusForDate: (status: string, date: string) => `${status} for ${date}`,
  thisVisitHasChangedMeanwhile: (when: string) =>
    `This visit has changed meanwhile: it is ${when} now. Please look at it again.`,
  movedToWhoseFeeIs: (fullName: string) => `Moved to ${fullName}, whose fee is lower`,
  thisVisitHasBegunPlease: 'This visit has begun. Please call us.',
  thisIsTimeThatDoctor: 'This is the time that the doctor has set. Choose another one.',
  thisDateCannotBeBooked: 'This date cannot be booked.',
  noAppointmentThatYouHave: 'No appointment that you have accepted links you to this patient.',
  pleaseComeTenMinutesEarly: 'Please come ten minutes early, and check in at our desk or on this site.',
  yourVisitIsComingUp: 'Your visit is coming up',
  doctorExpectsYouHour: (doctor: string, hour: string) => `${doctor} expects you. ${hour}`,
  ifYouCannotComePlease:
    'If you cannot come, please move or cancel the visit, so that somebody else can have the time.',
  requestNotAnsweredInTime: 'Request not answered in time',
  somebodyHasMovedThisVisit: (date: string) =>
    `Somebody has moved this visit to ${date} meanwhile. Please look at it again.`,
} as const;
