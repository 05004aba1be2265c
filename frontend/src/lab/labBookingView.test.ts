import { buildLabBooking } from '../test/shopBuilders';
import { paymentWords, stepsOf } from './labBookingView';

it.each([
  [{ paid: true }, '₹650, paid'],
  [{ paid: false, payment: 'atCollection' }, '₹650, to pay at collection'],
  [{ paid: false, payment: 'atCollection', status: 'cancelled' }, '₹650, not paid'],
  [{ paid: true, status: 'cancelled' }, '₹650, paid'],
] as const)('says how %j is paid', (booking, words) =>
  expect(paymentWords(buildLabBooking(booking))).toBe(words),
);

it('dates the steps that are behind, at the hospital', () => {
  const history = [
    { status: 'requested', at: '2026-11-20T18:29:00.000Z' },
    { status: 'confirmed', at: '2026-11-20T18:30:00.000Z' },
  ] as const;
  expect(stepsOf(buildLabBooking({ history: [...history] }), 'Asia/Kolkata').map(({ at }) => at)).toEqual([
    '20 Nov',
    '21 Nov',
    undefined,
    undefined,
  ]);
});
