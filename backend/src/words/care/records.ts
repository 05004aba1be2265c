/** What people read about records. */
export const recordWords = {
  documentNotFound: 'There is no document.',
  range: {
    upTo: (high: number | null) => `up to ${high}`,
    from: (low: number) => `from ${low}`,
    between: (low: number, high: number) => `${low} to ${high}`,
  },
  hospitalLaboratory: 'Hospital laboratory',
  patientRequired: 'Name the patient.',
  report: 'Report',
  note: 'Note',
  vitalSigns: 'Vital signs',
  documentRequired: 'Choose a document.',
  removalTooLate: (removableHours: number) =>
    `An entry can be removed within ${removableHours} hours. Write a new one that corrects it.`,
  isNewEntry: 'is a new entry',
  areNewEntries: 'are new entries',
  added: {
    title: (entries: string) => `There ${entries} in your medical records`,
    notice: (authorName: string, them: string) => `${authorName} has written ${them}.`,
    body: (authorName: string, them: string) =>
      `${authorName} has written ${them}. Please log in to read ${them}.`,
  },
  seeMyRecords: 'See my records',
} as const;
