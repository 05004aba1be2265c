import type { DayPart, DoctorSort, NamedDay } from '../../../openapi/contract/people/doctors.js';
import type { Gender } from '../../../openapi/contract/people/field-lists.js';
import type { Language, Speciality } from '../../../openapi/contract/people/fields.js';
import { toSpeciality } from './specialities';
import { tPage } from '../messages/pages';
import { tDoctor } from '../messages/people/doctors';

/** The filters and the order of the doctors. */
export interface DoctorsFilter {
  search: string;
  speciality: Speciality | undefined;
  /** today, tomorrow, this-week, or a date. */
  day: string | undefined;
  part: DayPart | undefined;
  gender: keyof typeof GENDER_LABELS | undefined;
  language: Language | undefined;
  /** Rupees. */
  maxFee: number | undefined;
  /** By the next free time by default. */
  sort: DoctorSort | undefined;
  /** From 1. */
  page: number;
}

export const NO_FILTER = {
  search: '',
  speciality: undefined,
  day: undefined,
  part: undefined,
  gender: undefined,
  language: undefined,
  maxFee: undefined,
} satisfies Partial<DoctorsFilter>;

// Records, so that the compiler requires each value of the contract without loading its schemas on this page.
export const DAY_LABELS: Record<NamedDay, string> = {
  today: tPage('today'),
  tomorrow: tPage('tomorrow'),
  'this-week': tPage('thisWeek'),
};
export const PART_LABELS: Record<DayPart, string> = {
  morning: tDoctor('morningBefore12'),
  afternoon: tDoctor('afternoon12To5'),
  evening: tDoctor('eveningFrom5'),
};
/** Genders to show and to filter by; an undisclosed one is neither. */
export const GENDER_LABELS = {
  male: tPage('genders.male'),
  female: tPage('genders.female'),
  other: tPage('genders.other'),
};
export const genderLabel = (gender: Gender | null): string | null =>
  gender === null || gender === 'undisclosed' ? null : GENDER_LABELS[gender];
const LANGUAGES: Record<Language, true> = {
  English: true,
  Hindi: true,
  Assamese: true,
  Bengali: true,
  Gujarati: true,
  Kannada: true,
  Malayalam: true,
  Marathi: true,
  Odia: true,
  Punjabi: true,
  Tamil: true,
  Telugu: true,
  Urdu: true,
};
export const languages = Object.keys(LANGUAGES) as Language[];
export const SORT_LABELS: Record<DoctorSort, string> = {
  name: tPage('name'),
  nextOpening: tDoctor('nextFreeTime'),
  '-experience': tDoctor('mostExperience'),
  fee: tDoctor('lowestFee'),
  '-fee': tDoctor('highestFee'),
};
/** Selectable maximum fees, in rupees. */
export const FEES = [500, 750, 1000, 1500, 2000];

const keyOf = <K extends string>(labels: Record<K, unknown>, text: string | null): K | undefined =>
  text !== null && Object.hasOwn(labels, text) ? (text as K) : undefined;

export const isDate = (text: string | null | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text!));

const amountOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** The filter in an address; invalid values are ignored. */
export function filterOf(params: URLSearchParams): DoctorsFilter {
  const page = Number(params.get('page'));
  const day = params.get('day');
  return {
    search: params.get('search')?.slice(0, 100) ?? '',
    speciality: toSpeciality(params.get('speciality')),
    day: isDate(day) ? day : keyOf(DAY_LABELS, day),
    part: keyOf(PART_LABELS, params.get('part')),
    gender: keyOf(GENDER_LABELS, params.get('gender')),
    language: keyOf(LANGUAGES, params.get('language')),
    maxFee: amountOf(params.get('maxFee')),
    sort: keyOf(SORT_LABELS, params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
