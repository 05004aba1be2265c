/** What people read about files. */
export const fileWords = {
  doctorWithoutPicture: 'Doctor without a picture',
  patientWithoutPicture: 'Patient without a picture',
  labTestWithoutPicture: 'Lab test without a picture',
  medicineWithoutPicture: 'Medicine without a picture',
  thereAreTheseWidths: (widths: string) => `There are these widths: ${widths}.`,
  thisAddressHasExpiredLoad: 'This address has expired. Load the page again.',
  virusWasFoundInThis: 'A virus was found in this file. It has not been kept.',
  commandThatStartsOtherPrograms: 'a command that starts other programs',
  embeddedFiles: 'embedded files',
  embeddedMedia: 'embedded media',
  xfaForm: 'an XFA form',
  partsThatCannotBeChecked: 'parts that cannot be checked',
  manyPicturesAreBeingSent: 'Many pictures are being sent at the moment. Please try again in a few seconds.',
  thisPictureHasTooMany: 'This picture has too many pixels. Please send a smaller one.',
  thisPictureTakesTooLong: 'This picture takes too long to read. Please send a smaller one.',
  thisPdfHasWhichIs: (danger: string) =>
    `This PDF has ${danger}, which is not accepted. Print it to a new PDF, or send a picture of it.`,
  manyFilesFromYourNetwork: 'Many files have been sent from your network today.',
  confirmToStoreMore: (mib: number) =>
    `An account can keep ${mib} MB of files until its email address is confirmed. Please open the link in the mail that we have sent you, then try again.`,
  removeToStoreMore: (mib: number) =>
    `Your files take nearly ${mib} MB, the most that an account can keep. Please remove documents that you no longer need, then try again.`,
  enoughForADay: (mib: number) =>
    `You have stored nearly ${mib} MB of files within a day, the most that an account can. Please continue tomorrow.`,
} as const;
