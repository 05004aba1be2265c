import { Types } from 'mongoose';
import type { LeaveCaseDto, LeaveCaseOffers } from '../../../openapi/contract/care/leave-cases.js';
import { Appointment } from '../../src/appointments/appointment.schema.js';
import { slotOf } from '../../src/appointments/slots/visit-slot.js';
import { HospitalClock } from '../../src/common/hospital-clock.js';
import { Payment } from '../../src/payments/payment.schema.js';
import type { Answer, Client } from './client.js';
import type { Portal } from './portal.js';

export const FEE_PAISE = 80_000;
const MINUTES = 30;

interface PaidVisit {
  doctor: Client;
  patient: Client;
  date: string;
  time?: string;
  status?: 'pending' | 'accepted';
}

/** A visit paid by card, stored as after booking and accepting. */
export async function paidVisit(portal: Portal, wish: PaidVisit): Promise<string> {
  const { doctor, patient, date, time = '10:00', status = 'accepted' } = wish;
  const [visitId, paymentId] = [new Types.ObjectId(), new Types.ObjectId()];
  const doctorId = new Types.ObjectId(doctor.userId);
  const patientId = new Types.ObjectId(patient.userId);
  const doctorName = 'Dr. Away';
  const accepted = { acceptedDoctorId: doctorId, acceptedDoctorName: doctorName, appointmentDate: date };
  await portal.model<Payment>(Payment).create({
    _id: paymentId,
    purpose: 'appointment',
    subjectId: visitId,
    patientId,
    payer: { name: 'Asha Rao', email: 'asha@example.org' },
    items: [{ name: 'Consultation', unitPaise: FEE_PAISE, quantity: 1 }],
    amountPaise: FEE_PAISE,
    currency: 'inr',
    status: 'paid',
    paidAt: new Date(),
    sessionId: `cs_${String(paymentId)}`,
    expiresAt: new Date(Date.now() + 60_000),
    returnPath: '/find-doctor',
    booking: { doctorId, doctorName, preferredDate: date, preferredTime: time, minutes: MINUTES },
  });
  await portal.model<Appointment>(Appointment).create({
    _id: visitId,
    status,
    reason: 'Cough',
    speciality: 'Cardiology',
    patientId,
    patientName: 'Asha Rao',
    doctorId,
    doctorName,
    ...(status === 'accepted' && accepted),
    preferredDate: date,
    preferredTime: time,
    slot: slotOf({ doctorId, date, time, minutes: MINUTES }),
    paymentId,
    paidPaise: FEE_PAISE,
    history: [{ status, at: new Date(Date.now() - 86_400_000), by: null }],
  });
  return String(visitId);
}

/** The day and time so many hours from now, on the hospital's clock. */
export function wallIn(portal: Portal, hours: number): { date: string; time: string } {
  const at = portal.app
    .get(HospitalClock)
    .now()
    .plus({ minutes: Math.round(hours * 60) });
  return { date: at.toFormat('yyyy-MM-dd'), time: at.toFormat('HH:mm') };
}

/** A one-day leave over booked visits. */
export const leaveOn = (as: Client, date: string, more: object = {}) =>
  as.post<{ id: string; code?: string; visits?: { id: string }[] }>('/api/v1/leaves', {
    from: date,
    to: date,
    reason: 'Conference',
    visits: 'offer',
    ...more,
  });

export const casesOf = async (as: Client): Promise<LeaveCaseDto[]> =>
  (await as.get<LeaveCaseDto[]>('/api/v1/leave-cases')).body;

export const offersOf = async (as: Client, id: string): Promise<LeaveCaseOffers> =>
  (await as.get<LeaveCaseOffers>(`/api/v1/leave-cases/${id}/offers`)).body;

type Answered = Answer<LeaveCaseDto & { code?: string }>;

export const answer = (as: Client, id: string, body: object): Promise<Answered> =>
  as.post(`/api/v1/leave-cases/${id}/answer`, body);

/** The refund of a visit's payment, in paise. */
export async function refundedPaise(portal: Portal, visitId: string): Promise<number> {
  const payment = await portal.model<Payment>(Payment).findOne({ subjectId: visitId }).lean<Payment>();
  return payment!.refundedPaise;
}
