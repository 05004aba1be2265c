import type { ListedHolder, Relationship } from '../../../openapi/contract/people/dependants.js';
import { tPatient } from '../messages/people/patients';

/**
 * The guardian's relation to a person by this relation: for a woman, for a man, and when the gender is unknown.
 */
const HOLDERS: Record<Relationship, [woman: string, man: string, either: string] | null> = {
  child: [tPatient('mother'), tPatient('father'), tPatient('parent')],
  spouse: [tPatient('wife'), tPatient('husband'), tPatient('spouse')],
  parent: [tPatient('daughter'), tPatient('son'), tPatient('child')],
  sibling: [tPatient('sister'), tPatient('brother'), tPatient('sibling')],
  grandparent: [tPatient('granddaughter'), tPatient('grandson'), tPatient('grandchild')],
  grandchild: [tPatient('grandmother'), tPatient('grandfather'), tPatient('grandparent')],
  ward: [tPatient('guardian'), tPatient('guardian'), tPatient('guardian')],
  other: null,
};

/** "Looked after by Asha Rao, mother": the guardian of a patient without a login. */
export function holderText({ fullName, relationship, gender }: Omit<ListedHolder, 'mobile'>): string {
  const forms = HOLDERS[relationship];
  if (!forms) return tPatient('heldBy', { name: fullName });
  const [woman, man, either] = forms;
  const holder = gender === 'female' ? woman : gender === 'male' ? man : either;
  return tPatient('heldByRelative', { name: fullName, holder });
}
