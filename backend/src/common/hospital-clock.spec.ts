import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import type { Env } from '../config/env.js';
import { HospitalClock } from './hospital-clock.js';

const SOURCE = 'backend/src/common/hospital-clock.ts';
const clockIn = (zone: string) => new HospitalClock({ HOSPITAL_TIME_ZONE: zone } as Env);
const india = clockIn('Asia/Kolkata');
const newYork = clockIn('America/New_York');

describe('HospitalClock', () => {
  it.each([
    ['2026-11-24', '10:30', '2026-11-24T05:00:00.000Z'],
    ['2026-11-24', '00:00', '2026-11-23T18:30:00.000Z'],
    ['2026-11-24', null, '2026-11-23T18:30:00.000Z'],
    ['2026-11-24', '23:59', '2026-11-24T18:29:00.000Z'],
  ])('reads %s %s in India as %s', (date, time, instant) => {
    expect(india.instant(date, time).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-03-07', '10:00', '2026-03-07T15:00:00.000Z'],
    ['2026-03-08', '10:00', '2026-03-08T14:00:00.000Z'],
    ['2026-11-01', '10:00', '2026-11-01T15:00:00.000Z'],
    ['2026-10-31', '10:00', '2026-10-31T14:00:00.000Z'],
  ])('follows summer time: %s %s in New York is %s', (date, time, instant) => {
    expect(newYork.instant(date, time).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-11-22', 12, '2025-11-22'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2026-01-01', 1, '2025-12-01'],
  ])('counts months back: %s less %d is %s', (date, months, earlier) => {
    expect(india.monthsBefore(date, months)).toBe(earlier);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2026-11-24', 0, '2026-11-24'],
    ['2026-11-24', -24, '2026-10-31'],
    ['2026-11-24', 60, '2027-01-23'],
  ])('counts from %s %d days to %s', (date, days, expected) => {
    for (const clock of [india, newYork]) expect(clock.addDays(date, days)).toBe(expected);
  });

  it.each([
    ['2026-11-23', 'Monday'],
    ['2026-11-24', 'Tuesday'],
    ['2026-11-29', 'Sunday'],
    ['2028-02-29', 'Tuesday'],
  ])('maps %s to %s', (date, day) => {
    for (const clock of [india, newYork]) expect(clock.weekday(date)).toBe(day);
  });

  it('writes dates and times for people', () => {
    expect(india.format('2026-11-24', '10:30')).toBe('Tue, 24 Nov 2026, 10:30 AM IST');
    expect(india.format('2026-11-24', '00:05')).toBe('Tue, 24 Nov 2026, 12:05 AM IST');
    expect(india.format('2026-11-04', '12:00')).toBe('Wed, 4 Nov 2026, 12:00 PM IST');
    expect(india.format('2026-11-24', null)).toBe('Tue, 24 Nov 2026');
  });

  it.each<[string, string | null]>([
    ['24-11-2026', '2026-11-24'],
    ['01-02-2027', '2027-02-01'],
    ['29-02-2028', '2028-02-29'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-24T10:00:00+05:30', '2026-11-24'],
    ['2026-11-24T18:29:59Z', '2026-11-24'],
    ['2026-11-24T18:30:00Z', '2026-11-25'],
    ['31-12-2199', '2199-12-31'],
    ['01-01-2200', null],
    ['9999-12-31', null],
    ['31-02-2027', null],
    ['2027-02-31', null],
    ['29-02-2027', null],
    ['00-01-2027', null],
    ['12-31-2026', null],
    ['24/11/2026', null],
    ['24.11.2026', null],
    ['1-2-2027', null],
    ['2026-11', null],
    ['2026', null],
    ['2026-W48-2', null],
    ['2026-328', null],
    ['10:30', null],
    ['2026-11-24T', null],
    ['2026-11-24T25:00', null],
    ['tomorrow', null],
    ['', null],
  ])('reads the date %j as %j', (text, date) => expect(india.parseDate(text)).toBe(date));

  describe('now', () => {
    afterEach(() => jest.useRealTimers());

    it.each([
      ['2026-11-23T18:29:59.999Z', '2026-11-23', '2026-11-23'],
      ['2026-11-23T18:30:00.000Z', '2026-11-24', '2026-11-23'],
      ['2026-11-24T04:59:59.999Z', '2026-11-24', '2026-11-23'],
      ['2026-11-24T05:00:00.000Z', '2026-11-24', '2026-11-24'],
    ])('is another day on both sides of the hospital’s midnight: %s', (instant, inIndia, inNewYork) => {
      jest.useFakeTimers().setSystemTime(new Date(instant));
      expect([india.today(), newYork.today()]).toEqual([inIndia, inNewYork]);
    });
  });

  const compiled = (source: Parameters<typeof readFileSync>[0]): string =>
    transformSync(readFileSync(source, 'utf8'), {
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: false, useDefineForClassFields: false },
        target: 'es2022',
      },
      module: { type: 'es6' },
    }).code;

  /** Runs the clock in a separate process, because a process has one time zone. */
  function inProcessOf(zone: string): unknown {
    const code = compiled(SOURCE);
    const script = `
      const clocks = ['Asia/Kolkata', 'America/New_York'].map((zone) => new HospitalClock({ HOSPITAL_TIME_ZONE: zone }));
      const days = ['2026-03-08', '2026-11-01', '2026-11-24', '2027-01-01'];
      const facts = clocks.flatMap((clock) => days.map((day) => [
        clock.instant(day, '00:15'), clock.instant(day, null), clock.addDays(day, 1), clock.weekday(day),
        clock.format(day, '23:45'), clock.parseDate(day), clock.parseDate(day + 'T23:59:00Z'), clock.parseDate('08-03-2026'),
      ]));
      process.stdout.write(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, facts }));`;
    const module = code.replace(
      /(['"])\.\.\/config\/env\.token\.js\1/,
      `'data:text/javascript,export const ENV = 1'`,
    );
    const env = { PATH: process.env.PATH, TZ: zone };
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module'], { input: module + script, env }).toString(),
    );
  }

  it('is independent of the time zone of the machine', () => {
    const [utc, kolkata, york] = ['UTC', 'Asia/Kolkata', 'America/New_York'].map(
      (zone) => inProcessOf(zone) as { zone: string; facts: unknown[][] },
    );
    expect(['UTC', 'Asia/Calcutta', 'Asia/Kolkata']).toEqual(
      expect.arrayContaining([utc.zone, kolkata.zone]),
    );
    expect(york.zone).toBe('America/New_York');
    expect(kolkata.facts).toEqual(utc.facts);
    expect(york.facts).toEqual(utc.facts);
    expect(utc.facts[2].slice(0, 4)).toEqual([
      '2026-11-23T18:45:00.000Z',
      '2026-11-23T18:30:00.000Z',
      '2026-11-25',
      'Tuesday',
    ]);
  });
});
