import { stateOn, statusCondition, supplyDates } from './refill.js';

describe('dates of a supply', () => {
  it('counts the day of the prescription as the first', () => {
    expect(supplyDates('2026-11-01', [30])).toEqual({
      daysSupply: 30,
      endsOn: '2026-11-30',
      refillDueOn: '2026-11-30',
      refillFrom: '2026-11-23',
      endedFrom: '2026-12-31',
    });
  });

  it('has no refill for a short course, and ends after its last day', () => {
    expect(supplyDates('2026-02-26', [5, 3])).toEqual({
      daysSupply: 5,
      endsOn: '2026-03-02',
      refillDueOn: null,
      refillFrom: '2026-03-03',
      endedFrom: '2026-03-03',
    });
    expect(supplyDates('2026-11-01', [13]).refillDueOn).toBeNull();
    expect(supplyDates('2026-11-01', [14]).refillDueOn).toBe('2026-11-14');
  });

  it('takes the refill from the first long medicine to run out, and the end from the last', () => {
    const dates = supplyDates('2026-01-01', [5, 30, 90]);
    expect(dates).toMatchObject({ daysSupply: 90, endsOn: '2026-03-31', refillDueOn: '2026-01-30' });
    expect(dates.endedFrom).toBe('2026-04-01');
  });

  it('stays open for a year when the length of one medicine is unknown', () => {
    expect(supplyDates('2026-11-01', [null])).toEqual({
      daysSupply: null,
      endsOn: null,
      refillDueOn: null,
      refillFrom: '2027-11-01',
      endedFrom: '2027-11-01',
    });
    expect(supplyDates('2026-11-01', [5, null])).toMatchObject({ endsOn: null, endedFrom: '2027-11-01' });
  });

  it('keeps the refill of a known medicine beside one of unknown length', () => {
    expect(supplyDates('2026-01-01', [30, null])).toEqual({
      daysSupply: null,
      endsOn: null,
      refillDueOn: '2026-01-30',
      refillFrom: '2026-01-23',
      endedFrom: '2027-01-01',
    });
  });
});

describe('the state of a prescription on a day', () => {
  const month = supplyDates('2026-11-01', [30]);
  it.each([
    ['2026-11-01', 'active', null],
    ['2026-11-15', 'active', null],
    ['2026-11-16', 'active', 'upcoming'],
    ['2026-11-22', 'active', 'upcoming'],
    ['2026-11-23', 'refillNeeded', 'soon'],
    ['2026-11-27', 'refillNeeded', 'soon'],
    ['2026-11-28', 'refillNeeded', 'urgent'],
    ['2026-11-30', 'refillNeeded', 'urgent'],
    ['2026-12-01', 'refillNeeded', 'urgent'],
    ['2026-12-30', 'refillNeeded', 'urgent'],
    ['2026-12-31', 'ended', null],
  ])('is for a month from 1 November on %s: %s, %s', (today, status, level) => {
    const refill = level && { level, dueOn: '2026-11-30' };
    expect(stateOn(today, month)).toEqual({ status, refill });
  });

  const course = supplyDates('2026-11-01', [5]);
  it.each([
    ['2026-11-05', 'active'],
    ['2026-11-06', 'ended'],
  ])('is for five days from 1 November on %s: %s', (today, status) => {
    expect(stateOn(today, course)).toEqual({ status, refill: null });
  });

  it('is found by the condition of its status, and by no other', () => {
    const holds = (condition: Record<string, unknown>, row: Record<string, unknown>) =>
      Object.entries(condition).every(([path, bound]) =>
        Object.entries(bound as Record<string, string>).every(([operator, day]) =>
          operator === '$gt' ? String(row[path]) > day : String(row[path]) <= day,
        ),
      );
    for (const row of [month, course, supplyDates('2026-11-01', [null, 60])]) {
      for (let day = 1; day <= 100; day += 1) {
        const today = new Date(Date.UTC(2026, 9, 25 + day)).toISOString().slice(0, 10);
        const found = ['active', 'refillNeeded', 'ended'].filter((status) =>
          holds(statusCondition(status, today)!, { ...row }),
        );
        expect([today, found]).toEqual([today, [stateOn(today, row).status]]);
      }
    }
    expect(statusCondition('lost', '2026-11-01')).toBeNull();
  });
});
