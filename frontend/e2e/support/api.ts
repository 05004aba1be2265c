import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type { CheckoutSession, PaymentDto } from '../../../openapi/contract/shop/payments.js';
import type { DaySlots } from '../../../openapi/contract/care/slots.js';
import type { Doctor } from '../../../openapi/contract/people/doctors.js';
import type { LoginAnswer } from '../../../openapi/contract/people/login.js';
import { addDays, calendarDate } from '../../src/common/format/format';
import { GOOD_CARD } from './checkout';
import { type Account, type Person, demoAdmin, newcomer } from './people';

/** A time of a doctor: date YYYY-MM-DD and time HH:mm of the hospital. */
export interface Slot {
  date: string;
  time: string;
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** Far enough ahead for a full refund, near enough for the two weeks that the booking shows. */
const FIRST_DAY = 3;
const DAYS = 10;

async function bodyOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The further required fields of every registration. */
export const PERSON = { mobile: '9812345678', dob: '1990-05-17', gender: 'female' };

/** Direct server calls of the tests: for preparation and verification. */
export class Api {
  constructor(private readonly request: APIRequestContext) {}

  /** One call as a person; throws unless it succeeds. */
  async call<T>(method: Method, path: string, by?: Person, data?: object): Promise<T> {
    const headers: Record<string, string> = by ? { Authorization: `Bearer ${by.token}` } : {};
    return bodyOf<T>(await this.request[method](path, { headers, data }));
  }

  async logIn(account: Account): Promise<Person> {
    const { email, password, type } = account;
    const data = { email, password, type };
    const answer = await this.call<LoginAnswer>('post', '/api/users/login', undefined, data);
    return { ...account, token: answer.token, userId: answer.userId };
  }

  /** Registers a patient with a unique name and logs in. */
  async newPatient(firstName: string): Promise<Person> {
    const account = newcomer(firstName);
    await this.send('/api/users/register', { ...account, ...PERSON });
    return this.logIn(account);
  }

  /** Registers a patient as an administrator does, so the email address counts as confirmed. */
  async confirmedPatient(firstName: string): Promise<Person> {
    const account = newcomer(firstName);
    await this.send('/api/users/register', { ...account, ...PERSON }, await this.logIn(demoAdmin));
    return this.logIn(account);
  }

  /** A call with a form (multipart), optionally as a person; throws unless it succeeds. */
  async send<T>(path: string, multipart: Record<string, string>, by?: Person): Promise<T> {
    const headers: Record<string, string> = by ? { Authorization: `Bearer ${by.token}` } : {};
    return bodyOf<T>(await this.request.post(path, { headers, multipart }));
  }

  /** Every doctor of the public list, with days, times and description. */
  async doctors(): Promise<Doctor[]> {
    return (await this.call<{ value: Doctor[] }>('get', '/api/users/doctors')).value;
  }

  async doctorNamed(fullName: string): Promise<Doctor> {
    const doctor = (await this.doctors()).find((each) => each.fullName === fullName);
    if (!doctor) throw new Error(`There is no ${fullName}.`);
    return doctor;
  }

  async slots(doctorId: string, from: string, days: number): Promise<DaySlots[]> {
    return this.call('get', `/api/users/doctors/${doctorId}/slots?from=${from}&days=${days}`);
  }

  /** The doctor's next free time that is at least three days away. */
  async freeSlot(doctor: Doctor): Promise<Slot> {
    const from = addDays(calendarDate(new Date()), FIRST_DAY);
    const days = await this.slots(doctor._id, from, DAYS);
    for (const { date, slots } of days) {
      const free = slots.find((slot) => slot.free);
      if (free) return { date, time: free.time };
    }
    throw new Error(`${doctor.fullName} has no free time.`);
  }

  async isFree(doctor: Doctor, { date, time }: Slot): Promise<boolean> {
    const [day] = await this.slots(doctor._id, date, 1);
    return day?.slots.find((slot) => slot.time === time)?.free ?? false;
  }

  appointmentsOf(patient: Person): Promise<AppointmentDto[]> {
    return this.call('get', `/api/appointments/patient/${patient.userId}`, patient);
  }

  paymentsOf(patient: Person): Promise<PaymentDto[]> {
    return this.call('get', '/api/v1/payments', patient);
  }

  /** Books and pays a time through the hosted checkout, like the site. */
  async bookPaid(patient: Person, doctor: Doctor, slot: Slot, reason: string): Promise<AppointmentDto> {
    const visit = { doctorId: doctor._id, preferredDate: slot.date, preferredTime: slot.time, reason };
    const checkout = await this.call<CheckoutSession>(
      'post',
      '/api/payment/create-checkout-session',
      patient,
      { doctorName: doctor.fullName, doctorFee: doctor.fee, ...visit },
    );
    const paid = await this.request.post(checkout.url, { form: { ...GOOD_CARD }, maxRedirects: 0 });
    if (paid.status() !== 303) throw new Error(`The checkout answered ${paid.status()}.`);
    const body = { patientId: patient.userId, ...visit };
    const { value } = await this.call<{ value: AppointmentDto }>(
      'post',
      '/api/appointments/create/specific',
      patient,
      body,
    );
    return value;
  }

  /** A visit of today that has begun, whatever the time of the test: the doctor has times at midnight. */
  async begunVisit(
    asDoctor: Person,
    doctor: Doctor,
    patient: Person,
    reason: string,
  ): Promise<AppointmentDto> {
    const path = `/api/v1/doctors/${doctor._id}`;
    const admin = await this.logIn(demoAdmin);
    await this.call('put', path, admin, { timeSlots: ['00:00', ...doctor.timeSlots] });
    const visit = await this.bookPaid(patient, doctor, await this.freeSlot(doctor), reason);
    await this.call('put', path, admin, { timeSlots: doctor.timeSlots });
    const today = calendarDate(new Date());
    const body = { status: 'accepted', doctorId: asDoctor.userId, appointmentDate: today };
    await this.call('put', `/api/appointments/${visit._id}/respond`, asDoctor, body);
    return visit;
  }

  /** A doctor's answer to a request, or the completion of a visit. */
  respond(
    doctor: Person,
    appointment: AppointmentDto,
    status: 'accepted' | 'rejected' | 'completed',
  ): Promise<unknown> {
    const body = { status, doctorId: doctor.userId };
    return this.call('put', `/api/appointments/${appointment._id}/respond`, doctor, body);
  }

  /** Ends the session of a token, like a logout on another device. */
  async endSession(person: Person): Promise<void> {
    await this.call('post', '/api/users/logout', person, {});
  }
}
