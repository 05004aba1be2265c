/** The rows of a large hospital, written straight to the database. */
import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import mongoose from 'mongoose';

const { ObjectId } = mongoose.mongo;
const DAY_MS = 24 * 3_600_000;
const BATCH = 10_000;
const SYLLABLES = ['ka', 'ri', 'mo', 'ta', 'ne', 'su', 'vi', 'la', 'do', 'pe', 'ja', 'bu', 'gi', 'ha'];
const SPECIALITIES = ['Cardiology', 'Dermatology', 'Neurology', 'Pediatrics', 'Dentistry'];
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const VISIT_MINUTES = 30;
const TIMES = [10, 11, 12, 13, 14, 15, 16, 17].flatMap((hour) => [`${hour}:00`, `${hour}:30`]);
/** Appointments lie in the past year and the next 60 days. */
const [DAYS_BACK, DAYS] = [365, 425];
/** Coprime to the number of a doctor's times, so that consecutive appointments spread over all days. */
const STEP = 3137;
const FEE_PAISE = 80_000;

export const DOCTORS = 1000;
/** Doctors without appointments: their times are for the checkouts. */
export const FREE_DOCTORS = 100;
const VISITS_PER_PATIENT = 20;
export const READERS = 200;

export const dayOf = (offset) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

export function nameOf(n) {
  const part = (k) => SYLLABLES[Math.floor(n / SYLLABLES.length ** k) % SYLLABLES.length];
  const title = (text) => text[0].toUpperCase() + text.slice(1);
  return `${title(part(0) + part(1) + part(0))} ${title(part(2) + part(1) + part(0))}`;
}

const EMPTY_PROFILE = { mobile: null, dob: null, gender: null, speciality: null, feePaise: null };
const stamps = () => ({ createdAt: new Date(), updatedAt: new Date() });

function userRow(type, n, more = {}) {
  const fullName = type === 'doctor' ? `Dr. ${nameOf(n)}` : nameOf(n);
  const nameKey = fullName.toLowerCase();
  return {
    _id: new ObjectId(),
    fullName,
    nameKey,
    nameWords: nameKey.split(' '),
    email: `${randomUUID()}@bench.example`,
    emailConfirmedAt: new Date(),
    type,
    availableDays: [],
    timeSlots: [],
    leaves: [],
    passwordHash: 'none',
    image: `${type}.jpg`,
    ...EMPTY_PROFILE,
    published: true,
    disabled: false,
    version: 1,
    ...stamps(),
    ...more,
  };
}

const doctorRow = (n) =>
  userRow('doctor', n, {
    speciality: SPECIALITIES[n % SPECIALITIES.length],
    feePaise: FEE_PAISE,
    experience: n % 30,
    qualification: 'MBBS, MD',
    description: 'A doctor of the benchmark.',
    availableDays: WEEK,
    timeSlots: TIMES,
  });

function statusOf(n, offset) {
  if (offset < 0) return n % 10 === 0 ? 'cancelled' : 'completed';
  return n % 3 === 0 ? 'pending' : 'accepted';
}

function appointmentRow(n, doctor, patient) {
  const place = (Math.floor(n / (DOCTORS - FREE_DOCTORS)) * STEP) % (DAYS * TIMES.length);
  const offset = Math.floor(place / TIMES.length) - DAYS_BACK;
  const [date, time] = [dayOf(offset), TIMES[place % TIMES.length]];
  const status = statusOf(n, offset);
  const answered = status === 'accepted' || status === 'completed';
  const [hours, minutes] = time.split(':').map(Number);
  const covers = Array.from({ length: VISIT_MINUTES }, (_, minute) => hours * 60 + minutes + minute);
  return {
    _id: new ObjectId(),
    status,
    reason: 'A reason of usual length.',
    speciality: doctor.speciality,
    patientId: patient._id,
    patientName: patient.fullName,
    doctorId: doctor._id,
    doctorName: doctor.fullName,
    acceptedDoctorId: answered ? doctor._id : null,
    acceptedDoctorName: answered ? doctor.fullName : null,
    preferredDate: date,
    preferredTime: time,
    appointmentDate: answered ? date : null,
    slot: { doctorId: doctor._id, date, time, minutes: VISIT_MINUTES, covers },
    idCard: null,
    paymentId: new ObjectId(),
    paidPaise: FEE_PAISE,
    history: [{ status: 'pending', at: new Date(), by: patient._id }],
    ...stamps(),
  };
}

