/** What people read about auth. */
export const authWords = {
  personIdInvalid: 'This is not the id of a person.',
  confirmation: {
    linksExceeded: 'Too many links were tried from here.',
    mailsExceeded: 'We have mailed you the link often enough for now.',
    done: 'Your email address is confirmed.',
    sent: 'We have mailed you the link. Please look into your mailbox.',
    subject: 'Please confirm your email address',
    body: (type: string, confirmationHours: number) =>
      `Somebody, most likely you, has opened a ${type} account with this email address. Please confirm that it is yours with the button below; the link counts for ${confirmationHours} hours.`,
    notYou:
      'If it was not you, there is nothing to do: without your confirmation you get no more than mails about what is booked in that account.',
    button: 'Confirm my email address',
  },
  lockout: {
    title: 'Somebody has tried to log in to your account',
    notice:
      'Somebody has typed a wrong password several times. Nobody got in. If it was not you, there is nothing to do.',
    body: (type: string) =>
      `Somebody has typed a wrong password for your ${type} account several times. New tries from there have to wait; devices on which you have logged in before are not affected.`,
    whatToDo:
      'If it was you, wait a few minutes, or choose a new password with "Forgotten password?" on the login page. If it was not you, there is nothing to do: nobody got in.',
  },
  otherRole: (type: string) => `This is ${type === 'admin' ? 'an' : 'a'} ${type} account.`,
  loginsExceeded: 'Too many login tries.',
  passwordChanged: {
    title: 'Your password has been changed',
    body: 'The password of your account is a new one now, and every other login has been ended.',
    notYou: 'If it was not you, choose a new password at once and call us.',
    logIn: 'Your password has been changed. Please log in.',
  },
  reset: {
    sent: 'If there is an account with this email address, we have sent a mail to it. Please look into your mailbox. If no mail comes, our desk gives you a new password.',
    body: (type: string, resetMinutes: number) =>
      `Somebody, most likely you, has asked for a new password of your ${type} account. The button below lets you choose one; it works once and for ${resetMinutes} minutes.`,
    notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
    button: 'Choose a new password',
    exceeded: 'You have asked often enough for now.',
  },
  passwordTooCommon: 'This password is among the most common ones. Choose another.',
} as const;
