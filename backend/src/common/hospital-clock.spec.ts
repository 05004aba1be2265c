import type { Env } from '../config/env.js';
import { HospitalClock } from './hospital-clock.js';

const clockIn = (zone: string) => new HospitalClock({ HOSPITAL_TIME_ZONE: zone } as Env);

describe("The hospital's clock", () => {
  const clock = clockIn('Asia/Kolkata');

  afterEach(() => jest.useRealTimers());

  it.each([
    ['Asia/Kolkata', '2026-11-24'],
    ['UTC', '2026-11-23'],
    ['America/New_York', '2026-11-23'],
  ])('should know what day it is in %s', (zone, date) => {
    jest.useFakeTimers({ now: new Date('2026-11-23T20:00:00Z') });
    expect(clockIn(zone).today()).toBe(date);
  });

  it.each([
    ['24-11-2026', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
    ['29-02-2028', '2028-02-29'],
    ['31-02-2027', null],
    ['2027-02-31', null],
    ['1-1-2027', null],
    ['tomorrow', null],
    ['2026-11-23T20:00:00Z', '2026-11-24'],
    ['01-01-9999', null],
  ])('should read %s as %s', (text, date) => {
    expect(clock.parseDate(text)).toBe(date);
  });

  it('should count days over months and leap years', () => {
    expect(clock.addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(clock.addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(clock.weekday('2026-11-24')).toBe('Tuesday');
  });

  it('should place a visit at its instant', () => {
    expect(clock.instant('2026-11-24', '10:30').toISOString()).toBe('2026-11-24T05:00:00.000Z');
    expect(clock.instant('2026-11-24', null).toISOString()).toBe('2026-11-23T18:30:00.000Z');
  });

  it('should write dates for people', () => {
    expect(clock.format('2026-11-24', '10:30')).toBe('Tue, 24 Nov 2026, 10:30 AM IST');
    expect(clock.format('2026-11-24', null)).toBe('Tue, 24 Nov 2026');
  });
});
