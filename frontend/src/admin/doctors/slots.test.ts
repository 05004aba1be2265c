import { EVENING, MORNING, halfHours, mergeTimes } from './slots';

describe('times of day', () => {
  it('lies half an hour apart, both ends included', () => {
    expect(halfHours('09:30', '11:00')).toEqual(['09:30', '10:00', '10:30', '11:00']);
    expect(halfHours('10:00', '10:00')).toEqual(['10:00']);
    expect(halfHours('10:00', '09:30')).toEqual([]);
  });

  it('offers a morning and an evening that do not overlap', () => {
    expect([MORNING[0], MORNING.at(-1), EVENING[0], EVENING.at(-1)]).toEqual([
      '10:00',
      '12:30',
      '16:00',
      '18:30',
    ]);
  });

  it('merges into the order of the day, each time once', () => {
    expect(mergeTimes(['16:00', '10:00'], ['10:00', '09:15'])).toEqual(['09:15', '10:00', '16:00']);
  });
});
