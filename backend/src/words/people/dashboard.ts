/** What people read about dashboard. */
export const dashboardWords = {
  visitTo: (acceptedDoctorName: string | null) => `Visit to ${acceptedDoctorName}`,
  anyDoctor: (speciality: string | null) => `any doctor of ${speciality}`,
  requestTo: (asked: string) => `Request to ${asked}`,
  awaitingDoctor: 'Waiting for doctor acceptance',
  sampleTakenAtHome: 'Sample taken at home',
  visitMoved: (doctorName: string | null) => `${doctorName} has moved your visit`,
  doctorAway: (doctorName: string) => `${doctorName} is away at the time of your visit`,
  timeHeld: (doctorName: string | null) => `A time with ${doctorName} is held for you`,
  finishPayment: 'Finish your payment',
  labTestRequested: (testName: string) => `Choose a day for ${testName}`,
  requestedBy: (doctorName: string) => `Asked for by ${doctorName}`,
  reviewVisit: (doctorName: string | null) => `How was your visit to ${doctorName}?`,
  anyDay: 'Any day',
  medicinesRanOut: 'Medicines ran out',
  medicinesRunOut: 'Medicines run out',
} as const;
