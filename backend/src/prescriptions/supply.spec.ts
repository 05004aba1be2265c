import { daysOf, rhythmOf, unitsOf } from './supply.js';

describe('days of a duration', () => {
  it.each([
    ['5 days', 5],
    ['1 day', 1],
    ['7d', 7],
    ['x 10 days', 10],
    ['2 weeks', 14],
    ['1 wk', 7],
    ['a week', 7],
    ['one week', 7],
    ['1 month', 30],
    ['3 months', 90],
    ['2 mths', 60],
    ['six weeks', 42],
    ['a fortnight', 14],
    ['1 year', 365],
    ['1.5 months', 45],
    ['5-7 days', 7],
    ['5 to 7 days', 7],
    ['10–14 days', 14],
    ['1 week and 3 days', 10],
    ['For 30 Days, then review', 30],
    ['1 month (30 days)', 30],
  ])('reads "%s" as %d', (text, days) => expect(daysOf(text)).toBe(days));

  it.each(['until the next visit', 'ongoing', 'lifelong', '500 mg', '10 ml', '0 days', '', '12'])(
    'finds no time in "%s"',
    (text) => expect(daysOf(text)).toBeNull(),
  );
});

describe('times a day of a frequency', () => {
  it.each([
    ['1-0-1', 2],
    ['1-1-1', 3],
    ['1 - 1 - 1 - 1', 4],
    ['½-0-½', 1],
    ['0.5-0-0.5', 1],
    ['0–0–1', 1],
    ['once daily', 1],
    ['twice daily', 2],
    ['Twice a day after food', 2],
    ['three times a day', 3],
    ['3 times daily', 3],
    ['3x/day', 3],
    ['thrice daily', 3],
    ['daily', 1],
    ['every day', 1],
    ['every 8 hours', 3],
    ['8 hourly', 3],
    ['q6h', 4],
    ['OD', 1],
    ['BD', 2],
    ['b.d.', 2],
    ['TDS', 3],
    ['QID', 4],
    ['at bedtime', 1],
    ['morning and night', 2],
    ['before breakfast', 1],
    ['alternate days', 0.5],
    ['every other day', 0.5],
    ['once a week', 1 / 7],
    ['weekly', 1 / 7],
    ['twice a week', 2 / 7],
    ['3 days a week', 3 / 7],
    ['once a month', 1 / 30],
  ])('reads "%s" as %d', (text, perDay) => expect(rhythmOf(text)?.perDay).toBeCloseTo(perDay, 10));

  it.each(['as needed', 'SOS', '1-0-1 if needed', 'PRN', 'after food', '0-0-0', '', '24-11-2026'])(
    'does not guess from "%s"',
    (text) => expect(rhythmOf(text)).toBeNull(),
  );
});

describe('units of a course', () => {
  it.each([
    ['1 tablet', 'twice daily', '1 month', 60],
    ['500 mg', '1-0-1', '5 days', 10],
    ['2 tablets', 'once daily', '10 days', 20],
    ['2 tablets', '2-0-2', '10 days', 40],
    ['half tablet', 'daily', '7 days', 4],
    ['1-0-1', 'after food', '2 weeks', 28],
    ['1 capsule', 'once a week', '8 weeks', 8],
    ['2 puffs', 'twice daily', '30 days', 120],
    ['1 tablet', 'every 8 hours', '3 days', 9],
  ])('is for %s, %s, %s: %d', (dosage, frequency, duration, units) =>
    expect(unitsOf({ dosage, frequency, duration })).toBe(units),
  );

  it.each([
    ['10 ml', 'twice daily', '5 days'],
    ['1 drop', 'twice daily', '5 days'],
    ['1 tablet', 'as needed', '5 days'],
    ['1 tablet', 'twice daily', 'until better'],
  ])('is unknown for %s, %s, %s', (dosage, frequency, duration) =>
    expect(unitsOf({ dosage, frequency, duration })).toBeNull(),
  );
});
