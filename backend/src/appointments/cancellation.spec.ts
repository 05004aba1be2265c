import { HospitalClock } from '../common/hospital-clock.js';
import type { Env } from '../config/env.js';
import { cancellationMessage, refundPaiseFor } from './cancellation.js';

const FEE = 80_000;
const NOW = new Date('2026-11-23T04:30:00Z'); // 10:00 in Kolkata

describe('What is paid back when a visit is cancelled', () => {
  const clock = new HospitalClock({ HOSPITAL_TIME_ZONE: 'Asia/Kolkata' } as Env);
  const visitAt = (date: string, time: string) => ({
    paidPaise: FEE,
    appointmentDate: null,
    preferredDate: date,
    slot: { doctorId: undefined as never, date, time },
  });

  beforeAll(() => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate'] });
  });
  afterAll(() => {
    jest.useRealTimers();
  });

  it.each([
    ['2026-11-24', '10:00', FEE],
    ['2026-11-24', '09:59', 0],
    ['2026-11-24', '10:01', FEE],
    ['2026-11-23', '10:30', 0],
    ['2026-11-22', '10:30', 0],
  ])('should give the patient of %s %s back %d paise', (date, time, paise) => {
    expect(refundPaiseFor(visitAt(date, time), 'patient', clock)).toBe(paise);
  });

  it.each(['doctor', 'admin'] as const)('should give everything back when the %s cancels', (type) => {
    expect(refundPaiseFor(visitAt('2026-11-23', '10:30'), type, clock)).toBe(FEE);
  });

  it('should say what is refunded', () => {
    expect(cancellationMessage(0, 0)).toBe('Appointment cancelled.');
    expect(cancellationMessage(FEE, FEE)).toBe(
      'Appointment cancelled. ₹800 will be refunded to your card in 5 to 7 days.',
    );
    expect(cancellationMessage(FEE, 0)).toBe(
      'Appointment cancelled. It starts in less than 24 hours, so nothing is refunded.',
    );
  });
});
