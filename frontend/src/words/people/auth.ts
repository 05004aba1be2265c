import type { UserType } from '../../../../openapi/contract/people/fields.js';

/** What people read about auth. */
export const authWords = {
  goToYourArea: 'Go to your area',
  login: 'Login',
  register: 'Register',
  loginDescription: 'Log in to your appointments, records, prescriptions and orders.',
  registerDescription: 'Create an account to book doctors, read your reports and order medicines.',
  siteDataIsBlocked:
    'Your browser blocks site data, so a login ends when you reload or leave this page: allow cookies and site data for this site in the settings of your browser, then reload.',
  loginOrRegister: 'Login or register',
  logIn: 'Log in',
  createAccount: 'Create an account',
  logInAs: 'Log in as',
  logInAsRole: (type: UserType) =>
    type === 'patient' ? 'Log in as patient' : type === 'doctor' ? 'Log in as doctor' : 'Log in as admin',
  timeKept: (when: string, doctor: string | undefined) =>
    doctor ? `Your time ${when} with ${doctor} is kept` : `Your time ${when} is kept`,
  bookingKept: (doctor: string | undefined) =>
    doctor ? `Your booking with ${doctor} is kept` : 'Your booking is kept',
  keptUntilPaid:
    'Log in or register, and it is chosen for you again. It is not reserved yet: until you pay, others can book it.',
  forgottenPassword: 'Forgotten password?',
  admin: 'Admin',
  accountClaimed: 'The account is yours now.',
  accountClaimedText: 'Log in to see your visits.',
  claimText:
    'Your visits, prescriptions and records become yours alone. Did a member of your family book for you until now? With your password their access ends.',
  claimIntro: 'Our desk has given you a code. With it the account with your visits is yours.',
  code: 'Code',
  codeHint: 'For example K7QM-2HX9-PD4T.',
  claimAccount: 'Claim the account',
  claimYourAccount: 'Claim your account',
  linkSent: 'The link is on its way.',
  linkSentText: (email: string | null) => `Please look into the mailbox of ${email}.`,
  sendLinkFailed: 'The link was not sent.',
  emailAddress: 'Email address',
  sendLinkAgain: 'Send the link again',
  confirmEmailPrompt: (email: string) =>
    `Please confirm your email address: open the link that we sent to ${email}. Until then we send no other mail to it; your notifications have everything.`,
  oneUnpaidCheckout: 'Until then one unpaid checkout can be open at a time.',
  goOn: 'Go on',
  emailConfirmed: 'Your email address is confirmed. Thank you.',
  confirmEmailText: 'Please confirm that this email address is yours.',
  confirmEmailButton: 'Confirm my email address',
  confirmEmailTitle: 'Confirm your email address',
  linkIncomplete: 'This address is not complete. Open the link from the mail again.',
  kindOfAccount: 'Kind of account',
  sendLink: 'Send the link',
  forgottenPasswordTitle: 'Forgotten password',
  forgottenPasswordIntro:
    'Enter the email address of your account. We send you a link to choose a new password.',
  resetLinkSent: (sentTo: string) =>
    `If there is such an account, a mail with a link is on its way to ${sentTo}.`,
  resetLinkHint:
    'The link works once, within 30 minutes. Nothing arrived? Look into the spam folder, and check the address and the role.',
  tryAnotherAddress: 'Try another address',
  backToLogin: 'Back to the login',
  askForNewLink: 'Ask for a new link',
  passwordChangedText: 'Log in with the new one.',
  newPasswordHint: 'All your devices are logged out when you choose a new password.',
  chooseNewPassword: 'Choose a new password',
  registerAsDoctor: 'Register as a doctor',
  doctorIdHint: 'Enter the doctor ID that the hospital gave you.',
  continue: 'Continue',
  doctorRegistrationHint:
    "You can accept patients' requests as soon as you are registered. Before they can book you by card you also need a fee, days and times: your first login leads to the page where you set them.",
  registeringAsPatient: 'You are registering as a patient.',
  checkMailTitle: 'Please check your email',
  checkMailText:
    'This address may have an account already. Log in with its password, or choose a new one with "Forgotten password?".',
  choosePictureOptional: 'Choose a picture (optional)',
  registerAsPatientInstead: 'Register as a patient instead',
  doctorQuestion: 'Are you a doctor?',
  registerHere: 'Register Here',
} as const;
