import { ageOn } from '../../../../openapi/contract/people/age.js';
import { authorOf, formatBytes, toRecordKind, usualRange, vitalLines } from './recordView';
import { buildRecord } from './testing/builders';

it('writes the blood pressure as one line and omits missing values', () =>
  expect(vitalLines({ systolic: 124, diastolic: 78, temperature: 36.8 })).toEqual([
    { label: 'Blood pressure', value: '124/78 mmHg' },
    { label: 'Temperature', value: '36.8 °C' },
  ]));

it.each([
  [60, 100, 'Usual: 60 to 100 /min'],
  [null, 100, 'Usual: up to 100 /min'],
  [60, null, 'Usual: from 60 /min'],
  [null, null, null],
])('writes the range %p to %p', (low, high, text) =>
  expect(usualRange({ low, high, unit: '/min' })).toBe(text),
);

it.each([
  [1, '1 KB'],
  [860_160, '840 KB'],
  [1_048_575, '1.0 MB'],
  [5_242_880, '5.0 MB'],
])('writes %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  ['1990-05-17', '2026-05-16', 35],
  ['1990-05-17', '2026-05-17', 36],
  ['2028-02-29', '2029-02-28', 0],
  ['2028-02-29', '2029-03-01', 1],
])('counts from %s to %s %i whole years', (birth, day, age) => expect(ageOn(birth, day)).toBe(age));

it('names the author', () => {
  expect(authorOf(buildRecord())).toBe('Dr. Ananya Sharma');
  expect(authorOf(buildRecord({ authorType: 'laboratory', authorId: null }))).toBe('the laboratory');
});

it('knows the kinds and no other word', () => {
  expect(toRecordKind('note')).toBe('note');
  expect(toRecordKind('toString')).toBeUndefined();
  expect(toRecordKind(null)).toBeUndefined();
});
