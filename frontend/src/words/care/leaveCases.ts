import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read when the doctor of a booked visit is away. */
export const leaveCaseWords = {
  doctorIsAway: 'Your doctor is away',
  doctorAwayAt: (doctorName: string, when: string) => `${doctorName} is away on ${when}. We are sorry.`,
  chooseUntil: (until: string) =>
    `Please choose until ${until}. After that we cancel the visit, pay everything back and call you.`,
  timesOf: (doctorName: string) => `Next times of ${doctorName}`,
  noTimes: 'No free time in the next 60 days.',
  otherDoctorsOf: (speciality: string) => `Other doctors of ${speciality}, at no extra cost`,
  goesBack: (amount: string) => `${amount} goes back to you`,
  cancelAndRefund: (amount: string) => `Cancel and get ${amount} back`,
  cancelVisit: 'Cancel the visit',
  cancelQuestion: 'Cancel this visit?',
  cannotBeUndone: "This can't be undone.",
  keepChoosing: 'Keep choosing',
  visitIsMoved: 'Your visit is moved.',
  visitIsCancelled: 'Your visit is cancelled.',
  choiceFailed: 'Your choice was not taken.',
  askPatients: 'What shall happen to these visits?',
  patientsAreOffered:
    'Each patient is offered other times, other doctors or the full refund, by mail and in their area. Visits in less than 24 hours are cancelled and refunded at once, and our staff call.',
  takeLeaveAndOffer: 'Add leave and offer other times',
  visitsOfLeave: (leaveDays: string) => `Visits of ${leaveDays}`,
  status: {
    open: 'Waits for the patient',
    moved: 'Moved',
    refunded: 'Refunded',
    unanswered: 'Refunded, no choice in time',
    closed: 'Closed',
  },
  hasToBeCalled: 'To be called',
  movedTo: (when: string, doctorName: string) => `to ${when} with ${doctorName}`,
  bookedVisits: (count: number) => counted(count, { one: 'visit was booked', other: 'visits were booked' }),
} as const;
