import { DateTime } from 'luxon';
import { WEEKDAYS } from '../openapi/contract/people/field-lists.js';
import { DEMO_DOCTOR_EMAIL, type DoctorSeed, type Speciality } from './doctors.js';
import type { PatientSeed } from './patients.js';
import { randomFrom, type Random } from './random.js';
import { reasons } from './reasons.js';

export type AppointmentStatus = 'pending' | 'accepted' | 'rejected' | 'completed' | 'cancelled';

/** One appointment of the demo hospital. Dates are YYYY-MM-DD and times HH:mm, in the hospital's time zone. */
export interface AppointmentSeed {
  patientEmail: string;
  /** Null for a request to a speciality that no doctor has taken yet. */
  doctorEmail: string | null;
  speciality: Speciality;
  preferredDate: string;
  /** Null for a request to a speciality. */
  preferredTime: string | null;
  reason: string;
  status: AppointmentStatus;
  /** The date a doctor agreed to; null before that. */
  appointmentDate: string | null;
  /** Whole days between the booking and today. */
  createdDaysAgo: number;
  /** Whether a fee was taken at booking (a rejected or cancelled one has been given back since). */
  paid: boolean;
}

/** One visit to arrange: `day` counts from today, below zero for the past. */
interface PlannedVisit {
  /** Place in the list of patients. */
  patient: number;
  speciality: Speciality;
  status: AppointmentStatus;
  day: number;
}

type Row = [patient: number, status: AppointmentStatus, day: number];

/** The demo doctor's own list; patient 0 is the demo login. */
const withDemoDoctor: Row[] = [
  [0, 'completed', -64],
  [0, 'completed', -21],
  [0, 'accepted', 5],
  [0, 'pending', 12],
  [1, 'completed', -3],
  [2, 'completed', -8],
  [6, 'completed', -15],
  [12, 'completed', -33],
  [4, 'accepted', 1],
  [7, 'accepted', 2],
  [9, 'accepted', 4],
  [18, 'accepted', 8],
  [21, 'accepted', 15],
  [3, 'pending', 2],
  [8, 'pending', 3],
  [13, 'pending', 6],
  [16, 'pending', 10],
  [14, 'rejected', 4],
  [20, 'rejected', -10],
  [11, 'cancelled', 7],
  [22, 'cancelled', -5],
];

/** The demo patient's visits to other doctors. */
const ofDemoPatient: PlannedVisit[] = [
  { patient: 0, speciality: 'General Medicine', status: 'completed', day: -95 },
  { patient: 0, speciality: 'Dermatology', status: 'completed', day: -40 },
  { patient: 0, speciality: 'Orthopedics', status: 'rejected', day: -12 },
  { patient: 0, speciality: 'Neurology', status: 'cancelled', day: -6 },
  { patient: 0, speciality: 'Ophthalmology', status: 'accepted', day: 9 },
  { patient: 0, speciality: 'Dentistry', status: 'pending', day: 18 },
];

/** Requests that wait for any doctor of a speciality. */
const unassigned: PlannedVisit[] = [
  { patient: 5, speciality: 'Cardiology', status: 'pending', day: 4 },
  { patient: 17, speciality: 'Cardiology', status: 'pending', day: 9 },
  { patient: 0, speciality: 'General Medicine', status: 'pending', day: 7 },
  { patient: 23, speciality: 'Pediatrics', status: 'pending', day: 6 },
  { patient: 19, speciality: 'Dermatology', status: 'pending', day: 5 },
];

const elsewhere: Speciality[] = [
  'Pediatrics',
  'Gynecology',
  'Orthopedics',
  'Dentistry',
  'Psychiatry',
  'Neurology',
  'Ophthalmology',
  'Dermatology',
  'General Medicine',
];
const courses: [AppointmentStatus, day: number][] = [
  ['completed', -18],
  ['accepted', 3],
  ['pending', 8],
  ['completed', -47],
  ['cancelled', 11],
  ['accepted', 14],
  ['rejected', -4],
];
const OTHER_VISITS = 42;
/** Who asks about small children or a pregnancy is not too old for it. */
const YOUNG_PARENT_BORN_AFTER = '1980-01-01';

/** Visits of the other patients to the other doctors, spread over specialities and states. */
function otherVisits(patients: PatientSeed[]): PlannedVisit[] {
  const everyone = patients.map((_, index) => index).slice(1);
  const parents = everyone.filter((index) => patients[index].dob >= YOUNG_PARENT_BORN_AFTER);
  const mothers = parents.filter((index) => patients[index].gender === 'female');
  return Array.from({ length: OTHER_VISITS }, (_, index) => {
    const speciality = elsewhere[index % elsewhere.length];
    const [status, day] = courses[index % courses.length];
    const who = speciality === 'Gynecology' ? mothers : speciality === 'Pediatrics' ? parents : everyone;
    const patient = who[(index * 5) % who.length];
    return { patient, speciality, status, day: day + (index % 4) };
  });
}