function paymentRow({ _id, paymentId, patientId, patientName: name, ...visit }) {
  const { doctorId, doctorName, preferredDate, preferredTime } = visit;
  return {
    _id: paymentId,
    purpose: 'appointment',
    status: 'paid',
    amountPaise: FEE_PAISE,
    currency: 'inr',
    items: [{ name: `Consultation with ${doctorName}`, unitPaise: FEE_PAISE, quantity: 1 }],
    patientId,
    payer: { name, email: `${String(patientId)}@bench.example` },
    booking: { doctorId, doctorName, preferredDate, preferredTime, reason: null },
    subjectId: _id,
    returnPath: '/find-doctor',
    sessionId: `cs_${String(paymentId)}`,
    paymentIntentId: `pi_${String(paymentId)}`,
    expiresAt: new Date(),
    paidAt: new Date(),
    refunds: [],
    refundedPaise: 0,
    ...stamps(),
  };
}

const notificationRow = ({ patientId, doctorName }) => ({
  userId: patientId,
  title: 'Your visit is confirmed',
  text: `${doctorName}, Tue, 24 Nov 2026.`,
  link: '/patientlogin/patientapps',
  readAt: null,
  createdAt: new Date(),
});

/** Adds rows to a database that the server has set up. */
export class Hospital {
  #db;
  #jwt;
  #size = 0;
  #checkouts = 0;
  doctors = Array.from({ length: DOCTORS }, (_, n) => doctorRow(n));

  /** @param {import('mongodb').Db} db @param {string} secret the server's JWT_SECRET */
  constructor(db, secret) {
    this.#db = db;
    const signOptions = { issuer: 'hospital-portal', audience: 'hospital-portal', expiresIn: '8h' };
    this.#jwt = new JwtService({ secret, signOptions });
  }

  #insert(name, rows) {
    return this.#db.collection(name).insertMany(rows, { ordered: false });
  }

  addDoctors() {
    return this.#insert('users', this.doctors);
  }

  /** Adds appointments with their patients, payments and notifications until there are `size` of them. */
  async growTo(size) {
    const count = Math.max(READERS, Math.ceil((size - this.#size) / VISITS_PER_PATIENT));
    const patients = Array.from({ length: count }, (_, n) => userRow('patient', n));
    await this.#insert('users', patients);
    const busy = this.doctors.slice(FREE_DOCTORS);
    while (this.#size < size) {
      const visits = Array.from({ length: Math.min(BATCH, size - this.#size) }, (_, k) => {
        const n = this.#size + k;
        return appointmentRow(n, busy[n % busy.length], patients[n % patients.length]);
      });
      const half = visits.filter((_, n) => n % 2 === 0);
      await this.#insert('appointments', visits);
      await this.#insert('payments', half.map(paymentRow));
      await this.#insert('notifications', half.map(notificationRow));
      this.#size += visits.length;
    }
    this.readers = await this.logIn(patients.slice(0, READERS));
  }

  /** Opens a session for each user. @returns their ids and tokens */
  async logIn(users) {
    const sessions = users.map(({ _id }) => ({
      _id: new ObjectId(),
      userId: _id,
      createdAt: new Date(),
      address: null,
      userAgent: null,
      idleExpiresAt: new Date(Date.now() + DAY_MS / 48),
      expiresAt: new Date(Date.now() + DAY_MS / 3),
    }));
    await this.#insert('sessions', sessions);
    return sessions.map(({ _id, userId }) => ({
      userId: String(userId),
      token: this.#jwt.sign({ sub: String(userId), sid: String(_id) }),
    }));
  }

  /** @returns logged-in patients, each with a free time to book */
  async buyers(count) {
    await this.#db.collection('liveholds').deleteMany({});
    const patients = Array.from({ length: count }, (_, n) => userRow('patient', n));
    await this.#insert('users', patients);
    const loggedIn = await this.logIn(patients);
    return loggedIn.map((patient) => ({ ...patient, booking: this.#nextBooking() }));
  }

  #nextBooking() {
    const n = this.#checkouts++;
    const doctor = this.doctors[n % FREE_DOCTORS];
    const place = Math.floor(n / FREE_DOCTORS);
    return {
      doctorId: String(doctor._id),
      doctorName: doctor.fullName,
      doctorFee: FEE_PAISE / 100,
      reason: 'A reason.',
      preferredDate: dayOf(2 + Math.floor(place / TIMES.length)),
      preferredTime: TIMES[place % TIMES.length],
    };
  }
}
