import {
  CreateLabBooking,
  LAB_BOOKING_STATUSES,
  LAB_DAYS_AHEAD,
} from '../../openapi/contract/shop/lab-bookings.js';
import { ReportLabBooking } from '../../openapi/contract/shop/lab-reports.js';
import { DEMO_PATIENT_EMAIL, patients } from '../patients.js';
import { demoLabBookings } from './lab-bookings.js';
import { labTests } from './lab-tests.js';

const TODAY = '2026-11-24';
const bookings = demoLabBookings(TODAY, labTests, patients);
const dayStarts = new Date('2026-11-24T00:00:00+05:30');
const AN_ID = '0123456789abcdef01234567';

describe('lab bookings of the demo hospital', () => {
  it('covers every state, also for the demo patient', () => {
    const all = new Set(LAB_BOOKING_STATUSES);
    const ofDemoPatient = bookings.filter(({ patientEmail }) => patientEmail === DEMO_PATIENT_EMAIL);
    expect(new Set(bookings.map(({ status }) => status))).toEqual(all);
    expect(new Set(ofDemoPatient.map(({ status }) => status))).toEqual(all);
    expect(bookings.length).toBeGreaterThanOrEqual(20);
  });

  it('is the same for the same day', () => {
    expect(demoLabBookings(TODAY, labTests, patients)).toEqual(bookings);
  });

  it('is bookings that the booking form would take', () => {
    for (const { fullName, phone, date, window, place, address, payment, price } of bookings) {
      const body = {
        labTestId: AN_ID,
        fullName,
        phone,
        date,
        window,
        place,
        payment,
        price,
        ...(address && { address }),
      };
      expect(CreateLabBooking.safeParse(body).error?.issues ?? []).toEqual([]);
    }
  });

  it('lies ahead while requested or confirmed and be over when there is a sample', () => {
    const last = new Date(dayStarts.getTime() + LAB_DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
    for (const { status, date } of bookings) {
      if (status === 'requested' || status === 'confirmed') {
        expect(date > TODAY && date <= last).toBe(true);
      }
      if (status === 'sampleCollected' || status === 'reported') expect(date < TODAY).toBe(true);
    }
  });

  it('has a history in order that ends with its state and before today', () => {
    for (const { status, history, cancelledBy } of bookings) {
      expect(history[0].status).toBe('requested');
      expect(history.at(-1)!.status).toBe(status);
      const times = history.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(dayStarts.getTime());
      expect(cancelledBy !== null).toBe(status === 'cancelled');
    }
  });

  it('has a report exactly when reported, as the report form would take it', () => {
    for (const { status, report } of bookings) {
      expect(report !== null).toBe(status === 'reported');
      if (!report) continue;
      const results = report.results.map(({ name, value }) => ({ name, value }));
      expect(ReportLabBooking.safeParse({ ...report, results }).error?.issues ?? []).toEqual([]);
    }
    const entered = bookings.filter(({ entry }) => entry !== null);
    expect(entered.map(({ status }) => status)).toEqual(['sampleCollected']);
    const values = bookings.flatMap(({ report }) => report?.results ?? []);
    expect(values.some(({ value, high }) => typeof value === 'number' && high !== null && value > high)).toBe(
      true,
    );
    expect(values.some(({ value, low }) => typeof value === 'number' && low !== null && value < low)).toBe(
      true,
    );
  });

  it('refuses a day that is none, and a list without a test or the demo patient', () => {
    expect(() => demoLabBookings('yesterday', labTests, patients)).toThrow(RangeError);
    expect(() => demoLabBookings(TODAY, [], patients)).toThrow('Lipid profile');
    expect(() => demoLabBookings(TODAY, labTests, patients.slice(1))).toThrow('demo patient');
  });
});
