import { createHmac, randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { notificationRow, orderRow, paymentRow } from './shop-rows.mjs';

const { ObjectId } = mongoose.mongo;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SYLLABLES = ['ka', 'ri', 'mo', 'ta', 'ne', 'su', 'vi', 'la', 'do', 'pe', 'ja', 'bu', 'gi', 'ha'];
const SPECIALITIES = ['Cardiology', 'Dermatology', 'Neurology', 'Pediatrics', 'Dentistry'];
const TIMES = Array.from(
  { length: 20 },
  (_, n) => `${String(8 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
);
/** Appointments lie in the past year and the next weeks, each at a time of its own. */
const VISIT_MINUTES = 30;
const DAYS_BACK = 365;
const DAYS = 425;
/**
 * Without a common factor with all the times of a doctor, so that every step lands on another one; so large that a few
 * steps reach the whole year and the weeks ahead: every size has visits of every status.
 */
const STEP = 3137;
const BATCH = 10_000;
/** One payment for so many appointments, and one order and one notification for so many. */
const EVERY = { payment: 2, order: 5, notification: 2 };

export const DOCTORS = 1000;
/** These have no appointments: their slots are for the checkouts. */
const FREE_DOCTORS = 100;
const VISITS_PER_PATIENT = 20;
/** People who are logged in while the lists are measured. */
export const READERS = 200;

export const dayOf = (offset) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

/** A name for a number: a pronounceable one, so that searches have something to find. */
export function nameOf(n) {
  const part = (k) => SYLLABLES[Math.floor(n / SYLLABLES.length ** k) % SYLLABLES.length];
  const title = (text) => text[0].toUpperCase() + text.slice(1);
  return `${title(part(0) + part(1) + part(0))} ${title(part(2) + part(1) + part(0))}`;
}

function userRow(type, n, more) {
  const fullName = type === 'doctor' ? `Dr. ${nameOf(n)}` : nameOf(n);
  const nameKey = fullName.toLowerCase();
  return {
    _id: new ObjectId(),
    ...{ fullName, nameKey, nameWords: nameKey.split(' '), email: `${randomUUID()}@bench.example`, type },
    ...{ passwordHash: 'none', mobile: null, dob: null, gender: null, image: `${type}.jpg` },
    ...{ speciality: null, feePaise: null, availableDays: [], timeSlots: [], leaves: [] },
    ...{ published: true, disabled: false, version: 1, createdAt: new Date(), updatedAt: new Date() },
    // Who has not shown to own the address counts twice for most bounds.
    emailConfirmedAt: new Date(),
    ...more,
  };
}

const doctorRow = (n) =>
  userRow('doctor', n, {
    ...{ speciality: SPECIALITIES[n % SPECIALITIES.length], feePaise: 80_000, experience: n % 30 },
    ...{
      qualification: 'MBBS, MD',
      description: 'A doctor of the bench.',
      availableDays: WEEK,
      timeSlots: TIMES,
    },
  });

function appointmentRow(n, doctors, patients) {
  const doctor = doctors[n % doctors.length];
  const place = (Math.floor(n / doctors.length) * STEP) % (DAYS * TIMES.length);
  const offset = Math.floor(place / TIMES.length) - DAYS_BACK;
  const when = { preferredDate: dayOf(offset), preferredTime: TIMES[place % TIMES.length] };
  const slot = slotOf({ doctorId: doctor._id, ...when });
  const status =
    offset < 0 ? (n % 10 === 0 ? 'cancelled' : 'completed') : n % 3 === 0 ? 'pending' : 'accepted';
  const answered = status === 'accepted' || status === 'completed';
  const patient = patients[n % patients.length];
  return {
    ...{ _id: new ObjectId(), status, reason: 'A reason of usual length.', speciality: doctor.speciality },
    ...{ patientId: patient._id, patientName: patient.fullName },
    ...{ doctorId: doctor._id, doctorName: doctor.fullName },
    acceptedDoctorId: answered ? doctor._id : null,
    acceptedDoctorName: answered ? doctor.fullName : null,
    ...{ preferredDate: slot.date, preferredTime: slot.time, appointmentDate: answered ? slot.date : null },
    ...{ slot, idCard: null, paymentId: new ObjectId(), paidPaise: 80_000 },
    history: [{ status: 'pending', at: new Date(), by: patient._id }],
    ...{ createdAt: new Date(), updatedAt: new Date() },
  };
}

/** As the product writes it: with every minute that the visit covers. */
function slotOf({ doctorId, preferredDate: date, preferredTime: time }) {
  const [hours, minutes] = time.split(':').map(Number);
  const covers = Array.from({ length: VISIT_MINUTES }, (_, n) => hours * 60 + minutes + n);
  return { doctorId: new ObjectId(doctorId), date, time, minutes: VISIT_MINUTES, covers };
}

const base64 = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf({ userId, _id }, secret) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: String(userId), sid: String(_id), iat: now, exp: now + 8 * 3600 };
  const parties = { iss: 'hospital-portal', aud: 'hospital-portal' };
  const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ ...claims, ...parties })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** The hospital of the bench: it grows from size to size. */
export class Filling {
  #db;
  #secret;
  #appointments = 0;
  #slots = 0;

  /** @param {import('mongodb').Db} db @param {string} secret signs the tokens, as the server's JWT_SECRET */
  constructor(db, secret) {
    this.#db = db;
    this.#secret = secret;
  }

  async addDoctors() {
    this.doctors = Array.from({ length: DOCTORS }, (_, n) => doctorRow(n));
    await this.#db.collection('users').insertMany(this.doctors);
    this.busy = this.doctors.slice(FREE_DOCTORS);
  }

  /** Adds appointments, and the patients who have them, until there are so many. */
  async growTo(size) {
    const missing = size - this.#appointments;
    const count = Math.max(READERS, Math.ceil(missing / VISITS_PER_PATIENT));
    const patients = Array.from({ length: count }, (_, n) => userRow('patient', n));
    await this.#db.collection('users').insertMany(patients);
    while (this.#appointments < size) {
      const rows = Array.from({ length: Math.min(BATCH, size - this.#appointments) }, (_, n) =>
        appointmentRow(this.#appointments + n, this.busy, patients),
      );
      await this.#db.collection('appointments').insertMany(rows, { ordered: false });
      await this.#addAlong(rows);
      this.#appointments += rows.length;
    }
    this.readers = await this.logIn(patients.slice(0, READERS));
  }

  /** What a hospital has beside its appointments grows with them. */
  async #addAlong(visits) {
    const of = (every, rowOf) => visits.filter((_, n) => n % every === 0).map(rowOf);
    const added = {
      payments: of(EVERY.payment, paymentRow),
      orders: of(EVERY.order, orderRow),
      notifications: of(EVERY.notification, notificationRow),
    };
    for (const [name, rows] of Object.entries(added))
      await this.#db.collection(name).insertMany(rows, { ordered: false });
  }

  /** Opens a session for each of these people. @returns their ids and tokens */
  async logIn(people) {
    const later = new Date(Date.now() + HOUR_MS / 2);
    const sessions = people.map(({ _id }) => ({
      ...{ _id: new ObjectId(), userId: _id, createdAt: new Date(), address: null, userAgent: null },
      ...{ idleExpiresAt: later, expiresAt: new Date(Date.now() + 8 * HOUR_MS) },
    }));
    await this.#db.collection('sessions').insertMany(sessions);
    return sessions.map((session) => ({
      userId: String(session.userId),
      token: tokenOf(session, this.#secret),
    }));
  }

  /** The unpaid checkouts of earlier runs count no more. */
  async forgetUnpaid() {
    await this.#db.collection('liveholds').deleteMany({});
  }

  /** So many people who are logged in, each with a slot that nobody else wants. */
  async buyers(count) {
    const people = Array.from({ length: count }, (_, n) => userRow('patient', n));
    await this.#db.collection('users').insertMany(people);
    const loggedIn = await this.logIn(people);
    return loggedIn.map((person) => ({ ...person, wish: this.#nextWish() }));
  }

  /** So many paid requests that wait for an answer, each with its patient and its doctor logged in. */
  async requests(count) {
    const buyers = await this.buyers(count);
    const doctors = await this.logIn(this.doctors.slice(0, FREE_DOCTORS));
    const visits = buyers.map(({ userId, wish }) => ({
      ...appointmentRow(
        0,
        [{ _id: new ObjectId(wish.doctorId), fullName: wish.doctorName }],
        [{ _id: new ObjectId(userId), fullName: 'A patient' }],
      ),
      ...{ status: 'pending', acceptedDoctorId: null, acceptedDoctorName: null, appointmentDate: null },
      ...{ preferredDate: wish.preferredDate, preferredTime: wish.preferredTime },
      slot: slotOf(wish),
    }));
    await this.#db.collection('appointments').insertMany(visits);
    await this.#db.collection('payments').insertMany(visits.map(paymentRow));
    return visits.map(({ _id, doctorId }, n) => ({
      ...{ id: String(_id), wish: buyers[n].wish, patient: buyers[n] },
      doctor: doctors.find(({ userId }) => userId === String(doctorId)),
    }));
  }

  #nextWish() {
    const n = this.#slots;
    this.#slots += 1;
    const doctor = this.doctors[n % FREE_DOCTORS];
    const place = Math.floor(n / FREE_DOCTORS);
    return {
      ...{ doctorName: doctor.fullName, doctorFee: 800, doctorId: String(doctor._id), reason: 'A reason.' },
      preferredDate: dayOf(2 + Math.floor(place / TIMES.length)),
      preferredTime: TIMES[place % TIMES.length],
    };
  }
}
