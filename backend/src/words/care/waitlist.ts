/** What people read about waitlist. */
export const waitlistWords = {
  seeMyWaitingList: 'See my waiting list',
  timeIsFreeItIs: 'A time is free: it is held for you',
  itIsHeldForYou: (doctorName: string, time: string, until: string) =>
    `${doctorName}, ${time}. It is held for you until ${until}.`,
  youAskedUsToTell: (until: string) =>
    `You asked us to tell you when a time is free. This one is held for you until ${until}; after that it goes to the next person.`,
  bookThisTime: 'Book this time',
  youStayOnWaitingList: 'You stay on the waiting list, behind those who have had no offer yet.',
  youAreNoLongerOn:
    'You are no longer on the waiting list, since several offers ran out. You can join again.',
  timeThatWasHeldFor: 'The time that was held for you is free for others again',
  youAreNoLongerOnWaiting: 'You are no longer on the waiting list',
  hospitalHasTakenYouOff: (whom: string) =>
    `The hospital has taken you off the waiting list for ${whom}. Please call us if you have questions.`,
  thisEntryHasBeenClosed: 'This entry has been closed already.',
  noTimeIsHeldFor: 'No time is held for this entry any more.',
  thisDoctorCannotBeBooked: 'This doctor cannot be booked by card.',
  patientWaitsForAnotherDoctor: 'The patient waits for another doctor or speciality.',
  offerTimeThatIsAt: (waitlistLeadMinutes: number) =>
    `Offer a time that is at least ${waitlistLeadMinutes} minutes ahead.`,
  visitsAreBookedAtMost: (bookingDaysAhead: number) =>
    `Visits are booked at most ${bookingDaysAhead} days ahead.`,
  thisPartOfDayIs: 'This part of the day is over, or too near. Choose a later day.',
  thereAreFreeTimesNow: (named: string) => `There are free times now: ${named}. Please book one of them.`,
  thisPersonDoesNotWait: 'This person does not wait any more, or has an offer.',
} as const;
