/** What people read about audit. */
export const auditWords = {
  patient: 'A patient',
  doctor: 'A doctor',
  administrator: 'An administrator',
  dependant: 'a person whom they look after',
  actingFor: (name: string, person: string) => `${name}, for ${person},`,
  /** @param sentence without its full stop */
  repeated: (sentence: string, count: number) => `${sentence}, ${count} times within five minutes.`,
  sealMail: {
    reader: 'keeper of the audit trail',
    body: 'This is the newest seal of the audit trail. Keep this mail where the administrators of the database cannot change it: it shows later whether rows up to this seal were changed, removed or cut off.',
    howToCompare: 'To compare: npm run audit:verify -- --head followed by the head below.',
    sealedAt: 'Sealed at',
    subject: (newestId: number) => `Audit trail: seal ${newestId}`,
  },
} as const;
