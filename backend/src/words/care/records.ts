/** What people read about records. */
export const recordWords = {
  thereIsNoDocument: 'There is no document.',
  upToHigh: (high: number | null) => `up to ${high}`,
  fromLow: (low: number) => `from ${low}`,
  lowToHigh: (low: number, high: number) => `${low} to ${high}`,
  hospitalLaboratory: 'Hospital laboratory',
  namePatient: 'Name the patient.',
  report: 'Report',
  note: 'Note',
  vitalSigns: 'Vital signs',
  chooseDocument: 'Choose a document.',
  entryCanBeRemovedWithin: (removableHours: number) =>
    `An entry can be removed within ${removableHours} hours. Write a new one that corrects it.`,
  isNewEntry: 'is a new entry',
  areNewEntries: 'are new entries',
  thereInYourMedicalRecords: (entries: string) => `There ${entries} in your medical records`,
  authorNameHasWrittenThem: (authorName: string, them: string) => `${authorName} has written ${them}.`,
  hasWrittenPleaseLogIn: (authorName: string, them: string) =>
    `${authorName} has written ${them}. Please log in to read ${them}.`,
  seeMyRecords: 'See my records',
} as const;
