import { Types } from 'mongoose';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Env } from '../config/env.js';
import type { VisitTier } from '../../../openapi/contract/site/visit-rules.js';
import { FIRST_VISIT_RULES } from '../../../openapi/contract/site/first-visit-rules.js';
import {
  cancellationMessage,
  isTooLateFor,
  mayCancel,
  refundPaiseFor,
  settlementOf,
} from './cancellation.js';
import { slotOf } from './slots/visit-slot.js';

const clock = new HospitalClock({ HOSPITAL_TIME_ZONE: 'Asia/Kolkata' } as Env);
const terms = { clock, rules: FIRST_VISIT_RULES };
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
  const at = (msBefore: number, start = STARTS_AT) =>
    jest.useFakeTimers().setSystemTime(start.getTime() - msBefore);

  it.each([
    ['a month', 30 * 24 * HOUR_MS, 80_000],
    ['24 hours and a millisecond', 24 * HOUR_MS + 1, 80_000],
    ['exactly 24 hours', 24 * HOUR_MS, 80_000],
    ['a millisecond less than 24 hours', 24 * HOUR_MS - 1, 0],
    ['an hour', HOUR_MS, 0],
    ['nothing', 0, 0],
    ['an hour after it', -HOUR_MS, 0],
  ])('depends on the time left for a patient: %s', (_left, msBefore, refund) => {
    at(msBefore);
    expect(refundPaiseFor(visit, 'patient', terms)).toBe(refund);
  });

  it.each(['doctor', 'admin'] as const)('is full whenever a %s cancels', (by) => {
    for (const msBefore of [25 * HOUR_MS, HOUR_MS, -HOUR_MS]) {
      at(msBefore);
      expect(refundPaiseFor(visit, by, terms)).toBe(80_000);
    }
  });

  it('counts from the confirmed time, not from the requested one', () => {
    at(HOUR_MS);
    const moved = { ...visit, slot: { ...slot, date: '2026-11-26' } };
    expect(refundPaiseFor(moved, 'patient', terms)).toBe(80_000);
    at(-HOUR_MS);
    expect(refundPaiseFor({ ...moved, preferredDate: '2026-12-24' }, 'patient', terms)).toBe(80_000);
  });

  it('counts from the start of the day when no time is fixed, in the hospital’s zone', () => {
    const midnight = new Date('2026-11-23T18:30:00.000Z');
    const timeless = { ...visit, slot: undefined, preferredTime: null };
    at(24 * HOUR_MS, midnight);
    expect(refundPaiseFor(timeless, 'patient', terms)).toBe(80_000);
    at(24 * HOUR_MS - 1, midnight);
    expect(refundPaiseFor(timeless, 'patient', terms)).toBe(0);
    expect(refundPaiseFor({ ...timeless, appointmentDate: '2026-12-01' }, 'patient', terms)).toBe(80_000);
    expect(refundPaiseFor({ ...timeless, preferredDate: null }, 'patient', terms)).toBe(80_000);
  });

  it('is full until the start when the hospital moved the paid visit', () => {
    const moved = { ...visit, preferredDate: '2026-11-20', appointmentDate: '2026-11-24' };
    for (const [msBefore, refund] of [
      [HOUR_MS, 80_000],
      [1, 80_000],
      [0, 0],
    ]) {
      at(msBefore);
      expect(refundPaiseFor(moved, 'patient', terms)).toBe(refund);
    }
    at(HOUR_MS);
    expect(refundPaiseFor({ ...visit, preferredTime: '09:00' }, 'patient', terms)).toBe(80_000);
    expect(refundPaiseFor({ ...moved, refundedPaise: 30_000 }, 'patient', terms)).toBe(50_000);
  });

  it('is full until the day is over when the paid visit was moved to a day without a time', () => {
    const moved = { ...visit, slot: undefined, preferredTime: null, preferredDate: '2026-11-20' };
    const midnight = new Date('2026-11-24T18:30:00.000Z');
    at(1, midnight);
    expect(refundPaiseFor({ ...moved, appointmentDate: '2026-11-24' }, 'patient', terms)).toBe(80_000);
    at(0, midnight);
    expect(refundPaiseFor({ ...moved, appointmentDate: '2026-11-24' }, 'patient', terms)).toBe(0);
  });

  it('refunds nothing when nothing was paid', () => {
    expect(refundPaiseFor({ ...visit, paidPaise: 0 }, 'admin', terms)).toBe(0);
  });

  it.each([
    [0, 0, null, 'Appointment cancelled.'],
    [80_000, 0, null, 'Appointment cancelled. ₹800 will be refunded to your card in 5 to 7 days.'],
    [0, 80_000, 24, 'Appointment cancelled. It starts in less than 24 hours, so nothing is refunded.'],
    [0, 80_000, null, "Appointment cancelled. Nothing is refunded, by the hospital's rules."],
    [
      60_000,
      20_000,
      72,
      'Appointment cancelled. ₹600 will be refunded to your card in 5 to 7 days; ₹200 is kept, because it starts in less than 72 hours.',
    ],
    [
      60_000,
      20_000,
      null,
      "Appointment cancelled. ₹600 will be refunded to your card in 5 to 7 days; ₹200 is kept, by the hospital's rules.",
    ],
  ])('is described: refunded %d, kept %d', (refundPaise, keptPaise, withinHours, sentence) => {
    expect(cancellationMessage({ refundPaise, keptPaise, withinHours })).toBe(sentence);
  });
});

