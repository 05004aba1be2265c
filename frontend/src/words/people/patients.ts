/** What people read about patients. */
export const patientWords = {
  heldBy: (name: string) => `Held by ${name}`,
  allergicTo: (allergies: string) => `Allergies: ${allergies}`,
  patients: 'Patients',
  searchYourPatientsByName: 'Search your patients by name',
  noneOfYourPatientsHas: 'None of your patients has this name.',
  clearSearch: 'Clear the search',
  youHaveNoPatientsYet: 'You have no patients yet. They appear here with their first request to you.',
  seeRequests: 'See the requests',
  showMorePatients: 'Show more patients',
  peopleWhoHaveOrHad: 'People who have or had an appointment with you',
} as const;
