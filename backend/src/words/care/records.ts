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
  added: {
    titleOne: 'There is a new entry in your medical records',
    title: 'There are new entries in your medical records',
    noticeOne: (authorName: string) => `${authorName} has written it.`,
    notice: (authorName: string) => `${authorName} has written them.`,
    bodyOne: (authorName: string) => `${authorName} has written it. Please log in to read it.`,
    body: (authorName: string) => `${authorName} has written them. Please log in to read them.`,
  },
  seeMyRecords: 'See my records',
} as const;
