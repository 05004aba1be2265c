import { ended } from '../../../../openapi/contract/words/sentence.js';

/** What people read about users. */
export const userWords = {
  yourRegistrationIsApproved: 'Your registration is approved',
  youCanBeFoundAnd: 'You can be found and booked now. Please look at your days, times and fee.',
  yourRegistrationIsNotApproved: 'Your registration is not approved',
  administratorCouldNotApproveIt: (reason: string) =>
    `An administrator could not approve it. Reason: ${ended(reason)}`,
  administratorHasLookedAtYour: 'An administrator has looked at your registration and could not approve it.',
  openMyArea: 'Open my area',
  thisRegistrationHasBeenAnswered: 'This registration has been answered already.',
  moreThanPeopleHaveSuch: (maxPeople: number) =>
    `More than ${maxPeople} people have such a name. Type more of it.`,
  thisDoctorHasToBe: 'This doctor has to be approved first.',
  yourAccountAtHospital: 'Your account at the hospital',
  enterYourEmailAddress: 'Enter your email address.',
  atOurDeskYouHave: (claimDays: number) =>
    `At our desk you have asked for a way to your visits on our site. The button below lets you choose a password; it works once and for ${claimDays} days.`,
  ifItWasNotYou: 'If it was not you, there is nothing to do.',
  choosePassword: 'Choose a password',
  tooManyCodesHaveBeen: 'Too many codes have been tried.',
  accountIsYoursNowPlease: 'The account is yours now. Please log in.',
} as const;
