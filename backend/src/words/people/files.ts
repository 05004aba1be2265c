/** What people read about files. */
export const fileWords = {
  noPicture: {
    doctor: 'Doctor without a picture',
    patient: 'Patient without a picture',
    labTest: 'Lab test without a picture',
    medicine: 'Medicine without a picture',
  },
  widths: (widths: string) => `There are these widths: ${widths}.`,
  addressExpired: 'This address has expired. Load the page again.',
  virusFound: 'A virus was found in this file. It has not been kept.',
  pdf: {
    launch: 'a command that starts other programs',
    files: 'embedded files',
    media: 'embedded media',
    xfa: 'an XFA form',
    unreadable: 'parts that cannot be checked',
    unsafe: (danger: string) =>
      `This PDF has ${danger}, which is not accepted. Print it to a new PDF, or send a picture of it.`,
  },
  picturesBusy: 'Many pictures are being sent at the moment. Please try again in a few seconds.',
  tooManyPixels: 'This picture has too many pixels. Please send a smaller one.',
  pictureTooSlow: 'This picture takes too long to read. Please send a smaller one.',
  networkExceeded: 'Many files have been sent from your network today.',
  quota: {
    unconfirmed: (mib: number) =>
      `An account can keep ${mib} MB of files until its email address is confirmed. Please open the link in the mail that we have sent you, then try again.`,
    account: (mib: number) =>
      `Your files take nearly ${mib} MB, the most that an account can keep. Please remove documents that you no longer need, then try again.`,
    daily: (mib: number) =>
      `You have stored nearly ${mib} MB of files within a day, the most that an account can. Please continue tomorrow.`,
  },
} as const;
