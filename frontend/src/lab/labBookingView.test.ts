import { buildLabBooking } from '../test/shopBuilders';
import { paymentWords, refundSentence, stepsOf } from './labBookingView';

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

it('dates only the steps of the current sample', () => {
  const at = '2026-11-20T18:29:00.000Z';
  const history = ['requested', 'confirmed', 'sampleCollected', 'sampleRejected', 'requested'] as const;
  const booking = buildLabBooking({ history: history.map((status) => ({ status, at })) });
  expect(stepsOf(booking, 'Asia/Kolkata').map((step) => step.at !== undefined)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it.each([
  [650, 'You can collect at our desk the ₹650 that you paid when the sample was collected.'],
  [0, 'The sample is due too soon for a refund.'],
])(
  'names a refund of ₹%d at the desk for a sample that was paid at collection',
  (refundIfCancelled, text) => {
    const booking = buildLabBooking({ payment: 'atCollection', paid: true, refundIfCancelled });
    expect(refundSentence(booking, '+91 80 1234 5678')).toContain(text);
  },
);
