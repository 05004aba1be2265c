import { buildAppointment } from '../../test/builders';
import { addWeeks, datesOfWeek, mondayOf, timesOfWeek, visitsAt } from './week';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('finds the Monday of %s', (date, monday) => expect(mondayOf(date)).toBe(monday));

it('names the seven days over the end of a month', () =>
  expect(datesOfWeek('2026-11-30')).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]));

it('goes on by weeks and back', () => {
  expect(addWeeks('2026-12-28', 1)).toBe('2027-01-04');
  expect(addWeeks('2026-12-28', -1)).toBe('2026-12-21');
});

const timeless = buildAppointment({ _id: '00000000000000000000b002', preferredTime: null });
const timed = buildAppointment();

it('puts visits without a time first and each time once', () => {
  expect(timesOfWeek([timed, timeless], ['16:00', '10:30', '09:00'])).toEqual([
    null,
    '09:00',
    '10:30',
    '16:00',
  ]);
  expect(timesOfWeek([timed], [])).toEqual(['10:30']);
});

it('finds a visit at its confirmed time, else at the preferred one', () => {
  const moved = buildAppointment({ appointmentDate: '2099-11-25', appointmentTime: '11:00' });
  expect(visitsAt([timed, timeless, moved], { date: '2099-11-24', time: '10:30' })).toEqual([timed]);
  expect(visitsAt([timed, timeless, moved], { date: '2099-11-25', time: '11:00' })).toEqual([moved]);
  expect(visitsAt([timed, timeless, moved], { date: '2099-11-24', time: null })).toEqual([timeless]);
});
