import { stepOf, timesOfDay } from './dayTimes';

it.each([
  ['08:00', '09:30', 30, ['08:00', '08:30', '09:00']],
  ['08:15', '09:00', 20, ['08:15', '08:35', '08:55']],
  ['23:00', '23:59', 30, ['23:00', '23:30']],
  ['20:00', '08:00', 30, []],
])('goes from %s to before %s each %i minutes', (first, last, step, times) =>
  expect(timesOfDay(first, last, step)).toEqual(times),
);

it.each([
  [['09:00', '09:20', '16:00'], 20],
  [['16:00', '09:20', '09:00'], 20],
  [['10:00', '10:30'], 30],
  [['10:00', '11:00'], 60],
  [['10:00', '10:07'], 30],
  [['10:00'], 30],
  [[], 30],
])('finds the step of %j', (times, step) => expect(stepOf(times)).toBe(step));
