import parsePhoneNumber from 'libphonenumber-js/max';
import { DateTime } from 'luxon';
import { demoAppointments, type AppointmentSeed } from './appointments.js';
import { WEEKDAYS } from '../openapi/contract/people/field-lists.js';
import { SPECIALITIES } from '../openapi/contract/people/field-lists.js';
import { doctors } from './doctors.js';
import { patients } from './patients.js';
import { emailOf, mobileOf } from './people.js';
import { timesIn } from './times.js';

const everyone = [...doctors, ...patients];
const unique = (values: unknown[]): number => new Set(values).size;

describe('people of the demo hospital', () => {
  it('has no two people with the same name, email or mobile number', () => {
    for (const field of ['fullName', 'email', 'mobile'] as const) {
      expect(unique(everyone.map((person) => person[field]))).toBe(everyone.length);
    }
  });

  it('has valid Indian mobile numbers and addresses of the demo domain', () => {
    for (const { mobile, email } of everyone) {
      const number = parsePhoneNumber(mobile);
      expect([mobile, number?.isValid(), number?.country, number?.number]).toEqual([
        mobile,
        true,
        'IN',
        mobile,
      ]);
      expect(mobile).toMatch(/^\+9198\d{8}$/);
      expect(email).toMatch(/^[a-z]+(\.[a-z]+)*@demo\.test$/);
    }
  });

  it('makes addresses and numbers from names', () => {
    expect(emailOf('Dr. Mary D’Souza Rao')).toBe('mary.dsouza.rao@demo.test');
    expect(mobileOf('Asha')).toBe(mobileOf('Asha'));
    expect(mobileOf('Asha')).not.toBe(mobileOf('Usha'));
  });

  it('has birthdays that exist', () => {
    for (const { dob } of everyone) expect(DateTime.fromISO(dob, { zone: 'utc' }).toISODate()).toBe(dob);
  });

  it('begins with the demo logins', () => {
    expect(doctors[0]).toMatchObject({
      email: 'doctor@demo.test',
      speciality: 'Cardiology',
      doctorId: 'DEMO-DOC-101',
    });
    expect(patients[0]).toMatchObject({ email: 'patient@demo.test', fullName: 'Rohan Mehta' });
    expect(patients).toHaveLength(24);
  });
});

