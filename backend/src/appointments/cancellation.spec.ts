import { HospitalClock } from '../common/hospital-clock.js';
import type { Env } from '../config/env.js';
import { Types } from 'mongoose';
import { cancellationMessage, refundPaiseFor } from './cancellation.js';

const clock = new HospitalClock({ HOSPITAL_TIME_ZONE: 'Asia/Kolkata' } as Env);
const STARTS_AT = new Date('2026-11-24T05:00:00.000Z'); // 10:30 in India
const HOUR_MS = 3_600_000;
const slot = { doctorId: new Types.ObjectId(), date: '2026-11-24', time: '10:30' };
const visit = { paidPaise: 80_000, slot, appointmentDate: null, preferredDate: '2026-11-24' };

describe('Refund of a cancelled visit', () => {
  afterEach(() => jest.useRealTimers());
  const at = (msBefore: number, start = STARTS_AT) => jest.useFakeTimers({ now: start.getTime() - msBefore });

  it.each([
    ['a month', 30 * 24 * HOUR_MS, 80_000],
    ['24 hours and a millisecond', 24 * HOUR_MS + 1, 80_000],
    ['exactly 24 hours', 24 * HOUR_MS, 80_000],
    ['a millisecond less than 24 hours', 24 * HOUR_MS - 1, 0],
    ['an hour', HOUR_MS, 0],
    ['nothing', 0, 0],
    ['an hour after it', -HOUR_MS, 0],
  ])('should depend for a patient on the time left: %s', (_left, msBefore, refund) => {
    at(msBefore);
    expect(refundPaiseFor(visit, 'patient', clock)).toBe(refund);
  });

  it.each(['doctor', 'admin'] as const)('should be full whenever a %s cancels', (by) => {
    for (const msBefore of [25 * HOUR_MS, HOUR_MS, -HOUR_MS]) {
      at(msBefore);
      expect(refundPaiseFor(visit, by, clock)).toBe(80_000);
    }
  });

  it('should count from the time that was confirmed, not from the one that was wished', () => {
    at(HOUR_MS);
    const moved = { ...visit, slot: { ...slot, date: '2026-11-26' } };
    expect(refundPaiseFor(moved, 'patient', clock)).toBe(80_000);
    at(-HOUR_MS);
    expect(refundPaiseFor({ ...moved, preferredDate: '2026-12-24' }, 'patient', clock)).toBe(80_000);
  });

  it('should count from the start of the day when no time is fixed, in the hospital’s zone', () => {
    const midnight = new Date('2026-11-23T18:30:00.000Z');
    const timeless = { ...visit, slot: undefined };
    at(24 * HOUR_MS, midnight);
    expect(refundPaiseFor(timeless, 'patient', clock)).toBe(80_000);
    at(24 * HOUR_MS - 1, midnight);
    expect(refundPaiseFor(timeless, 'patient', clock)).toBe(0);
    expect(refundPaiseFor({ ...timeless, appointmentDate: '2026-12-01' }, 'patient', clock)).toBe(80_000);
    expect(refundPaiseFor({ ...timeless, preferredDate: null }, 'patient', clock)).toBe(80_000);
  });

  it('should be nothing when nothing was paid', () => {
    expect(refundPaiseFor({ ...visit, paidPaise: 0 }, 'admin', clock)).toBe(0);
  });

  it.each([
    [0, 0, 'Appointment cancelled.'],
    [80_000, 80_000, 'Appointment cancelled. ₹800 will be refunded to your card in 5 to 7 days.'],
    [80_000, 0, 'Appointment cancelled. It starts in less than 24 hours, so nothing is refunded.'],
  ])('should be told: paid %d, refunded %d', (paid, refunded, sentence) => {
    expect(cancellationMessage(paid, refunded)).toBe(sentence);
  });
});
