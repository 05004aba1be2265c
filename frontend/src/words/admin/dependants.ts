/** What staff reads about patients without a login and those who look after them. */
export const adminDependantWords = {
  name: 'Name',
  listEmpty: 'There are no dependants yet. Patients add their family in their own area.',
  age: 'Age',
  cameOfAge: 'Came of age',
  ofAge: 'Of age',
  minors: 'Under age',
  lookedAfterBy: 'Held by',
  relationship: 'Is to the holder',
  invitation: 'Invitation',
  invitedUntil: (until: string) => `Works until ${until}`,
  invitedAt: (where: string, until: string) => `${where}, works until ${until}`,
  printedCode: 'Printed code',
  withdrawText:
    'The link, and a code that was printed, no longer work. Who looks after the patient stays as it is; a new code or link can be made at any time.',
  since: (since: string) => `since ${since}`,
  looksAfter: 'Holds',
  endAccess: 'End the holder’s access',
  endAccessTitle: (holder: string, person: string) => `End the access of ${holder} to ${person}?`,
  endAccessText: (holder: string, person: string) =>
    `${holder} no longer books for ${person} and no longer sees the records, from this moment on. ${person} stays a patient without a login, who can claim the account by a code or a link. ${holder} is told the reason.`,
  accessEnded: 'The access has ended.',
  accessStays: 'The access has not ended.',
} as const;
