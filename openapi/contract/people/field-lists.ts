/** Choices of fields, separate from the schemas, so that pages load the lists without the validation. */
export const SPECIALITIES = [
  'Cardiology',
  'Dermatology',
  'Pediatrics',
  'Orthopedics',
  'Neurology',
  'Gynecology',
  'Dentistry',
  'Ophthalmology',
  'Psychiatry',
  'General Medicine',
] as const;
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const USER_TYPES = ['patient', 'doctor', 'admin'] as const;
/** Sexes that reference ranges distinguish. */
export const SEXES = ['male', 'female'] as const;
export const GENDERS = [...SEXES, 'other', 'undisclosed'] as const;
export type Gender = (typeof GENDERS)[number];
/** Languages that a doctor can choose: the most common ones of India. */
export const LANGUAGES = [
  'English',
  'Hindi',
  'Assamese',
  'Bengali',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Marathi',
  'Odia',
  'Punjabi',
  'Tamil',
  'Telugu',
  'Urdu',
] as const;
/** Days in order from Monday to Sunday. */
export const inWeekOrder = (days: readonly string[]): (typeof WEEKDAYS)[number][] =>
  WEEKDAYS.filter((day) => days.includes(day));

/** Distinct languages in the order of the list. */
export const inLanguageOrder = (languages: readonly string[]): (typeof LANGUAGES)[number][] =>
  LANGUAGES.filter((language) => languages.includes(language));
