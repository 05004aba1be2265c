import type { Speciality } from '../../../../openapi/contract/people/fields.js';
import type { SearchKind } from '../../../../openapi/contract/site/search.js';
import { complaintIn, isComplaintWord, subjectIn } from '../../chat/complaints/complaint.js';
import type { Complaint } from '../../chat/complaints/complaint.js';
import { isStopWord, splitWords, wantedIn } from '../search-words.js';
import type { Wanted } from '../search-words.js';
import type { Found, Indexes } from '../indexes.js';
import { relatedTests } from './related-tests.js';

/** The speciality for all other complaints. */
const FOR_EVERYTHING: Speciality = 'General Medicine';
const DOCTORS: readonly SearchKind[] = ['speciality', 'doctor'];
/** In the order of relevance. */
const WHAT_ELSE = ['post', 'medicine'] as const;
/** Kinds with names of their own: with a word for these kinds a complaint is only a part of the name. */
const NAMED = ['doctor', 'labTest', 'medicine'] as const;

/**
 * Results for a complaint ("stomach ache", "pet dard"): the speciality and its doctors, then tests and
 * articles, last the medicines without prescription. Null when the text contains none, or names one of our
 * records.
 */
export function helpFor(q: string, indexes: Indexes): Found | null {
  const wanted = wantedIn(q);
  const complaint = complaintIn(q);
  if (!complaint || asksForAnother(wanted) || isName(complaint, indexes)) return null;
  const speciality = [complaint.speciality, FOR_EVERYTHING].find(
    (one) => indexes.speciality.ofSubject(one).length > 0,
  );
  if (!speciality) return null;
  const topic = splitWords(complaint.topic);
  const found: Found = new Map();
  for (const kind of DOCTORS) found.set(kind, new Set(ofSpeciality(speciality, topic, indexes[kind])));
  if (wanted.kind?.kinds.includes('doctor')) return found;
  found.set('labTest', new Set(relatedTests(complaint.topic, complaint.speciality, indexes.labTest)));
  for (const kind of WHAT_ELSE) {
    const ids = indexes[kind].find(topic, 'exact');
    found.set(kind, new Set(ids.filter((id) => indexes[kind].mayBeSuggested(id))));
  }
  return found;
}

/**
 * The results of a text search for a subject ("tooth", "heart"): of the specialities and doctors only those that treat it,
 * and of the tests only those of the table. Unchanged for other texts.
 */
export function narrowedToSubject(q: string, found: Found, indexes: Indexes): Found {
  const wanted = wantedIn(q);
  const subject = subjectIn(q);
  if (!subject || subject.others.some((word) => !isStopWord(word)) || asksForAnother(wanted)) return found;
  const { speciality, topic } = subject;
  const typed = wanted.words.filter(isComplaintWord);
  const words = typed.length > 0 ? typed : splitWords(topic);
  const narrowed: Found = new Map();
  for (const [kind, ids] of found) {
    if (kind === 'doctor' || kind === 'speciality')
      narrowed.set(kind, new Set(ofSpeciality(speciality, words, indexes[kind])));
    else if (kind === 'labTest')
      narrowed.set(kind, new Set(relatedTests(topic, speciality, indexes.labTest)));
    else narrowed.set(kind, ids);
  }
  return narrowed;
}

/** "sugar test" means a test, "article about sleep" an article. */
const asksForAnother = ({ kind }: Wanted): boolean =>
  kind !== null && kind.kinds.some((one) => one === 'labTest' || one === 'post');

/**
 * "cough syrup" and "Dr. Roshni" contain a word that is not a complaint but part of a name in this hospital.
 */
const isName = ({ others }: Complaint, indexes: Indexes): boolean =>
  others.some((word) => !isStopWord(word) && NAMED.some((kind) => indexes[kind].isNamed(word)));

/** All doctors of a speciality, those who mention the topic first. */
function ofSpeciality(speciality: Speciality, topic: string[], index: Indexes[SearchKind]): string[] {
  const all = index.ofSubject(speciality);
  const first = new Set(index.find(topic, 'exact'));
  return all.toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)));
}
