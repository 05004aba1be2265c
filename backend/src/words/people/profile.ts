import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read about profile. */
export const profileWords = {
  erasure: {
    blocked: (open: string) =>
      `There is still something open: ${open}. Finish or cancel it first, then erase.`,
    visits: (count: number) =>
      counted(count, { one: 'visit asked for or to come', other: 'visits asked for or to come' }),
    orders: (count: number) =>
      counted(count, { one: 'order not delivered yet', other: 'orders not delivered yet' }),
    labBookings: (count: number) =>
      counted(count, { one: 'lab booking without its report', other: 'lab bookings without their reports' }),
    checkouts: (count: number) =>
      counted(count, { one: 'unfinished checkout', other: 'unfinished checkouts' }),
    refunds: (count: number) =>
      counted(count, {
        one: 'payment whose refund is not done',
        other: 'payments whose refunds are not done',
      }),
    emailMismatch: 'This is not the email address of the account.',
    nameMismatch: 'This is not the full name of the person.',
    mobileMismatch: 'This is not the mobile number of the account.',
  },
  patientsOnly: 'Only patients have this.',
  passwordChanged: 'Your password has been changed. Every other login has been ended.',
  otherLoginsEnded: (count: number) =>
    counted(count, { one: 'other login has been ended.', other: 'other logins have been ended.' }),
  sessionName: (sessionId: string) => `session ${sessionId}`,
  currentPasswordWrong: 'This is not your current password.',
  newPasswordIsSame: 'Choose another password than the one you have.',
  erasedName: 'Erased person',
  pictureRequired: 'Choose a picture.',
  doctorsOnly: 'Only doctors have this.',
} as const;
