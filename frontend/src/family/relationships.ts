import type { Relationship } from '../../../openapi/contract/people/dependants.js';
import { tFamily } from '../messages/people/family';

/** A person's relation to the reader. */
export const RELATIONSHIP_NAMES: Record<Relationship, string> = {
  child: tFamily('child'),
  spouse: tFamily('spouse'),
  parent: tFamily('parent'),
  sibling: tFamily('sibling'),
  grandparent: tFamily('grandparent'),
  grandchild: tFamily('grandchild'),
  ward: tFamily('ward'),
  other: tFamily('other'),
};
