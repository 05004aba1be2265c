import { isQuiet } from './quiet-hours.js';

describe('The quiet hours', () => {
  it.each([
    ['21:59', false],
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
    ['12:00', false],
  ])('says of %s over midnight: %s', (time, quiet) => {
    expect(isQuiet(time, '22:00', '07:00')).toBe(quiet);
  });

  it.each([
    ['12:59', false],
    ['13:00', true],
    ['14:00', false],
  ])('says of %s within a day: %s', (time, quiet) => {
    expect(isQuiet(time, '13:00', '14:00')).toBe(quiet);
  });

  it('is none when they end where they begin', () => {
    expect(isQuiet('22:00', '22:00', '22:00')).toBe(false);
  });
});
