import { closuresWithin, openingAt } from './opening';

const closures = [{ from: '2026-11-29', to: '2026-11-30', name: 'annual maintenance' }];
const hospital = {
  openingHours: {
    from: '08:00',
    to: '20:00',
    days: ['Monday', 'Tuesday', 'Friday', 'Saturday', 'Sunday'] as const,
  },
  timeZone: 'Asia/Kolkata',
};
const at = (moment: string, shut: typeof closures = []) =>
  openingAt(
    {
      ...hospital,
      openingHours: { ...hospital.openingHours, days: [...hospital.openingHours.days] },
      closures: shut,
    },
    new Date(`${moment}:00+05:30`),
  );

it.each([
  ['2026-11-27T07:59', false, '2026-11-27'],
  ['2026-11-27T08:00', true, undefined],
  ['2026-11-27T19:59', true, undefined],
  ['2026-11-27T20:00', false, '2026-11-28'],
])('knows whether it is open at %s on a Friday', (moment, isOpen, opens) => {
  expect([at(moment).isOpen, at(moment).opens?.date]).toEqual([isOpen, opens]);
});

it('is closed on a holiday and opens after it, on an open weekday', () => {
  expect(at('2026-11-29T12:00', closures)).toEqual({
    today: '2026-11-29',
    isOpen: false,
    closure: closures[0],
    opens: { date: '2026-12-01', time: '08:00' },
  });
});

it('opens after the weekdays on which it is closed', () => {
  // Wednesday and Thursday are days off.
  expect(at('2026-12-02T12:00').opens).toEqual({ date: '2026-12-04', time: '08:00' });
});

it('names the closures of the next days only', () => {
  expect(closuresWithin(closures, '2026-11-22', 7)).toEqual(closures);
  expect(closuresWithin(closures, '2026-11-21', 7)).toEqual([]);
  expect(closuresWithin(closures, '2026-11-30', 7)).toEqual(closures);
  expect(closuresWithin(closures, '2026-12-01', 7)).toEqual([]);
});
