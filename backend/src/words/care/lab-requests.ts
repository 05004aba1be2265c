/** What people read about lab requests. */
export const labRequestWords = {
  refusal: {
    booked: 'You have booked this test already. See your lab bookings.',
    declined: 'You have declined this test. You can still book it yourself, under Lab Tests.',
  },
  notRequested: 'Nobody has asked you for this test.',
  otherTestRequested: (testName: string) => `Your doctor asks for another test: ${testName}.`,
  testNotOffered: 'This lab test is not offered.',
  alreadyRequested: (testName: string) => `${testName} was asked for already.`,
  declined: {
    doctorTitle: (patientName: string) => `${patientName} has declined a lab test`,
    doctorBody: (testName: string) => `You asked for it at the visit: ${testName}.`,
  },
  requested: {
    titleOne: (doctorName: string) => `${doctorName} asks for a lab test`,
    title: (doctorName: string, count: number) => `${doctorName} asks for ${count} lab tests`,
    bodyOne: 'It is not booked yet. Please log in to choose a day, or to decline.',
    body: 'They are not booked yet. Please log in to choose a day, or to decline.',
  },
  chooseDay: 'Choose a day',
} as const;
