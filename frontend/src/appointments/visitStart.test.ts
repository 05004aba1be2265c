import { buildAppointment } from '../test/builders';
import { earlyQuestion, hasBegun } from './visitStart';

const visit = (appointmentDate: string | null, appointmentTime: string | null, preferredTime = '10:30') =>
  buildAppointment({ status: 'accepted', appointmentDate, appointmentTime, preferredTime });
/** 1 AM on the 24th in India, still the 23rd in UTC. */
const NOW = new Date('2026-11-23T19:30:00Z');

it.each([
  ['at this minute', visit('2026-11-24', '01:00'), true],
  ['a minute later', visit('2026-11-24', '01:01'), false],
  ['the day before', visit('2026-11-23', '23:00'), true],
  ['at the wished time of today', visit('2026-11-24', null), false],
  ['on no fixed day', visit(null, null), true],
])('knows whether a visit %s has begun by the clock of the hospital', (_, appointment, begun) => {
  expect(hasBegun(appointment, 'Asia/Kolkata', NOW)).toBe(begun);
});

it('asks about a visit that is ahead, and about no other', () => {
  expect(earlyQuestion(visit('2099-11-24', '10:30'), 'Asia/Kolkata')).toBe(
    'This visit is on Tue, 24 Nov 2099, 10:30 AM IST. Complete it now?',
  );
  expect(earlyQuestion(visit('2020-11-24', '10:30'), 'Asia/Kolkata')).toBeNull();
});
