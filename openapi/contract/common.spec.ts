import type { z } from 'zod';
import { CalendarDate, ClockTime, freeText, lineOfText, noteText } from './common.js';

const messagesFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ['an empty picker', '', 'Choose a date.'],
  ['a picker with a partial year', '0026-11-24', 'Choose an existing date in the years 1900 to 2199.'],
  ['a picker with a five-digit year', '20266-11-24', 'Choose an existing date in the years 1900 to 2199.'],
  [
    'a picker with a day that does not exist',
    '2026-02-31',
    'Choose an existing date in the years 1900 to 2199.',
  ],
  ['a program with another format', '24-11-2026', 'Enter an existing date as YYYY-MM-DD.'],
])('explains an invalid date from %s', (_who, value, sentence) =>
  expect(messagesFor(CalendarDate, value)).toEqual([sentence]),
);

it.each([
  ['an empty picker', '', 'Choose a time.'],
  ['a program with another format', '9 AM', 'Enter a time as HH:mm.'],
])('explains an invalid time from %s', (_who, value, sentence) =>
  expect(messagesFor(ClockTime, value)).toEqual([sentence]),
);

it('accepts valid dates and times', () => {
  expect(messagesFor(CalendarDate, '2028-02-29')).toEqual([]);
  expect(messagesFor(ClockTime, '09:30')).toEqual([]);
});

const NOTHING = [
  '',
  ' \t\n ',
  '\u200b',
  '\u200d\u2060\ufeff',
  '\u202e\u202c',
  '\u3164',
  '\u2800 \u00ad',
  '\u0000\u0007',
];

it.each(NOTHING)('treats the invisible text %j as empty', (text) => {
  expect(messagesFor(lineOfText(10, 'Enter a title.'), text)).toEqual(['Enter a title.']);
  expect(messagesFor(freeText(10, 'Enter a reason.'), text)).toEqual(['Enter a reason.']);
  expect(noteText(10).parse(text)).toBeNull();
});

it.each(['0', '.', '\u200bA', '😀', '❤\ufe0f', 'कि', '–'])('keeps the visible text %j', (text) => {
  for (const schema of [lineOfText(10, 'Enter a title.'), freeText(10, 'Enter a reason.'), noteText(10)])
    expect(schema.parse(` ${text} `)).toBe(text);
});

it('still refuses control characters in a visible text', () => {
  expect(messagesFor(lineOfText(10, 'Enter a title.'), 'a\u0000')).toEqual([
    'Control characters are not allowed.',
  ]);
});
