import { createMessages } from './create-messages.js';
import { markedValues, pseudo } from './pseudo.js';

const t = createMessages('test', {
  greeting: 'Welcome, {name}.',
  visits: '{count, plural, one {# visit} other {# visits}}',
  group: { status: 'You don’t owe {amount}; it’s paid.' },
});

it('fills in the parameters', () => expect(t('greeting', { name: 'Asha' })).toBe('Welcome, Asha.'));

it('finds a message of a group', () =>
  expect(t('group.status', { amount: '₹5' })).toBe('You don’t owe ₹5; it’s paid.'));

it.each([
  [1, '1 visit'],
  [0, '0 visits'],
  [120_000, '1,20,000 visits'],
])('counts %d as "%s"', (count, text) => expect(t('visits', { count })).toBe(text));

it('throws for a parameter that is missing', () => expect(() => t('greeting', {})).toThrow('test'));

it('throws for a key that does not exist, which TypeScript refuses, too', () => {
  // @ts-expect-error: the catalogue has no such key
  expect(() => t('farewell')).toThrow('test');
  // @ts-expect-error: the group has no such key
  expect(() => t('group.farewell')).toThrow('test');
});

it('accents a message in the pseudo-language and keeps its values', () => {
  const [shown] = Object.values(markedValues({ name: 'Asha' }));
  expect(pseudo(`Welcome, ${shown}.`)).toBe('[Wélçömé, Asha.]');
});
