import { defaultI18nProvider } from 'react-admin';
import { KEYS, i18nProvider } from './i18nProvider';

/** Messages that the console words differently from react-admin. */
const OWN = new Map([
  ['ra.action.add_filter', 'Filters'],
  ['ra.action.export', 'Export CSV'],
  ['ra.navigation.no_filtered_results', 'No entries match these filters.'],
  ['ra.navigation.current_page', '7, this page'],
  ['ra.navigation.page', '7, go to this page'],
  // The other provider trims it.
  ['ra.boolean.null', '\u2003'],
]);

const VALUES = {
  name: 'doctor',
  recordRepresentation: 'Dr. Rao',
  item: 'medicine',
  page: 7,
  offsetBegin: 11,
  offsetEnd: 20,
  total: 42,
  field: 'Fee',
  field_lower_first: 'fee',
  order: 'ascending',
  min: 2,
  max: 1000,
  options: 'A, B',
  pattern: '/x/',
  column: 3,
  input: 4,
};

it.each([0, 1, 2])('says the same as react-admin, apart from the own texts, for a count of %d', (count) => {
  const values = { ...VALUES, smart_count: count };
  const keys = [...KEYS];
  expect(Object.fromEntries(keys.map((key) => [key, i18nProvider.translate(key, values)]))).toEqual(
    Object.fromEntries(keys.map((key) => [key, OWN.get(key) ?? defaultI18nProvider.translate(key, values)])),
  );
  expect(keys).toEqual(expect.arrayContaining([...OWN.keys()]));
});

it('shows a label as it is', () => {
  expect(i18nProvider.translate('Ra. Kumar')).toBe('Ra. Kumar');
  expect(i18nProvider.translate('ra. kumar', { _: 'ra. kumar' })).toBe('ra. kumar');
  expect(i18nProvider.translate('constructor')).toBe('constructor');
});

it('shows the given text for a key without a message', () =>
  expect(i18nProvider.translate('resources.posts.name', { smart_count: 2, _: 'Articles' })).toBe('Articles'));
