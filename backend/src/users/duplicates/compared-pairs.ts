import type { Types } from 'mongoose';
import { phoneKeysOf } from '../../common/phone.js';
import { likenessOf } from '../candidates/candidate-score.js';
import type { Likeness } from '../candidates/candidate-score.js';
import type { User } from '../user.schema.js';

export type Compared = Pick<
  User,
  '_id' | 'fullName' | 'nameWords' | 'mobile' | 'email' | 'dob' | 'dobEstimated' | 'heldBy'
>;

export interface FoundPair extends Likeness {
  oneId: Types.ObjectId;
  otherId: Types.ObjectId;
}

/** Pairs below are not listed, e.g. the same phone with another name and another date of birth. */
export const MIN_LISTED_SCORE = 30;
/** A phone number of more people belongs to an office or a village: alone, it says nothing. */
export const MAX_PHONE_SHARERS = 6;

const isSame = (one?: Types.ObjectId, other?: Types.ObjectId): boolean => Boolean(one && other?.equals(one));

/** A guardian and a dependant, or two dependants of one guardian. */
const isFamily = (one: Compared, other: Compared): boolean =>
  isSame(one.heldBy, other._id) || isSame(other.heldBy, one._id) || isSame(one.heldBy, other.heldBy);

/** A date that was counted back from an age is no one's birthday. */
const birthOf = ({ dob, dobEstimated }: Compared): string | null => (dobEstimated ? null : dob);

/** The likeness of two records that the staff should compare; null for others, as those of one family. */
export function listedLikeness(one: Compared, other: Compared, phoneSharers = 0): Likeness | null {
  const [first, second] = [one, other].map((person) => ({ ...person, dob: birthOf(person) }));
  const likeness = likenessOf(first, second);
  if (!likeness || likeness.score < MIN_LISTED_SCORE) return null;
  const isNamed = likeness.reasons.includes('name');
  const isOtherBirth = first.dob && second.dob && first.dob !== second.dob;
  if (isFamily(one, other) && (!isNamed || isOtherBirth)) return null;
  const isPhoneOnly = likeness.reasons.join() === 'mobile';
  return isPhoneOnly && phoneSharers > MAX_PHONE_SHARERS ? null : likeness;
}

/** Similar names of one birth date share such a key: a word's sound, also with one letter less. */
const birthKeysOf = (person: Compared): string[] => {
  const dob = birthOf(person);
  if (!dob) return [];
  return [...new Set(person.nameWords.map((form) => `${dob} ${form.replace(/^[~-]/, '')}`))];
};

const phoneKeyOf = ({ mobile }: Compared): string[] => phoneKeysOf(mobile).slice(0, 1);

function byKey(people: readonly Compared[], keysOf: (person: Compared) => string[]): Map<string, Compared[]> {
  const groups = new Map<string, Compared[]>();
  for (const person of people)
    for (const key of keysOf(person)) groups.set(key, [...(groups.get(key) ?? []), person]);
  return groups;
}

/** The pairs of these people with each other and with the people found for them, each once, by their ids. */
export function pairsOf(people: readonly Compared[], found: readonly Compared[]): Map<string, FoundPair> {
  const births = byKey(found, birthKeysOf);
  const phones = byKey(found, phoneKeyOf);
  const pairs = new Map<string, FoundPair>();
  for (const person of people) {
    const sharing = phoneKeyOf(person).flatMap((key) => phones.get(key) ?? []);
    const others = [...sharing, ...birthKeysOf(person).flatMap((key) => births.get(key) ?? [])];
    for (const other of new Set(others)) {
      const [oneId, otherId] = [person._id, other._id].toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
      const key = pairKey({ oneId, otherId });
      if (oneId.equals(otherId) || pairs.has(key)) continue;
      const likeness = listedLikeness(person, other, sharing.length);
      if (likeness) pairs.set(key, { oneId, otherId, ...likeness });
    }
  }
  return pairs;
}

export const pairKey = ({ oneId, otherId }: Pick<FoundPair, 'oneId' | 'otherId'>): string =>
  `${String(oneId)} ${String(otherId)}`;
