import { SEARCH_KINDS } from '../../../openapi/contract/site/search.js';
import type { SearchKind } from '../../../openapi/contract/site/search.js';
import { nameKeyOf } from '../common/name-key.js';

/** More words hardly narrow a search and make it expensive. */
const MAX_WORDS = 5;
/** Words without meaning for a search. */
const SILENT = new Set(
  'a an and any are at best can do find for from get good have help how i in is me my near need of on or please the to treat treats want what when where which who with you your'.split(
    ' ',
  ),
);

const DOCTORS = ['doctor', 'speciality'] as const;
const LAB_TESTS = ['labTest'] as const;
const MEDICINES = ['medicine'] as const;
const POSTS = ['post'] as const;

/** Words that name a kind of record. */
const KIND_WORDS = new Map<string, readonly SearchKind[]>([
  ...['doctor', 'doctors', 'dr', 'specialist', 'specialists'].map((word) => [word, DOCTORS] as const),
  ...['test', 'tests', 'lab'].map((word) => [word, LAB_TESTS] as const),
  ...['medicine', 'medicines', 'tablet', 'tablets', 'drug', 'drugs', 'dawa', 'dawai'].map(
    (word) => [word, MEDICINES] as const,
  ),
  ...['article', 'articles', 'blog'].map((word) => [word, POSTS] as const),
]);

/** The words of a search. */
export interface Wanted {
  words: string[];
  /** Set when some words name the kind; `others` are the remaining words. */
  kind: { kinds: readonly SearchKind[]; others: string[] } | null;
}

/** The words of a text in search form: no accents, capitals or punctuation. */
export const splitWords = (text: string): string[] => nameKeyOf(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word is insignificant or only names a kind. */
export const isStopWord = (word: string): boolean => SILENT.has(word) || KIND_WORDS.has(word);

/** The words of a search; stop words only if there is no other. */
export function wantedIn(text: string): Wanted {
  const all = [...new Set(splitWords(text))];
  const telling = all.filter((word) => !SILENT.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  const named = words.flatMap((word) => KIND_WORDS.get(word) ?? []);
  const kinds = SEARCH_KINDS.filter((kind) => named.includes(kind));
  const others = words.filter((word) => !KIND_WORDS.has(word));
  return { words, kind: kinds.length > 0 ? { kinds, others } : null };
}
