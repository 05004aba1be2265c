import type { Relationship } from '../../../openapi/contract/people/dependants.js';
import { familyWords } from '../words/people/family';

/** What a person is to the reader. */
export const RELATIONSHIP_NAMES: Record<Relationship, string> = {
  child: familyWords.child,
  spouse: familyWords.spouse,
  parent: familyWords.parent,
  sibling: familyWords.sibling,
  grandparent: familyWords.grandparent,
  grandchild: familyWords.grandchild,
  ward: familyWords.ward,
  other: familyWords.other,
};
