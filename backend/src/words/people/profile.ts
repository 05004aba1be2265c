import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read about profile. */
export const profileWords = {
  thereIsStillSomethingOpen: (open: string) =>
    `There is still something open: ${open}. Finish or cancel it first, then erase.`,
  visitsAskedForOrTo: { one: 'visit asked for or to come', other: 'visits asked for or to come' },
  ordersNotDeliveredYet: { one: 'order not delivered yet', other: 'orders not delivered yet' },
  labBookingsWithoutTheirReports: {
    one: 'lab booking without its report',
    other: 'lab bookings without their reports',
  },
  unfinishedCheckouts: { one: 'unfinished checkout', other: 'unfinished checkouts' },
  paymentsWhoseRefundsAreNot: {
    one: 'payment whose refund is not done',
    other: 'payments whose refunds are not done',
  },
  thisIsNotEmailAddress: 'This is not the email address of the account.',
  thisIsNotName: 'This is not the full name of the person.',
  onlyPatientsHaveThis: 'Only patients have this.',
  thisIsNotMobileNumber: 'This is not the mobile number of the account.',
  yourPasswordHasBeenChanged: 'Your password has been changed. Every other login has been ended.',
  endedBeenEnded: (ended: number) =>
    `${counted(ended, { one: 'other login has', other: 'other logins have' })} been ended.`,
  sessionId: (sessionId: string) => `session ${sessionId}`,
  thisIsNotYourCurrent: 'This is not your current password.',
  chooseAnotherPasswordThanOne: 'Choose another password than the one you have.',
  erasedPerson: 'Erased person',
  choosePicture: 'Choose a picture.',
  onlyDoctorsHaveThis: 'Only doctors have this.',
} as const;
