import { ended } from '../../../../openapi/contract/words/sentence.js';

/** What people read about appointment notifications. */
export const appointmentNotificationWords = {
  doctor: 'the doctor',
  doctorsOfSpeciality: (speciality: string | null) => `the doctors of ${speciality}`,
  weHaveReceivedYourAppointment: 'We have received your appointment request',
  youWillHearFromUs: 'You will hear from us as soon as it is accepted.',
  yourRequestHasBeenSent: (asked: string) =>
    `Your request has been sent to ${asked}. You will hear from us as soon as it is accepted.`,
  newAppointmentRequestFrom: (patientName: string) => `New appointment request from ${patientName}`,
  pleaseAcceptOrRejectIt: 'Please accept or reject it.',
  patientAsksYouForAppointment: 'A patient asks you for an appointment. Please accept or reject it.',
  hasAcceptedYourAppointment: (acceptedDoctorName: string | null) =>
    `${acceptedDoctorName} has accepted your appointment.`,
  yourAppointmentWasMovedBy: (by: string) => `Your appointment was moved by the ${by}`,
  pleaseComeTenMinutesEarly: 'Please come ten minutes early.',
  yourAppointmentIsConfirmed: 'Your appointment is confirmed',
  yourDoctorHasBookedFollow: 'Your doctor has booked a follow-up visit for you',
  thereIsNothingToPay: 'There is nothing to pay now.',
  thereIsNothingToPayNow:
    'There is nothing to pay now. If you cannot come, please cancel it so that somebody else can have the time.',
  hospitalHasBookedVisitFor: 'The hospital has booked a visit for you',
  youPayAtOurDesk: 'You pay at our desk. Please come ten minutes early.',
  hospitalHasBookedVisitOf: (patientName: string) =>
    `The hospital has booked a visit of ${patientName} with you`,
  itIsConfirmedAlready: 'It is confirmed already.',
  itIsConfirmedAlreadyThere: 'It is confirmed already: there is nothing for you to accept.',
  weHaveReceivedYourFee: 'We have received your fee',
  youHavePaidAtOur: (paid: string, deskWord: string) =>
    `You have paid ${paid} ${deskWord} at our desk. The receipt is with your appointment.`,
  yourPaymentOfIsBeing: (back: string) => `Your payment of ${back} is being refunded in full.`,
  restOfYourPaymentIs: (back: string) => `The rest of your payment, ${back}, is being refunded.`,
  yourAppointmentRequestCouldNot: 'Your appointment request could not be accepted',
  pleaseChooseAnotherTimeOr: 'Please choose another time or another doctor.',
  doctorCannotSeeYouAt:
    'The doctor cannot see you at this time. Please choose another time or another doctor.',
  yourAppointmentRequestWasNot: 'Your appointment request was not answered in time',
  weAreSorryPleaseChoose: 'We are sorry. Please choose another time or another doctor.',
  timeYouAskedForHas:
    'The time you asked for has come, and nobody has answered your request. We are sorry; please choose another time or another doctor.',
  requestOfWasNotAnswered: (patientName: string) => `The request of ${patientName} was not answered in time`,
  itCanNoLongerBe: 'It can no longer be accepted.',
  itsTimeHasComeWithout:
    'Its time has come without an answer, so it can no longer be accepted. The patient has been told, and what was paid goes back.',
  yourVisitIsCompleted: 'Your visit is completed',
  thankYouForVisiting: (acceptedDoctorName: string | null) => `Thank you for visiting ${acceptedDoctorName}.`,
  yourAppointmentIsCancelled: 'Your appointment is cancelled',
  asYouHaveAskedYour: 'As you have asked, your appointment is cancelled.',
  hospitalHadToCancelYour: 'The hospital had to cancel your appointment. We are sorry.',
  appointmentOfIsCancelled: (patientName: string) => `The appointment of ${patientName} is cancelled`,
  hasCancelledIt: (isAdmin: boolean) => `The ${isAdmin ? 'hospital' : 'patient'} has cancelled it.`,
  hasCancelledThisAppointment: (isAdmin: boolean) =>
    `The ${isAdmin ? 'hospital' : 'patient'} has cancelled this appointment.`,
  itArrivedWhenTimeWith: (doctorName: string, amount: string) =>
    `It arrived when the time with ${doctorName} was no longer free. ${amount} will be back on your card in 5 to 7 days.`,
  yourPaymentArrivedWhenTime: 'Your payment arrived when the time it was for was no longer free.',
  willBeRefundedToYour: (amount: string) =>
    `${amount} will be refunded to your card in 5 to 7 days. We are sorry; please choose another time.`,
  chooseAnotherTime: 'Choose another time',
  asksForAnotherTime: (patientName: string) => `${patientName} asks for another time`,
  timeThatYouHadSet:
    'The time that you had set does not suit the patient. Please accept or reject the new one.',
  youHadSet: 'You had set',
  hasMovedAppointment: (patientName: string) => `${patientName} has moved an appointment`,
  itWasAtPleaseAccept: (before: string) => `It was at ${before}. Please accept or reject the new time.`,
  patientHasMovedThisAppointment:
    'The patient has moved this appointment. Please accept or reject the new time.',
  before: 'Before',
  ifYouCancelItLater: (charge: string) => `If you cancel it later, ${charge} is kept for moving it.`,
  youHaveMovedYourAppointment: 'You have moved your appointment',
  youWillHearFromUsAs: 'You will hear from us as soon as the doctor accepts the new time.',
  yourAppointmentWasAtYou: (before: string) =>
    `Your appointment was at ${before}. You will hear from us as soon as the doctor accepts the new time.`,
  seesYouInsteadOf: (doctorName: string, doctorName2: string) =>
    `${doctorName} sees you instead of ${doctorName2}.`,
  goesBackToYouFee: (refund: string) => `${refund} goes back to you: the fee is lower.`,
  youWillHearFromUsAsSoon: (fullRefund: string) =>
    `You will hear from us as soon as it is accepted. If the new time does not suit you, move it, or cancel${fullRefund}.`,
  hospitalHasMovedItTo: (doctorName: string, before: string) =>
    `The hospital has moved it to you; it was with ${doctorName} at ${before}.`,
  hospitalHasMovedItIt: (before: string) => `The hospital has moved it; it was at ${before}.`,
  hospitalHasGivenYouAppointment: (patientName: string) =>
    `The hospital has given you an appointment of ${patientName}`,
  hospitalHasMovedAppointmentOf: (patientName: string) =>
    `The hospital has moved the appointment of ${patientName}`,
  pleaseAcceptOrRejectItSentence: (words: string) => `${words} Please accept or reject it.`,
  hospitalHasGivenItTo: (doctorName: string) =>
    `The hospital has given it to ${doctorName}. Your time is free again.`,
  appointmentOfIsNoLonger: (patientName: string) => `An appointment of ${patientName} is no longer yours`,
  openMyAppointments: 'Open my appointments',
  patientAsksForAnyDoctor: (speciality: string | null, day: string) =>
    `A patient asks for any doctor of ${speciality}, for ${day}`,
  newAccountsAskForAnyDoctor: (speciality: string | null) =>
    `New accounts ask for any doctor of ${speciality}`,
  emailsAreNotConfirmed:
    'Their email addresses are not confirmed yet. You are told of such requests once until you have read this.',
  whoeverOfYouAcceptsRequest: 'Whoever of you accepts the request first sees the patient.',
  patientAsksForAnyDoctorOf: (speciality: string | null) => `A patient asks for any doctor of ${speciality}`,
  patientsAskForAnyDoctor: (count: number, speciality: string | null) =>
    `${count} patients ask for any doctor of ${speciality}`,
  whoeverOfYouAcceptsRequestFirst: 'Whoever of you accepts a request first sees the patient.',
  youGetAtMostOne: 'You get at most one such mail a day; what comes later today is in your area at once.',
  requestNFor: (n: number) => `Request ${n}, for`,
  and: 'And',
  moreMore: (more: number) => `${more} more`,
  anyDay: 'any day',
  hospitalPortal: 'Hospital Portal',
  visitToAcceptedDoctorName: (acceptedDoctorName: string) => `Visit to ${acceptedDoctorName}`,
  howYouMeet: 'How',
  byVideo: 'By video, on this site',
  openMyVideoVisit: 'Open my video visit',
  joinVideoVisitHere: (minutes: number) =>
    `It is by video: you join it on this site, from ${minutes} minutes before it on, and need not come to us.`,
  joinItAtQuestions: (minutes: number, url: string, phone: string) =>
    `By video. Join it from ${minutes} minutes before it on: ${url}\nQuestions? Call ${phone}.`,
  pleaseComeTenMinutesEarlyQuestions: (phone: string) =>
    `Please come ten minutes early. Questions? Call ${phone}.`,
  itWasMovedByFrom: (by: string, from: string, date: string) =>
    `It was moved by the ${by} from ${from} to ${date}.`,
  ifNewTimeSuitsYou: (fullRefund: string) =>
    `If the new time suits you, agree to it. If not, ask for another time, or cancel${fullRefund}.`,
  untilVisitBeginsYouGet: (left: string) => `: until the visit begins you get the full ${left} back`,
  seeOtherDoctorsOf: (speciality: string) => `See other doctors of ${speciality}`,
  seeOtherDoctors: 'See other doctors',
  bookAgain: 'Book again',
  agreeAskForAnotherTime: 'Agree, ask for another time, or cancel',
  seeOrMoveVisit: 'See or move the visit',
  cancelVisit: 'Cancel the visit',
  reason: (reason: string) => `Reason: ${ended(reason)}`,
} as const;
