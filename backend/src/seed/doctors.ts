import { WEEKDAYS } from '../../../openapi/contract/people/field-lists.js';
import { inLanguageOrder } from '../../../openapi/contract/people/fields.js';
import type { Language, Weekday } from '../../../openapi/contract/people/fields.js';
import type { DoctorEntry } from './doctors/doctor-entry.js';
import { medicalDoctors } from './doctors/medical.js';
import { mindDoctors } from './doctors/mind.js';
import { familyDoctors } from './doctors/family.js';
import { surgicalDoctors } from './doctors/surgical.js';
import { emailOf, mobileOf } from './people.js';
import { timesIn } from './times.js';

/** The hospital's specialities, each with the letters that its registration codes carry. */
export const specialityCodes = {
  Cardiology: 'CAR',
  Dermatology: 'DER',
  Pediatrics: 'PED',
  Orthopedics: 'ORT',
  Neurology: 'NEU',
  Gynecology: 'GYN',
  Dentistry: 'DEN',
  Ophthalmology: 'OPH',
  Psychiatry: 'PSY',
  'General Medicine': 'GEN',
} as const;
export type Speciality = keyof typeof specialityCodes;

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
  /** Rupees. */
  fee: number;
  availableDays: Weekday[];
  /** 'HH:mm' in the hospital's time zone, earliest first; empty for a doctor who has just joined. */
  timeSlots: string[];
  languages: Language[];
  /** Empty for a doctor who has just joined. */
  description: string;
  /** The registration code that this doctor has used, such as HSP-CAR-0001. */
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

const specialities = Object.keys(specialityCodes) as Speciality[];
const daysOf = (short: string): Weekday[] =>
  WEEKDAYS.filter((day) => short.split(' ').includes(day.slice(0, 3)));

function doctorFrom(entry: DoctorEntry, speciality: Speciality, place: number): DoctorSeed {
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
    doctorId: `HSP-${specialityCodes[speciality]}-${String(place).padStart(4, '0')}`,
  };
}

/** Every doctor of the demo hospital, grouped by speciality; the first is the demo login's. */
export const doctors: DoctorSeed[] = specialities.flatMap((speciality) =>
  entries[speciality].map((entry, index) => doctorFrom(entry, speciality, index + 1)),
);
