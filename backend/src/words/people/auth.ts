/** What people read about auth. */
export const authWords = {
  thisIsNotIdOf: 'This is not the id of a person.',
  tooManyLinksWereTried: 'Too many links were tried from here.',
  weHaveMailedYouLink: 'We have mailed you the link often enough for now.',
  yourEmailAddressIsConfirmed: 'Your email address is confirmed.',
  weHaveMailedYouLinkPlease: 'We have mailed you the link. Please look into your mailbox.',
  pleaseConfirmYourEmailAddress: 'Please confirm your email address',
  somebodyMostLikelyYouHas: (type: string, confirmationHours: number) =>
    `Somebody, most likely you, has opened a ${type} account with this email address. Please confirm that it is yours with the button below; the link counts for ${confirmationHours} hours.`,
  ifItWasNotYou:
    'If it was not you, there is nothing to do: without your confirmation you get no more than mails about what is booked in that account.',
  confirmMyEmailAddress: 'Confirm my email address',
  somebodyHasTriedToLog: 'Somebody has tried to log in to your account',
  somebodyHasTypedWrongPassword:
    'Somebody has typed a wrong password several times. Nobody got in. If it was not you, there is nothing to do.',
  somebodyHasTypedWrongPasswordFor: (type: string) =>
    `Somebody has typed a wrong password for your ${type} account several times. New tries from there have to wait; devices on which you have logged in before are not affected.`,
  ifItWasYouWait:
    'If it was you, wait a few minutes, or choose a new password with "Forgotten password?" on the login page. If it was not you, there is nothing to do: nobody got in.',
  accountHasRole: (type: string) => `This is ${type === 'admin' ? 'an' : 'a'} ${type} account.`,
  tooManyLoginTries: 'Too many login tries.',
  yourPasswordHasBeenChanged: 'Your password has been changed',
  passwordOfYourAccountIs:
    'The password of your account is a new one now, and every other login has been ended.',
  ifItWasNotYouChoose: 'If it was not you, choose a new password at once and call us.',
  ifThereIsAccountWith:
    'If there is an account with this email address, we have sent a mail to it. Please look into your mailbox. If no mail comes, our desk gives you a new password.',
  yourPasswordHasBeenChangedPlease: 'Your password has been changed. Please log in.',
  somebodyMostLikelyYouHasAsked: (type: string, resetMinutes: number) =>
    `Somebody, most likely you, has asked for a new password of your ${type} account. The button below lets you choose one; it works once and for ${resetMinutes} minutes.`,
  ifItWasNotYouThere: 'If it was not you, there is nothing to do: your password stays as it is.',
  chooseNewPassword: 'Choose a new password',
  thisPasswordIsAmongMost: 'This password is among the most common ones. Choose another.',
  youHaveAskedOftenEnough: 'You have asked often enough for now.',
} as const;
