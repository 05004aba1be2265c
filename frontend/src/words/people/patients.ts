import type { ListedHolder, Relationship } from '../../../../openapi/contract/people/dependants.js';

/** What the holder is to a person who is this to them: for a woman, for a man, and when neither is known. */
const HOLDERS: Record<Relationship, [woman: string, man: string, either: string] | null> = {
  child: ['mother', 'father', 'parent'],
  spouse: ['wife', 'husband', 'spouse'],
  parent: ['daughter', 'son', 'child'],
  sibling: ['sister', 'brother', 'sibling'],
  grandparent: ['granddaughter', 'grandson', 'grandchild'],
  grandchild: ['grandmother', 'grandfather', 'grandparent'],
  ward: ['guardian', 'guardian', 'guardian'],
  other: null,
};

function holderIs({ relationship, gender }: Pick<ListedHolder, 'relationship' | 'gender'>): string {
  const [woman, man, either] = HOLDERS[relationship] ?? [];
  return (gender === 'female' ? woman : gender === 'male' ? man : either) ?? '';
}

/** What people read about patients. */
export const patientWords = {
  lookedAfterBy: (holder: Omit<ListedHolder, 'mobile'>) =>
    [`Looked after by ${holder.fullName}`, holderIs(holder)].filter(Boolean).join(', '),
  allergicTo: (allergies: string) => `Allergies: ${allergies}`,
  patients: 'Patients',
  searchLabel: 'Search your patients by name',
  searchEmpty: 'None of your patients has this name.',
  clearSearch: 'Clear the search',
  empty: 'You have no patients yet. They appear here with their first request to you.',
  seeRequests: 'See the requests',
  showMorePatients: 'Show more patients',
  intro: 'People who have or had an appointment with you',
} as const;
