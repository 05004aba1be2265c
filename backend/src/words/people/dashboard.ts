/** What people read about dashboard. */
export const dashboardWords = {
  visitToAcceptedDoctorName: (acceptedDoctorName: string | null) => `Visit to ${acceptedDoctorName}`,
  anyDoctorOf: (speciality: string | null) => `any doctor of ${speciality}`,
  requestToAsked: (asked: string) => `Request to ${asked}`,
  waitingForDoctorAcceptance: 'Waiting for doctor acceptance',
  sampleTakenAtHome: 'Sample taken at home',
  answerMove: (doctorName: string | null) => `${doctorName} has moved your visit`,
  doctorIsAway: (doctorName: string) => `${doctorName} is away at the time of your visit`,
  timeIsHeld: (doctorName: string | null) => `A time with ${doctorName} is held for you`,
  finishPayment: 'Finish your payment',
  chooseDayForTest: (testName: string) => `Choose a day for ${testName}`,
  askedForBy: (doctorName: string) => `Asked for by ${doctorName}`,
  howWasYourVisit: (doctorName: string | null) => `How was your visit to ${doctorName}?`,
  anyDay: 'Any day',
  medicinesRanOut: 'Medicines ran out',
  medicinesRunOut: 'Medicines run out',
} as const;
