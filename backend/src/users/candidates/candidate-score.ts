import type { CandidateReason } from '../../../../openapi/contract/people/identity/candidates.js';
import { SIMILAR_NAMES, nameLikeness } from '../../common/names/name-likeness.js';

/** What identifies a person before there is a record. */
export interface Identity {
  fullName: string;
  mobile?: string | null;
  email?: string | null;
  dob?: string | null;
}

export interface Likeness {
  /** From 0 to 100. */
  score: number;
  reasons: CandidateReason[];
}

const POINTS = { email: 50, mobile: 35, dob: 30, name: 35 } as const;
/** A different date of birth speaks against one person, even with the same phone: families share it. */
const OTHER_BIRTH = -20;

/**
 * How likely two entries are one person; null if nothing suggests it: neither the same email or phone, nor the same date of
 * birth with a similar name.
 */
export function likenessOf(one: Identity, other: Identity): Likeness | null {
  const likeness = nameLikeness(one.fullName, other.fullName);
  const isNamed = likeness >= SIMILAR_NAMES;
  const isSame = (field: 'email' | 'mobile' | 'dob') => Boolean(one[field]) && one[field] === other[field];
  if (!isSame('email') && !isSame('mobile') && !(isSame('dob') && isNamed)) return null;
  const same = (['email', 'mobile', 'dob'] as const).filter(isSame);
  const against = one.dob && other.dob && one.dob !== other.dob ? OTHER_BIRTH : 0;
  const points = same.reduce((sum, field) => sum + POINTS[field], isNamed ? POINTS.name * likeness : 0);
  const score = Math.round(Math.min(100, Math.max(0, points + against)));
  return { score, reasons: isNamed ? [...same, 'name'] : same };
}
