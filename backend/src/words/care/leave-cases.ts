/** What people read when the doctor of a booked visit is away. */
export const leaveCaseWords = {
  offer: {
    title: 'Your doctor is away at the time of your visit',
    chooseUntil: (until: string) =>
      `Please choose until ${until}: another time, another doctor at no extra cost, or the full refund.`,
    away: (doctorName: string) => `${doctorName} is away at the time of your visit. We are sorry.`,
    otherwise:
      'If you do not choose by then, we cancel the visit, pay back all that you have paid, and call you.',
    nextTimes: (doctorName: string) => `Next times of ${doctorName}`,
    noTimes: 'None in the next 60 days',
    refund: 'Full refund',
    chooseNow: 'Choose now',
    wantRefund: 'I want the refund',
  },
  moved: {
    title: 'Your visit has its new time',
    body: 'Your visit is moved as you have chosen. Nothing more is to be paid.',
    lowerFee: (amount: string) => `The other doctor takes less: ${amount} goes back to you.`,
    pending: 'The doctor still has to accept your request.',
    fullRefund: (amount: string) =>
      `Until the visit begins you can cancel it and get ${amount} back in full.`,
    doctorTitle: (patientName: string) => `${patientName} has chosen another of your times`,
    doctorBody: (before: string) => `You are away at the time before, ${before}.`,
    newDoctorTitle: (patientName: string) => `The visit of ${patientName} is now with you`,
    newDoctorBody: (doctorName: string, before: string) =>
      `It was booked with ${doctorName} for ${before}, who is away then. The patient has chosen you.`,
    formerDoctorTitle: (patientName: string) => `${patientName} has chosen another doctor`,
    formerDoctorBody: (before: string, doctorName: string) =>
      `You are away on ${before}. The visit is now with ${doctorName}.`,
  },
  timeBefore: 'Before',
  cancelled: {
    title: 'Your visit is cancelled',
    body: 'Your doctor is away at the time of your visit, so we have cancelled it. We are sorry. We will call you.',
    reason: 'The doctor is away at this time.',
    refundReason: 'The doctor is away, and no other time was chosen.',
  },
  restored: {
    title: 'Your visit stands',
    body: (doctorName: string) =>
      `${doctorName} can see you after all, at the time that you have booked. There is nothing to do.`,
  },
  seeMyAppointments: 'See my appointments',
  alreadyCalled: (byName: string) => `${byName} has called this patient already.`,
  noCallNeeded: 'Nobody has to be called for this.',
  otherSpeciality: 'Choose a doctor of the same speciality.',
} as const;
