/** What people read about waitlist. */
export const waitlistWords = {
  seeMyWaitingList: 'See my waiting list',
  offer: {
    title: 'A time is free: it is held for you',
    notice: (doctorName: string, time: string, until: string) =>
      `${doctorName}, ${time}. It is held for you until ${until}.`,
    body: (until: string) =>
      `You asked us to tell you when a time is free. This one is held for you until ${until}; after that it goes to the next person.`,
    book: 'Book this time',
  },
  lapsed: {
    stays: 'You stay on the waiting list, behind those who have had no offer yet.',
    removed: 'You are no longer on the waiting list, since several offers ran out. You can join again.',
    title: 'The time that was held for you is free for others again',
  },
  removed: {
    title: 'You are no longer on the waiting list',
    body: (whom: string) =>
      `The hospital has taken you off the waiting list for ${whom}. Please call us if you have questions.`,
  },
  alreadyClosed: 'This entry has been closed already.',
  noOffer: 'No time is held for this entry any more.',
  doctorNotBookable: 'This doctor cannot be booked by card.',
  otherDoctorWanted: 'The patient waits for another doctor or speciality.',
  offerTooSoon: (waitlistLeadMinutes: number) =>
    `Offer a time that is at least ${waitlistLeadMinutes} minutes ahead.`,
  tooFarAhead: (bookingDaysAhead: number) => `Visits are booked at most ${bookingDaysAhead} days ahead.`,
  partOfDayOver: 'This part of the day is over, or too near. Choose a later day.',
  freeTimesExist: (named: string) => `There are free times now: ${named}. Please book one of them.`,
  notWaiting: 'This person does not wait any more, or has an offer.',
} as const;
