/** What can be chosen, apart from what checks it: a page that shows a list does not load the checks. */
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
export const GENDERS = ['male', 'female'] as const;
/** Languages that a doctor may name: those of India that most people speak. */
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
/** Days from Monday to Sunday, in whatever order they were chosen. */
export const inWeekOrder = (days: readonly string[]): (typeof WEEKDAYS)[number][] =>
  WEEKDAYS.filter((day) => days.includes(day));

/** Languages in the order of the list, each once. */
export const inLanguageOrder = (languages: readonly string[]): (typeof LANGUAGES)[number][] =>
  LANGUAGES.filter((language) => languages.includes(language));
