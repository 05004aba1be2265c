/** What people read about dashboard. */
export const dashboardWords = {
  visitToAcceptedDoctorName: (acceptedDoctorName: string | null) => `Visit to ${acceptedDoctorName}`,
  anyDoctorOf: (speciality: string | null) => `any doctor of ${speciality}`,
  requestToAsked: (asked: string) => `Request to ${asked}`,
  waitingForDoctorAcceptance: 'Waiting for doctor acceptance',
  sampleTakenAtHome: 'Sample taken at home',
  medicinesRanOut: 'Medicines ran out',
  medicinesRunOut: 'Medicines run out',
} as const;
