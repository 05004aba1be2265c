import { fromDdMmYyyy, maskDay, toDdMmYyyy } from './dayText';

it.each([
  ['24-11-2026', '2026-11-24'],
  [' 1-2-2027 ', '2027-02-01'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2027', null],
  ['31-04-2027', null],
  ['2026-11-24', null],
  ['24/11/2026', null],
  ['24-13-2026', null],
  ['00-01-2027', null],
  ['', null],
])('reads %j as %s', (text, date) => expect(fromDdMmYyyy(text)).toBe(date));

it('writes a calendar date as dd-mm-yyyy and back', () => {
  expect(toDdMmYyyy('2026-11-24')).toBe('24-11-2026');
  expect(fromDdMmYyyy(toDdMmYyyy('2026-11-24'))).toBe('2026-11-24');
  expect(toDdMmYyyy(null)).toBe('');
});

it.each([
  ['2', '2'],
  ['24', '24-'],
  ['24-11', '24-11-'],
  ['24-112', '24-11-2'],
  ['24112026', '24-11-2026'],
  ['24/11/2026', '24-11-2026'],
  ['24.11.2026', '24-11-2026'],
  ['5-3-2026', '5-3-2026'],
  ['२४११२०२६', '24-11-2026'],
  ['٢٤-١١-٢٠٢٦', '24-11-2026'],
  ['2026-11-24', '24-11-2026'],
  ['24 Nov 2026', '24-11-2026'],
  ['20-26', '2026-'],
  ['2026-', '2026-'],
  ['2026-11', '2026-11-'],
  ['2026-11-2', '2026-11-2'],
  ['Tue, 24 Nov 2026', '24-11-2026'],
])('shows %j as %j', (typed, shown) => expect(maskDay(typed, true)).toBe(shown));

it.each(['2a', '24-11-20265', 'tomorrow', '24-11-2026-1'])('does not take %j', (typed) =>
  expect(maskDay(typed, true)).toBeNull(),
);

it('leaves a dash away that was deleted', () => {
  expect(maskDay('24', false)).toBe('24');
  expect(maskDay('24-11', false)).toBe('24-11');
  expect(maskDay('2026-11', false)).toBe('2026-11');
  expect(maskDay('2026', false)).toBe('2026');
});