/** The book of one run: who and what is taken, and whose turn it is. */
class Book {
  private readonly taken = new Set<string>();
  private readonly turns = new Map<string, number>();
  private readonly random: Random = randomFrom('appointments of the demo hospital');
  private readonly today: DateTime;

  constructor(
    today: string,
    private readonly doctors: DoctorSeed[],
    private readonly patients: PatientSeed[],
  ) {
    this.today = DateTime.fromISO(today, { zone: 'utc' });
    if (!this.today.isValid) throw new RangeError(`Not a date: ${today}`);
  }

  /** A visit to one doctor, the demo doctor or the next of the speciality. */
  visit(plan: PlannedVisit, doctor = this.nextDoctor(plan.speciality)): AppointmentSeed {
    const patientEmail = this.patients[plan.patient].email;
    const step = plan.day < 0 ? -1 : 1;
    const days = Array.from({ length: 28 }, (_, index) => plan.day + index * step);
    for (const day of days) {
      const preferredTime = this.freeTime(doctor, patientEmail, day);
      if (!preferredTime) continue;
      const preferredDate = this.dateOf(day);
      const agreed = plan.status === 'accepted' || plan.status === 'completed';
      return {
        patientEmail,
        doctorEmail: doctor.email,
        speciality: doctor.speciality,
        preferredDate,
        preferredTime,
        reason: this.nextReason(doctor.speciality),
        status: plan.status,
        appointmentDate: agreed ? preferredDate : null,
        createdDaysAgo: this.createdBefore(day, plan.status),
        paid: true,
      };
    }
    throw new Error(`${doctor.fullName} has no free time near day ${plan.day}.`);
  }

  /** A request that names a speciality and a day, but no doctor and no time. */
  request({ patient, speciality, status, day }: PlannedVisit): AppointmentSeed {
    return {
      patientEmail: this.patients[patient].email,
      doctorEmail: null,
      speciality,
      preferredDate: this.dateOf(day),
      preferredTime: null,
      reason: this.nextReason(speciality),
      status,
      appointmentDate: null,
      createdDaysAgo: this.createdBefore(day, status),
      paid: false,
    };
  }

  private dateOf(day: number): string {
    return this.today.plus({ days: day }).toISODate()!;
  }

  /** A free time of the doctor on that day, taken at once; nothing when the doctor or the patient is not free. */
  private freeTime(doctor: DoctorSeed, patientEmail: string, day: number): string | undefined {
    const weekday = WEEKDAYS[this.today.plus({ days: day }).weekday - 1];
    const patientsDay = `${patientEmail} ${day}`;
    if (!doctor.availableDays.includes(weekday) || this.taken.has(patientsDay)) return undefined;
    const free = doctor.timeSlots.filter((time) => !this.taken.has(`${doctor.email} ${day} ${time}`));
    if (free.length === 0) return undefined;
    const time = this.random.pick(free);
    this.taken.add(patientsDay).add(`${doctor.email} ${day} ${time}`);
    return time;
  }

  private createdBefore(day: number, status: AppointmentStatus): number {
    if (day < 0) return 2 + this.random.below(8) - day;
    return status === 'pending' ? this.random.below(3) : 3 + this.random.below(5);
  }

  private nextDoctor(speciality: Speciality): DoctorSeed {
    const offering = this.doctors.filter(
      (doctor) =>
        doctor.speciality === speciality && doctor.timeSlots.length > 0 && doctor.email !== DEMO_DOCTOR_EMAIL,
    );
    if (offering.length === 0) throw new Error(`No doctor of ${speciality} offers times.`);
    return offering[this.turnOf(`doctor ${speciality}`) % offering.length];
  }

  private nextReason(speciality: Speciality): string {
    const known = reasons[speciality];
    return known[this.turnOf(`reason ${speciality}`) % known.length];
  }

  private turnOf(name: string): number {
    const turn = this.turns.get(name) ?? 0;
    this.turns.set(name, turn + 1);
    return turn;
  }
}

/**
 * The appointments of the demo hospital around a day: past ones are over, pending and accepted ones lie ahead.
 * The same arguments give the same list. Each keeps to the doctor's days and times, and no two share a doctor's slot.
 * @param today YYYY-MM-DD in the hospital's time zone
 * @throws RangeError for a `today` that is no date; Error when the demo doctor is missing or a doctor has no free time
 */
export function demoAppointments(
  today: string,
  doctors: DoctorSeed[],
  patients: PatientSeed[],
): AppointmentSeed[] {
  const demoDoctor = doctors.find((doctor) => doctor.email === DEMO_DOCTOR_EMAIL);
  if (!demoDoctor) throw new Error('The demo doctor is missing.');
  const book = new Book(today, doctors, patients);
  return [
    ...withDemoDoctor.map(([patient, status, day]) =>
      book.visit({ patient, speciality: demoDoctor.speciality, status, day }, demoDoctor),
    ),
    ...ofDemoPatient.map((plan) => book.visit(plan)),
    ...otherVisits(patients).map((plan) => book.visit(plan)),
    ...unassigned.map((plan) => book.request(plan)),
  ];
}
