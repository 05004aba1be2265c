import { HospitalClock } from '../../src/common/hospital-clock.js';
import { Appointment } from '../../src/appointments/appointment.schema.js';
import type { Answer, Client } from './client.js';
import type { Portal } from './portal.js';

export interface Wish {
  doctorId: string;
  preferredDate: string;
  preferredTime: string;
  reason: string;
}

/** The day so many days from today, on the hospital's clock. */
export function dayFromToday(portal: Portal, days: number): string {
  const clock = portal.app.get(HospitalClock);
  return clock.addDays(clock.today(), days);
}

/** A slot of this doctor three days ahead at 10:00. */
export const wishFor = (portal: Portal, doctor: Client, overrides: Partial<Wish> = {}): Wish => ({
  doctorId: doctor.userId,
  preferredDate: dayFromToday(portal, 3),
  preferredTime: '10:00',
  reason: 'Chest tightness when climbing stairs.',
  ...overrides,
});

/** Opens the checkout of a visit with a doctor whose fee is ₹800. */
export const openCheckout = (
  patient: Client,
  wish: Wish,
  fee = 800,
): Promise<Answer<{ id: string; url: string; expiresAt: string; code?: string }>> =>
  patient.post('/api/payment/create-checkout-session', {
    doctorName: 'Dr. Vikram Nair',
    doctorFee: fee,
    ...wish,
  });

export const PAYING_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';

/** Fills in the hosted checkout as a browser without scripts would; 303 when it is paid. */
export async function payAt(url: string, cardNumber = PAYING_CARD): Promise<number> {
  const expiry = `12 / ${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`;
  const body = new URLSearchParams({ cardNumber, expiry, cvc: '123', cardName: 'Asha Rao' });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

/** The site's call when the browser returns from the checkout. */
export const book = (patient: Client, wish: Wish) =>
  patient.post('/api/appointments/create/specific', { patientId: patient.userId, ...wish });

/** A visit that was paid and booked; gives the appointment. */
export async function bookVisit(patient: Client, wish: Wish) {
  const checkout = await openCheckout(patient, wish);
  if (checkout.status !== 201) throw new Error(`Checkout answered ${checkout.status} ${checkout.body.code}`);
  await payAt(checkout.body.url);
  const booked = await book(patient, wish);
  if (booked.status !== 201)
    throw new Error(`Booking answered ${booked.status} ${JSON.stringify(booked.body)}`);
  return (booked.body as { value: { id: string; status: string } }).value;
}

/** Makes an accepted visit one of yesterday. */
export async function letStart(portal: Portal, id: string): Promise<void> {
  const date = dayFromToday(portal, -1);
  const visits = portal.model<Appointment>(Appointment);
  await visits.updateOne({ _id: id }, { appointmentDate: date, 'slot.date': date });
}

/** Moves a visit, with its requested and paid time, to this many minutes from now. */
export async function startsIn(portal: Portal, id: string, minutes: number): Promise<void> {
  const at = portal.app.get(HospitalClock).now().plus({ minutes });
  const [date, time] = [at.toFormat('yyyy-MM-dd'), at.toFormat('HH:mm')];
  const set = { preferredDate: date, preferredTime: time, 'slot.date': date, 'slot.time': time };
  await portal.model<Appointment>(Appointment).updateOne({ _id: id }, { $set: set });
}
