import { plural } from '../../../../openapi/contract/words/plural.js';

/** What people read about appointment notifications. */
export const appointmentNotificationWords = {
  requestReceived: {
    title: 'We have received your appointment request',
    notice: 'You will hear from us as soon as it is accepted.',
    body: 'Your request has been sent to the doctor. You will hear from us as soon as it is accepted.',
    bodyToSpeciality: (speciality: string) =>
      `Your request has been sent to the doctors of ${speciality}. You will hear from us as soon as it is accepted.`,
  },
  newRequest: {
    title: (patientName: string) => `New appointment request from ${patientName}`,
    notice: 'Please accept or reject it.',
    body: 'A patient asks you for an appointment. Please accept or reject it.',
  },
  accepted: {
    byDoctor: (acceptedDoctorName: string | null) => `${acceptedDoctorName} has accepted your appointment.`,
    title: 'Your appointment is confirmed',
  },
  moved: {
    titleByDoctor: 'Your appointment was moved by the doctor',
    titleByHospital: 'Your appointment was moved by the hospital',
    otherDoctor: (doctorName: string, formerName: string) =>
      `${doctorName} sees you instead of ${formerName}.`,
    lowerFee: (refund: string) => `${refund} goes back to you: the fee is lower.`,
    pending:
      'You will hear from us as soon as it is accepted. If the new time does not suit you, move it, or cancel.',
    pendingPaid: (left: string) =>
      `You will hear from us as soon as it is accepted. If the new time does not suit you, move it, or cancel: until the visit begins you get the full ${left} back.`,
    fromByDoctor: (from: string, to: string) => `It was moved by the doctor from ${from} to ${to}.`,
    fromByHospital: (from: string, to: string) => `It was moved by the hospital from ${from} to ${to}.`,
    agree: 'If the new time suits you, agree to it. If not, ask for another time, or cancel.',
    agreePaid: (left: string) =>
      `If the new time suits you, agree to it. If not, ask for another time, or cancel: until the visit begins you get the full ${left} back.`,
  },
  comeEarly: 'Please come ten minutes early.',
  followUp: {
    title: 'Your doctor has booked a follow-up visit for you',
    notice: 'There is nothing to pay now.',
    body: 'There is nothing to pay now. If you cannot come, please cancel it so that somebody else can have the time.',
  },
  bookedAtDesk: {
    title: 'The hospital has booked a visit for you',
    body: 'You pay at our desk. Please come ten minutes early.',
    doctorTitle: (patientName: string) => `The hospital has booked a visit of ${patientName} with you`,
    doctorNotice: 'It is confirmed already.',
    doctorBody: 'It is confirmed already: there is nothing for you to accept.',
  },
  feePaid: {
    title: 'We have received your fee',
    inCash: (paid: string) =>
      `You have paid ${paid} in cash at our desk. The receipt is with your appointment.`,
    byCard: (paid: string) =>
      `You have paid ${paid} by card at our desk. The receipt is with your appointment.`,
    byUpi: (paid: string) =>
      `You have paid ${paid} by UPI at our desk. The receipt is with your appointment.`,
  },
  refund: {
    full: (back: string) => `Your payment of ${back} is being refunded in full.`,
    rest: (back: string) => `The rest of your payment, ${back}, is being refunded.`,
  },
  rejected: {
    title: 'Your appointment request could not be accepted',
    notice: 'Please choose another time or another doctor.',
    body: 'The doctor cannot see you at this time. Please choose another time or another doctor.',
  },
  unanswered: {
    title: 'Your appointment request was not answered in time',
    notice: 'We are sorry. Please choose another time or another doctor.',
    body: 'The time you asked for has come, and nobody has answered your request. We are sorry; please choose another time or another doctor.',
    doctorTitle: (patientName: string) => `The request of ${patientName} was not answered in time`,
    doctorNotice: 'It can no longer be accepted.',
    doctorBody:
      'Its time has come without an answer, so it can no longer be accepted. The patient has been told, and what was paid goes back.',
  },
  completed: {
    title: 'Your visit is completed',
    body: (acceptedDoctorName: string | null) => `Thank you for visiting ${acceptedDoctorName}.`,
  },
  cancelled: {
    title: 'Your appointment is cancelled',
    byPatient: 'As you have asked, your appointment is cancelled.',
    byHospital: 'The hospital had to cancel your appointment. We are sorry.',
    doctorTitle: (patientName: string) => `The appointment of ${patientName} is cancelled`,
    byHospitalNotice: 'The hospital has cancelled it.',
    byHospitalBody: 'The hospital has cancelled this appointment.',
    byPatientNotice: 'The patient has cancelled it.',
    byPatientBody: 'The patient has cancelled this appointment.',
  },
  paidTooLate: {
    notice: (doctorName: string, amount: string) =>
      `It arrived when the time with ${doctorName} was no longer free. ${amount} will be back on your card in 5 to 7 days.`,
    cause: 'Your payment arrived when the time it was for was no longer free.',
    refund: (amount: string) =>
      `${amount} will be refunded to your card in 5 to 7 days. We are sorry; please choose another time.`,
  },
  chooseAnotherTime: 'Choose another time',
  otherTimeAsked: {
    title: (patientName: string) => `${patientName} asks for another time`,
    body: 'The time that you had set does not suit the patient. Please accept or reject the new one.',
    timeSet: 'You had set',
  },
  movedByPatient: {
    doctorTitle: (patientName: string) => `${patientName} has moved an appointment`,
    doctorNotice: (before: string) => `It was at ${before}. Please accept or reject the new time.`,
    doctorBody: 'The patient has moved this appointment. Please accept or reject the new time.',
    charge: (charge: string) => `If you cancel it later, ${charge} is kept for moving it.`,
    title: 'You have moved your appointment',
    notice: 'You will hear from us as soon as the doctor accepts the new time.',
    body: (before: string) =>
      `Your appointment was at ${before}. You will hear from us as soon as the doctor accepts the new time.`,
  },
  timeBefore: 'Before',
  movedByHospital: {
    fromColleague: (doctorName: string, before: string) =>
      `The hospital has moved it to you; it was with ${doctorName} at ${before}.`,
    fromTime: (before: string) => `The hospital has moved it; it was at ${before}.`,
    newDoctorTitle: (patientName: string) => `The hospital has given you an appointment of ${patientName}`,
    doctorTitle: (patientName: string) => `The hospital has moved the appointment of ${patientName}`,
    formerDoctorBody: (doctorName: string) =>
      `The hospital has given it to ${doctorName}. Your time is free again.`,
    formerDoctorTitle: (patientName: string) => `An appointment of ${patientName} is no longer yours`,
  },
  openMyAppointments: 'Open my appointments',
  openRequest: {
    title: (speciality: string | null, day: string) =>
      `A patient asks for any doctor of ${speciality}, for ${day}`,
    newAccountsTitle: (speciality: string | null) => `New accounts ask for any doctor of ${speciality}`,
    unconfirmed:
      'Their email addresses are not confirmed yet. You are told of such requests once until you have read this.',
    body: 'Whoever of you accepts the request first sees the patient.',
  },
  openRequestMail: {
    title: (count: number, speciality: string | null) =>
      plural(count, {
        one: `A patient asks for any doctor of ${speciality}`,
        other: `${count} patients ask for any doctor of ${speciality}`,
      }),
    body: 'Whoever of you accepts a request first sees the patient.',
    oncePerDay: 'You get at most one such mail a day; what comes later today is in your area at once.',
    requestLabel: (n: number) => `Request ${n}, for`,
    moreLabel: 'And',
    more: (more: number) => `${more} more`,
  },
  anyDay: 'any day',
  calendar: {
    title: (acceptedDoctorName: string) => `Visit to ${acceptedDoctorName}`,
    videoDescription: (minutes: number, url: string, phone: string) =>
      `By video. Join it from ${minutes} minutes before it on: ${url}\nQuestions? Call ${phone}.`,
    description: (phone: string) => `Please come ten minutes early. Questions? Call ${phone}.`,
  },
  kindLabel: 'How',
  byVideo: 'By video, on this site',
  openMyVideoVisit: 'Open my video visit',
  videoInvitation: (minutes: number) =>
    `It is by video: you join it on this site, from ${minutes} minutes before it on, and need not come to us.`,
  otherDoctorsOfSpeciality: (speciality: string) => `See other doctors of ${speciality}`,
  otherDoctors: 'See other doctors',
  bookAgain: 'Book again',
  answerMove: 'Agree, ask for another time, or cancel',
  seeOrMoveVisit: 'See or move the visit',
  cancelVisit: 'Cancel the visit',
  /** @param reason with its full stop */
  reasonGiven: (reason: string) => `Reason: ${reason}`,
} as const;
