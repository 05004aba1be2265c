import { Types } from 'mongoose';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Env } from '../config/env.js';
import { cancellationMessage, isTooLateFor, mayCancel, refundPaiseFor } from './cancellation.js';
import { slotOf } from '../booking/visit-slot.js';

const clock = new HospitalClock({ HOSPITAL_TIME_ZONE: 'Asia/Kolkata' } as Env);
const STARTS_AT = new Date('2026-11-24T05:00:00.000Z'); // 10:30 in India
const HOUR_MS = 3_600_000;
const slot = slotOf({ doctorId: new Types.ObjectId(), date: '2026-11-24', time: '10:30', minutes: 30 });
const visit = {
  paidPaise: 80_000,
  slot,
  appointmentDate: null,
  preferredDate: '2026-11-24',
  preferredTime: '10:30',
};

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
    const timeless = { ...visit, slot: undefined, preferredTime: null };
    at(24 * HOUR_MS, midnight);
    expect(refundPaiseFor(timeless, 'patient', clock)).toBe(80_000);
    at(24 * HOUR_MS - 1, midnight);
    expect(refundPaiseFor(timeless, 'patient', clock)).toBe(0);
    expect(refundPaiseFor({ ...timeless, appointmentDate: '2026-12-01' }, 'patient', clock)).toBe(80_000);
    expect(refundPaiseFor({ ...timeless, preferredDate: null }, 'patient', clock)).toBe(80_000);
  });

  it('should be full until the start when the hospital has moved what was paid', () => {
    const moved = { ...visit, preferredDate: '2026-11-20', appointmentDate: '2026-11-24' };
    for (const [msBefore, refund] of [
      [HOUR_MS, 80_000],
      [1, 80_000],
      [0, 0],
    ]) {
      at(msBefore);
      expect(refundPaiseFor(moved, 'patient', clock)).toBe(refund);
    }
    at(HOUR_MS);
    expect(refundPaiseFor({ ...visit, preferredTime: '09:00' }, 'patient', clock)).toBe(80_000);
    expect(refundPaiseFor({ ...moved, refundedPaise: 30_000 }, 'patient', clock)).toBe(50_000);
  });

  it('should be full until the day is over when the paid visit was moved to a day without a time', () => {
    const moved = { ...visit, slot: undefined, preferredTime: null, preferredDate: '2026-11-20' };
    const midnight = new Date('2026-11-24T18:30:00.000Z');
    at(1, midnight);
    expect(refundPaiseFor({ ...moved, appointmentDate: '2026-11-24' }, 'patient', clock)).toBe(80_000);
    at(0, midnight);
    expect(refundPaiseFor({ ...moved, appointmentDate: '2026-11-24' }, 'patient', clock)).toBe(0);
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

describe('Cancelling after the start', () => {
  afterEach(() => jest.useRealTimers());
  const accepted = { ...visit, status: 'accepted' as const };
  const timeless = { ...accepted, slot: undefined, preferredTime: null, appointmentDate: '2026-11-24' };
  const at = (now: string) => jest.useFakeTimers({ now: new Date(now).getTime() });

  it.each([
    ['2026-11-24T04:59:59.999Z', false],
    ['2026-11-24T05:00:00.000Z', true],
    ['2026-12-24T05:00:00.000Z', true],
  ])('should be too late for the patient, never for the hospital: %s', (now, tooLate) => {
    at(now);
    expect(isTooLateFor(accepted, 'patient', clock)).toBe(tooLate);
    expect(mayCancel(accepted, 'patient', clock)).toBe(!tooLate);
    for (const by of ['doctor', 'admin'] as const) expect(mayCancel(accepted, by, clock)).toBe(true);
  });

  it.each([
    ['2026-11-24T18:29:59.999Z', false],
    ['2026-11-24T18:30:00.000Z', true],
  ])('should begin, without a time, when the day is over in the hospital’s zone: %s', (now, tooLate) => {
    at(now);
    expect(isTooLateFor(timeless, 'patient', clock)).toBe(tooLate);
  });

  it('should leave a request without payment to its patient, and nothing to anyone when it is over', () => {
    at('2026-12-24T05:00:00.000Z');
    const request = { ...timeless, status: 'pending' as const, paidPaise: 0 };
    expect(mayCancel(request, 'patient', clock)).toBe(true);
    expect(mayCancel({ ...request, preferredDate: null, appointmentDate: null }, 'patient', clock)).toBe(
      true,
    );
    expect(mayCancel({ ...request, paidPaise: 80_000 }, 'patient', clock)).toBe(false);
    for (const status of ['completed', 'rejected', 'cancelled'] as const)
      expect(mayCancel({ ...accepted, status }, 'admin', clock)).toBe(false);
  });
});