describe('doctors of the demo hospital', () => {
  it('is 44, at least four in each of the ten specialities', () => {
    expect(doctors).toHaveLength(44);
    for (const speciality of SPECIALITIES) {
      expect(doctors.filter((doctor) => doctor.speciality === speciality).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('carry registration codes of one kind, each once', () => {
    expect(unique(doctors.map((doctor) => doctor.doctorId))).toBe(44);
    for (const { doctorId } of doctors) expect(doctorId).toMatch(/^DEMO-DOC-1\d\d$/);
  });

  it('asks fees between 300 and 1500 rupees in steps of 50', () => {
    for (const { fee } of doctors) expect([fee >= 300, fee <= 1500, fee % 50]).toEqual([true, true, 0]);
  });

  it('has begun to practise at a believable age', () => {
    for (const { dob, experience, fullName } of doctors) {
      const startedAt = 2026 - Number(dob.slice(0, 4)) - experience;
      expect([fullName, startedAt >= 24 && startedAt <= 32]).toEqual([fullName, true]);
    }
  });

  it('works three to six days a week, in the order of the week', () => {
    for (const { availableDays } of doctors) {
      expect(availableDays.length).toBeGreaterThanOrEqual(3);
      expect(availableDays.length).toBeLessThanOrEqual(6);
      expect(WEEKDAYS.filter((day) => availableDays.includes(day))).toEqual(availableDays);
    }
  });

  it('offers a cardiologist on every day of the week', () => {
    const days = doctors
      .filter((doctor) => doctor.speciality === 'Cardiology')
      .flatMap((doctor) => doctor.availableDays);
    expect(new Set(days)).toEqual(new Set(WEEKDAYS));
  });

  it('offers 6 to 14 sorted times between 08:00 and 20:00', () => {
    for (const { timeSlots } of doctors.filter((doctor) => doctor.timeSlots.length > 0)) {
      expect(timeSlots.length).toBeGreaterThanOrEqual(6);
      expect(timeSlots.length).toBeLessThanOrEqual(14);
      expect([...new Set(timeSlots)].sort()).toEqual(timeSlots);
      for (const time of timeSlots) {
        expect(time).toMatch(/^\d\d:[0-5]\d$/);
        expect(time >= '08:00' && time < '20:00').toBe(true);
      }
    }
  });

  it('has one newly joined psychiatrist without times and description', () => {
    const newcomers = doctors.filter((doctor) => doctor.timeSlots.length === 0 || doctor.description === '');
    expect(newcomers).toHaveLength(1);
    expect(newcomers[0]).toMatchObject({ speciality: 'Psychiatry', timeSlots: [], description: '' });
  });

  it('describes each doctor in different words', () => {
    const texts = doctors.map((doctor) => doctor.description).filter(Boolean);
    expect(unique(texts)).toBe(43);
    for (const text of texts) expect(text.match(/[.!?](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('clinic hours', () => {
  it.each([
    ['09:00-10:00/20', ['09:00', '09:20', '09:40']],
    ['09:00-09:50/20', ['09:00', '09:20']],
    ['11:30-12:30/30 17:00-17:20/20', ['11:30', '12:00', '17:00']],
  ])('reads %s', (hours, times) => expect(timesIn(hours)).toEqual(times));

  it('refuses hours that do not read so', () => {
    expect(() => timesIn('nine to five')).toThrow(RangeError);
  });
});

/** Two weeks of first days, a month's end and a leap day: the book must come out right on any of them. */
const firstDays = [
  ...Array.from({ length: 14 }, (_, day) =>
    DateTime.fromISO('2026-11-24', { zone: 'utc' }).plus({ days: day }).toISODate()!,
  ),
  '2026-12-31',
  '2028-02-29',
];

describe.each(firstDays)('appointments around %s', (today) => {
  const appointments = demoAppointments(today, doctors, patients);
  const doctorOf = ({ doctorEmail }: AppointmentSeed) =>
    doctors.find((doctor) => doctor.email === doctorEmail);
  const assigned = appointments.filter((appointment) => appointment.doctorEmail !== null);

  it('is the same each time', () => {
    expect(demoAppointments(today, doctors, patients)).toEqual(appointments);
    expect(appointments).toHaveLength(74);
  });

  it("keeps to known patients and to the doctors' days and times", () => {
    for (const appointment of assigned) {
      const doctor = doctorOf(appointment)!;
      const weekday = WEEKDAYS[DateTime.fromISO(appointment.preferredDate).weekday - 1];
      expect(doctor.speciality).toBe(appointment.speciality);
      expect(doctor.availableDays).toContain(weekday);
      expect(doctor.timeSlots).toContain(appointment.preferredTime);
    }
    const emails = patients.map((patient) => patient.email);
    for (const { patientEmail } of appointments) expect(emails).toContain(patientEmail);
  });

  it('never gives one slot of a doctor, or one day of a patient, twice', () => {
    expect(unique(assigned.map((a) => `${a.doctorEmail} ${a.preferredDate} ${a.preferredTime}`))).toBe(
      assigned.length,
    );
    expect(unique(assigned.map((a) => `${a.patientEmail} ${a.preferredDate}`))).toBe(assigned.length);
  });

  it('has past visits in the past and coming ones within the next 60 days', () => {
    const last = DateTime.fromISO(today, { zone: 'utc' }).plus({ days: 60 }).toISODate()!;
    for (const { status, preferredDate, createdDaysAgo } of appointments) {
      const created = DateTime.fromISO(today, { zone: 'utc' }).minus({ days: createdDaysAgo }).toISODate()!;
      expect(created < preferredDate).toBe(true);
      expect(preferredDate <= last).toBe(true);
      if (status === 'completed') expect(preferredDate < today).toBe(true);
      if (status === 'pending' || status === 'accepted') expect(preferredDate > today).toBe(true);
    }
  });

  it('carries a date exactly when a doctor agreed to it', () => {
    for (const { status, appointmentDate, preferredDate } of appointments) {
      const agreed = status === 'accepted' || status === 'completed';
      expect(appointmentDate).toBe(agreed ? preferredDate : null);
    }
  });

  it('shows the demo doctor and the demo patient every state', () => {
    const all = ['accepted', 'cancelled', 'completed', 'pending', 'rejected'];
    const states = (mine: AppointmentSeed[]) => [...new Set(mine.map((a) => a.status))].sort();
    expect(states(appointments.filter((a) => a.doctorEmail === 'doctor@demo.test'))).toEqual(all);
    expect(states(appointments.filter((a) => a.patientEmail === 'patient@demo.test'))).toEqual(all);
  });

  it('leaves unpaid requests without doctor and time, two of them for Cardiology', () => {
    const open = appointments.filter((a) => a.doctorEmail === null);
    for (const { preferredTime, status, paid } of open) {
      expect([preferredTime, status, paid]).toEqual([null, 'pending', false]);
    }
    expect(open.filter((a) => a.speciality === 'Cardiology')).toHaveLength(2);
    expect(assigned.every((a) => a.paid)).toBe(true);
  });

  it('gives each cardiology request its own reason', () => {
    const cardiology = appointments.filter((a) => a.speciality === 'Cardiology').map((a) => a.reason);
    expect(unique(cardiology)).toBe(cardiology.length);
  });
});

describe('appointments without a place to go', () => {
  it('refuses a day that does not exist', () => {
    expect(() => demoAppointments('2027-02-31', doctors, patients)).toThrow(RangeError);
  });

  it('says so when the demo doctor is missing', () => {
    expect(() => demoAppointments('2026-11-24', doctors.slice(1), patients)).toThrow('demo doctor');
  });
});
