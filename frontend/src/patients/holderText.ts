import type { ListedHolder, Relationship } from '../../../openapi/contract/people/dependants.js';
import { patientWords } from '../words/people/patients';

/** What the holder is to a person who is this to them: for a woman, for a man, and when neither is known. */
const HOLDERS: Record<Relationship, [woman: string, man: string, either: string] | null> = {
  child: [patientWords.mother, patientWords.father, patientWords.parent],
  spouse: [patientWords.wife, patientWords.husband, patientWords.spouse],
  parent: [patientWords.daughter, patientWords.son, patientWords.child],
  sibling: [patientWords.sister, patientWords.brother, patientWords.sibling],
  grandparent: [patientWords.granddaughter, patientWords.grandson, patientWords.grandchild],
  grandchild: [patientWords.grandmother, patientWords.grandfather, patientWords.grandparent],
  ward: [patientWords.guardian, patientWords.guardian, patientWords.guardian],
  other: null,
};

/** "Looked after by Asha Rao, mother": who books for a patient without a login. */
export function holderText({ fullName, relationship, gender }: Omit<ListedHolder, 'mobile'>): string {
  const forms = HOLDERS[relationship];
  if (!forms) return patientWords.heldBy(fullName);
  const [woman, man, either] = forms;
  const holder = gender === 'female' ? woman : gender === 'male' ? man : either;
  return patientWords.heldByRelative(fullName, holder);
}
