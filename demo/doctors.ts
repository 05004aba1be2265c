import { SPECIALITIES, WEEKDAYS } from '../openapi/contract/people/field-lists.js';
import { inLanguageOrder } from '../openapi/contract/people/fields.js';
import type { Language, Speciality, Weekday } from '../openapi/contract/people/fields.js';
import type { DoctorEntry } from './doctors/doctor-entry.js';
import { medicalDoctors } from './doctors/medical.js';
import { mindDoctors } from './doctors/mind.js';
import { familyDoctors } from './doctors/family.js';
import { surgicalDoctors } from './doctors/surgical.js';
import { emailOf, mobileOf } from './people.js';
import { timesIn } from './times.js';

export type { Speciality };

/** One doctor of the demo hospital. */
export interface DoctorSeed {
  fullName: string;
  email: string;
  gender: 'male' | 'female';
  /** YYYY-MM-DD */
  dob: string;
  /** E.164 */
  mobile: string;
  wears?: 'turban' | 'hijab' | 'bindi';
  speciality: Speciality;
  /** Whole years. */
  experience: number;
  qualification: string;
  /** Medical council and number. */
  registrationNumber: string;
  /** Rupees. */
  fee: number;
  availableDays: Weekday[];
  /** 'HH:mm' in the hospital's time zone, earliest first; empty for a doctor who has just joined. */
  timeSlots: string[];
  languages: Language[];
  /** Empty for a doctor who has just joined. */
  description: string;
  /** The registration code that this doctor has used, such as DEMO-DOC-101. */
  doctorId: string;
}

/** The doctor that the demo login belongs to. */
export const DEMO_DOCTOR_EMAIL = 'doctor@demo.test';

const entries: Record<Speciality, DoctorEntry[]> = {
  ...medicalDoctors,
  ...familyDoctors,
  ...surgicalDoctors,
  ...mindDoctors,
};

const daysOf = (short: string): Weekday[] =>
  WEEKDAYS.filter((day) => short.split(' ').includes(day.slice(0, 3)));

/** Medical councils of Karnataka, Maharashtra, Tamil Nadu and Delhi. */
const COUNCILS = ['KMC', 'MMC', 'TNMC', 'DMC'];
const FIRST_REGISTRATION = 41_207;

/** Codes of new doctors are below: DEMO-DOC-001 to DEMO-DOC-020. */
const FIRST_CODE = 101;

function doctorFrom(
  entry: DoctorEntry,
  speciality: Speciality,
  place: number,
): Omit<DoctorSeed, 'doctorId' | 'registrationNumber'> {
  const { days, hours, description, wears, speaks = [], ...facts } = entry;
  const isDemoDoctor = speciality === 'Cardiology' && place === 1;
  return {
    ...facts,
    ...(wears && { wears }),
    email: isDemoDoctor ? DEMO_DOCTOR_EMAIL : emailOf(entry.fullName),
    mobile: mobileOf(entry.fullName),
    speciality,
    availableDays: daysOf(days),
    timeSlots: hours ? timesIn(hours) : [],
    languages: inLanguageOrder(['English', 'Hindi', ...speaks]),
    description: description ?? '',
  };
}

/** Every doctor of the demo hospital, grouped by speciality; the first is the demo login's. */
export const doctors: DoctorSeed[] = SPECIALITIES.flatMap((speciality) =>
  entries[speciality].map((entry, index) => doctorFrom(entry, speciality, index + 1)),
).map((doctor, index) => ({
  ...doctor,
  doctorId: `DEMO-DOC-${FIRST_CODE + index}`,
  registrationNumber: `${COUNCILS[index % COUNCILS.length]} ${FIRST_REGISTRATION + 317 * index}`,
}));
