import { changesBetween } from './changes';

const ZONE = 'Asia/Kolkata';

describe('changesBetween', () => {
  it('puts the changed fields first and marks them', () => {
    expect(changesBetween({ fee: 500, status: 'pending' }, { fee: 500, status: 'accepted' }, ZONE)).toEqual([
      { field: 'status', before: 'pending', after: 'accepted', isChanged: true },
      { field: 'fee', before: '500', after: '500', isChanged: false },
    ]);
  });

  it.each([
    ['a new record', null, { code: 'X' }, { field: 'code', before: '–', after: 'X' }],
    ['a removed record', { code: 'X' }, null, { field: 'code', before: 'X', after: '–' }],
    ['a list', { days: [] }, { days: ['Mon', 'Fri'] }, { field: 'days', before: 'none', after: 'Mon, Fri' }],
    ['a state that is no record', 'off', 'on', { field: 'value', before: 'off', after: 'on' }],
    ['a choice', { disabled: false }, { disabled: true }, { field: 'disabled', before: 'no', after: 'yes' }],
    [
      'a day',
      { date: '2026-11-24' },
      { date: '2026-11-25' },
      { field: 'date', before: 'Tue, 24 Nov 2026', after: 'Wed, 25 Nov 2026' },
    ],
    ['a time', { time: '09:00' }, { time: '17:30' }, { field: 'time', before: '9:00 AM', after: '5:30 PM' }],
    [
      'a moment',
      { at: null },
      { at: '2026-11-24T05:00:00.000Z' },
      { field: 'at', before: '–', after: 'Tue, 24 Nov 2026, 10:30 AM IST' },
    ],
    ['an amount', null, { feePaise: 80_050 }, { field: 'feePaise', before: '–', after: '₹800.50' }],
    [
      'an id',
      null,
      { patientId: '66f1a2b3c4d5e6f708192a3b' },
      { field: 'patientId', before: '–', after: '08192a3b' },
    ],
    [
      'a state of two words',
      { status: 'confirmed' },
      { status: 'sampleCollected' },
      { field: 'status', before: 'confirmed', after: 'sample collected' },
    ],
    [
      'a code that is no state',
      null,
      { purpose: 'labBooking' },
      { field: 'purpose', before: '–', after: 'lab booking' },
    ],
    [
      'parts',
      null,
      { openingHours: { from: '08:00', days: ['Mon', 'Fri'] } },
      { field: 'openingHours', before: '–', after: 'From: 8:00 AM, Days: Mon, Fri' },
    ],
  ])('shows %s', (_name, before, after, change) => {
    expect(changesBetween(before, after, ZONE)).toEqual([{ ...change, isChanged: true }]);
  });

  it('shows nothing when there is no state', () => {
    expect(changesBetween(null, undefined, ZONE)).toEqual([]);
  });
});
