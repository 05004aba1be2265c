/** What people read about lab requests. */
export const labRequestWords = {
  youHaveBookedThisTest: 'You have booked this test already. See your lab bookings.',
  youHaveDeclinedThisTest: 'You have declined this test. You can still book it yourself, under Lab Tests.',
  nobodyHasAskedYouFor: 'Nobody has asked you for this test.',
  yourDoctorAsksForAnother: (testName: string) => `Your doctor asks for another test: ${testName}.`,
  thisLabTestIsNot: 'This lab test is not offered.',
  wasAskedForAlready: (testName: string) => `${testName} was asked for already.`,
  hasDeclinedLabTest: (patientName: string) => `${patientName} has declined a lab test`,
  youAskedForItAt: (testName: string) => `You asked for it at the visit: ${testName}.`,
  labTest: 'a lab test',
  rowCountLabTests: (rowCount: number) => `${rowCount} lab tests`,
  itIs: 'It is',
  theyAre: 'They are',
  doctorNameAsksForWhat: (doctorName: string, what: string) => `${doctorName} asks for ${what}`,
  notBookedYetPleaseLog: (which: string) =>
    `${which} not booked yet. Please log in to choose a day, or to decline.`,
  chooseDay: 'Choose a day',
} as const;
