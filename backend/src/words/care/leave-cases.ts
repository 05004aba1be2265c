/** What people read when the doctor of a booked visit is away. */
export const leaveCaseWords = {
  doctorIsAway: 'Your doctor is away at the time of your visit',
  chooseUntil: (until: string) =>
    `Please choose until ${until}: another time, another doctor at no extra cost, or the full refund.`,
  isAwayAtTime: (doctorName: string) => `${doctorName} is away at the time of your visit. We are sorry.`,
  ifYouDoNotChoose:
    'If you do not choose by then, we cancel the visit, pay back all that you have paid, and call you.',
  nextTimesOf: (doctorName: string) => `Next times of ${doctorName}`,
  noneSoon: 'None in the next 60 days',
  refund: 'Full refund',
  chooseNow: 'Choose now',
  wantRefund: 'I want the refund',
  visitIsAtNewTime: 'Your visit has its new time',
  visitIsMoved: 'Your visit is moved as you have chosen. Nothing more is to be paid.',
  goesBack: (amount: string) => `The other doctor takes less: ${amount} goes back to you.`,
  doctorStillAnswers: 'The doctor still has to accept your request.',
  youCanStillCancel: (amount: string) =>
    `Until the visit begins you can cancel it and get ${amount} back in full.`,
  choseAnotherTime: (patientName: string) => `${patientName} has chosen another of your times`,
  becauseYouAreAway: (before: string) => `You are away at the time before, ${before}.`,
  visitComesToYou: (patientName: string) => `The visit of ${patientName} is now with you`,
  colleagueIsAway: (doctorName: string, before: string) =>
    `It was booked with ${doctorName} for ${before}, who is away then. The patient has chosen you.`,
  visitIsWithColleague: (patientName: string) => `${patientName} has chosen another doctor`,
  youAreAway: (before: string, doctorName: string) =>
    `You are away on ${before}. The visit is now with ${doctorName}.`,
  before: 'Before',
  visitIsCancelled: 'Your visit is cancelled',
  cancelledSinceAway:
    'Your doctor is away at the time of your visit, so we have cancelled it. We are sorry. We will call you.',
  doctorIsAwayReason: 'The doctor is away at this time.',
  visitStands: 'Your visit stands',
  doctorIsThereAgain: (doctorName: string) =>
    `${doctorName} can see you after all, at the time that you have booked. There is nothing to do.`,
  seeMyAppointments: 'See my appointments',
  alreadyCalled: (byName: string) => `${byName} has called this patient already.`,
  nobodyToCall: 'Nobody has to be called for this.',
  thisDoctorIsNotOffered: 'Choose a doctor of the same speciality.',
  unanswered: 'The doctor is away, and no other time was chosen.',
} as const;
