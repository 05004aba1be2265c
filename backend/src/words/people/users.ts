/** What people read about users. */
export const userWords = {
  approved: {
    title: 'Your registration is approved',
    body: 'You can be found and booked now. Please look at your days, times and fee.',
  },
  refused: {
    title: 'Your registration is not approved',
    notice: (reason: string) => `An administrator could not approve it. Reason: ${reason}`,
    body: 'An administrator has looked at your registration and could not approve it.',
  },
  openMyArea: 'Open my area',
  registrationAnswered: 'This registration has been answered already.',
  tooManyMatches: (maxPeople: number) => `More than ${maxPeople} people have such a name. Type more of it.`,
  approvalFirst: 'This doctor has to be approved first.',
  claim: {
    subject: 'Your account at the hospital',
    emailRequired: 'Enter your email address.',
    body: (claimDays: number) =>
      `At our desk you have asked for a way to your visits on our site. The button below lets you choose a password; it works once and for ${claimDays} days.`,
    notYou: 'If it was not you, there is nothing to do.',
    button: 'Choose a password',
    codesExceeded: 'Too many codes have been tried.',
    done: 'The account is yours now. Please log in.',
  },
} as const;