describe('Refund by the tiers of the settings', () => {
  afterEach(() => jest.useRealTimers());
  const tier = (hours: number, kept: number, unit: VisitTier['unit'] = 'percent') => ({ hours, kept, unit });
  const rules = { ...FIRST_VISIT_RULES, cancelling: [tier(72, 0), tier(24, 25), tier(2, 500, 'rupees')] };
  const tiered = { clock, rules };
  const at = (msBefore: number) => jest.useFakeTimers().setSystemTime(STARTS_AT.getTime() - msBefore);

  it.each([
    ['exactly 72 hours', 72 * HOUR_MS, 80_000, 0, null],
    ['a millisecond less than 72 hours', 72 * HOUR_MS - 1, 60_000, 20_000, 72],
    ['exactly 24 hours', 24 * HOUR_MS, 60_000, 20_000, 72],
    ['a millisecond less than 24 hours', 24 * HOUR_MS - 1, 30_000, 50_000, 24],
    ['exactly 2 hours', 2 * HOUR_MS, 30_000, 50_000, 24],
    ['a millisecond less than 2 hours', 2 * HOUR_MS - 1, 0, 80_000, 2],
    ['nothing', 0, 0, 80_000, null],
  ])('is what the tier leaves: %s', (_left, msBefore, refundPaise, keptPaise, withinHours) => {
    at(msBefore);
    const settlement = settlementOf(visit, 80_000, { by: 'patient', ...tiered });
    expect(settlement).toEqual({ refundPaise, keptPaise, withinHours });
    for (const by of ['doctor', 'admin'] as const) expect(refundPaiseFor(visit, by, tiered)).toBe(80_000);
    const moved = { ...visit, preferredDate: '2026-11-20' };
    expect(refundPaiseFor(moved, 'patient', tiered)).toBe(msBefore > 0 ? 80_000 : 0);
  });

  it('counts shares of what is left, and never keeps more than that', () => {
    at(30 * HOUR_MS);
    expect(refundPaiseFor({ ...visit, refundedPaise: 40_000 }, 'patient', tiered)).toBe(30_000);
    at(3 * HOUR_MS);
    expect(refundPaiseFor({ ...visit, refundedPaise: 40_000 }, 'patient', tiered)).toBe(0);
  });

  it("keeps what the patient's own moves have cost, but not of a visit that the hospital moved", () => {
    const place = { doctorId: slot.doctorId, doctorName: 'Dr. A', date: '2026-11-20', time: '10:00' };
    const moves = [15_000, 10_000].map((chargePaise) => ({
      at: STARTS_AT,
      by: slot.doctorId,
      byType: 'patient' as const,
      status: 'pending' as const,
      from: place,
      to: place,
      counts: true,
      chargePaise,
      refundPaise: 0,
    }));
    at(100 * HOUR_MS);
    expect(refundPaiseFor({ ...visit, moves }, 'patient', tiered)).toBe(55_000);
    expect(refundPaiseFor({ ...visit, moves }, 'admin', tiered)).toBe(80_000);
    expect(refundPaiseFor({ ...visit, moves, preferredTime: '09:00' }, 'patient', tiered)).toBe(80_000);
    at(30 * HOUR_MS);
    expect(refundPaiseFor({ ...visit, moves }, 'patient', tiered)).toBe(35_000);
    at(3 * HOUR_MS);
    expect(refundPaiseFor({ ...visit, moves }, 'patient', tiered)).toBe(5_000);
  });
});

describe('Cancelling after the start', () => {
  afterEach(() => jest.useRealTimers());
  const accepted = { ...visit, status: 'accepted' as const };
  const timeless = { ...accepted, slot: undefined, preferredTime: null, appointmentDate: '2026-11-24' };
  const at = (now: string) => jest.useFakeTimers().setSystemTime(new Date(now).getTime());

  it.each([
    ['2026-11-24T04:59:59.999Z', false],
    ['2026-11-24T05:00:00.000Z', true],
    ['2026-12-24T05:00:00.000Z', true],
  ])('is too late for the patient, never for the hospital: %s', (now, tooLate) => {
    at(now);
    expect(isTooLateFor(accepted, 'patient', clock)).toBe(tooLate);
    expect(mayCancel(accepted, 'patient', clock)).toBe(!tooLate);
    for (const by of ['doctor', 'admin'] as const) expect(mayCancel(accepted, by, clock)).toBe(true);
  });

  it.each([
    ['2026-11-24T18:29:59.999Z', false],
    ['2026-11-24T18:30:00.000Z', true],
  ])('begins, without a time, when the day is over in the hospital’s zone: %s', (now, tooLate) => {
    at(now);
    expect(isTooLateFor(timeless, 'patient', clock)).toBe(tooLate);
  });

  it('lets the patient cancel an unpaid request, and no one once it is over', () => {
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
