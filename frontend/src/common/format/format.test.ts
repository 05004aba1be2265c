import {
  addDays,
  calendarDate,
  formatDate,
  formatInstant,
  formatRupees,
  formatTime,
  formatTimeLeft,
  formatVisit,
  shortId,
} from './format';

it.each([
  ['2026-11-24', 'Tue, 24 Nov 2026'],
  ['2026-09-01', 'Tue, 1 Sep 2026'],
  ['2028-02-29', 'Tue, 29 Feb 2028'],
])('writes the date %s as %s', (date, text) => expect(formatDate(date)).toBe(text));

it.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('writes the time %s as %s', (time, text) => expect(formatTime(time)).toBe(text));

it('names the zone of the hospital, whatever the zone of the machine', () => {
  expect(formatVisit('2026-11-24', '10:30', 'Asia/Kolkata')).toBe('Tue, 24 Nov 2026, 10:30 AM IST');
  expect(formatInstant('2026-11-24T05:00:00.000Z', 'Asia/Kolkata')).toBe('Tue, 24 Nov 2026, 10:30 AM IST');
});

it('writes only the date when there is no time', () => {
  expect(formatVisit('2026-11-24', null)).toBe('Tue, 24 Nov 2026');
});

it('knows the day at the hospital on both sides of its midnight', () => {
  expect(calendarDate(new Date('2026-11-23T18:29:00Z'), 'Asia/Kolkata')).toBe('2026-11-23');
  expect(calendarDate(new Date('2026-11-23T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-24');
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('counts from %s by %i days to %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));

it.each([
  [800, '₹800'],
  [1200, '₹1,200'],
  [123456.5, '₹1,23,456.50'],
])('writes %d rupees as %s', (amount, text) => expect(formatRupees(amount)).toBe(text));

it.each([
  [1_800_000, '30:00'],
  [59_001, '01:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
])('shows %d ms left as %s', (ms, text) => expect(formatTimeLeft(ms)).toBe(text));

it('shows the last 8 characters of an id', () =>
  expect(shortId('66f1a2b3c4d5e6f708192a3b')).toBe('08192a3b'));
