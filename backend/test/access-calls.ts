import { book, dayFromToday, openCheckout } from './support/visits.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { PASSWORD, addDoctor, clientOf } from './support/people.js';
import { newDoctor, newPerson, register } from './support/registration.js';
import { eventText, signatureOf } from './support/stripe.js';
import { ACCOUNT_CALLS, lookAtStream } from './access-account.js';
import { BULK_CALLS } from './access-bulk.js';
import { CARE_CALLS } from './access-care.js';
import { BOOKING_DAYS_AHEAD } from '../../openapi/contract/care/booking-days.js';
import { WEEKDAYS } from '../../openapi/contract/people/fields.js';
import { User } from '../src/users/user.schema.js';
import { CORRECTION_CALLS } from './access-corrections.js';
import { CHAT_CALLS } from './access-chat.js';
import { FAMILY_CALLS } from './access-family.js';
import { about, listed, read, readRecord } from './access-prepare.js';
import { SET_UP } from './support/set-up.js';
import type { Prepare } from './access-prepare.js';
import type { Portal } from './support/portal.js';
import * as make from './access-records.js';
import type { Scene } from './access-records.js';
import { LEAVE_CASE_CALLS } from './access-leave-cases.js';
import { MERGE_CALLS } from './access-merges.js';
import { SHOP_CALLS } from './access-shop.js';
import { SITE_CALLS } from './access-site.js';
import { WAITLIST_CALLS } from './access-waitlist.js';

const registering =
  (type: string, more?: Record<string, string>): Prepare =>
  () =>
  (as) =>
    register(as, newPerson({ type, ...more }));

const waitingDoctor = ({ portal }: Scene) =>
  addDoctor(portal, 'Dr. Waiting', { approval: 'waiting', published: false });

/** A logout ends the calling session, so each cell has its own. */
const freshSession = async ({ portal, people }: Scene, as: Client) =>
  as === people.visitor || as === people.endedSession ? as : clientOf(portal, as.userId);

const asDoctorA = ({ people }: Scene) => ({
  status: 'accepted',
  doctorId: people.doctorA.userId,
  appointmentDate: null,
});

const postEvent = (as: Client, signature: string) =>
  as.post('/api/payment/webhook', EVENT, {
    'content-type': 'application/json',
    'stripe-signature': signature,
  });
/**
 * A separate day per caller, from the last bookable one backwards. Of two visits moved to one time the second
 * is refused, and new visits use the days from the first one on.
 */
let daysTaken = 0;
const nextDay = (portal: Portal): string => dayFromToday(portal, BOOKING_DAYS_AHEAD - (daysTaken += 1));

const EVENT = eventText('customer.created', 'cs_test_none');

/** For each row of the access table ("operation" or "operation (variant)") its call. */
export const CALLS: Record<string, Prepare> = {
  ...MERGE_CALLS,
  ...SHOP_CALLS,
  ...LEAVE_CASE_CALLS,
  ...WAITLIST_CALLS,
  ...SITE_CALLS,
  ...CARE_CALLS,
  ...CORRECTION_CALLS,
  ...CHAT_CALLS,
  ...ACCOUNT_CALLS,
  ...BULK_CALLS,
  ...FAMILY_CALLS,

  'POST /api/users/login':
    ({ email }) =>
    (as) =>
      as.post('/api/users/login', { email, password: PASSWORD, type: 'patient' }),
  'POST /api/users/logout': (scene) => async (as) =>
    (await freshSession(scene, as)).post('/api/users/logout'),
  'POST /api/users/register (a patient)': registering('patient'),
  'POST /api/users/register (a doctor by code)': about(make.doctorId, (as, { code }) =>
    register(as, newDoctor({ d_id: code })),
  ),
  'POST /api/users/register (a doctor, no code)': registering('doctor', { speciality: 'Neurology' }),
  'POST /api/users/register (an admin)': registering('admin'),
  'POST /api/users/doctor-ids/verify': about(make.doctorId, (as, { code }) =>
    as.post('/api/users/doctor-ids/verify', { d_id: code }),
  ),
  'GET /api/users/doctors': read('/api/users/doctors'),
  'GET /api/users/doctors/{id}/slots': read(({ doctorA }) => `/api/users/doctors/${doctorA.userId}/slots`),
  'GET /api/users/{userId} (patient A)': about(make.acceptedVisit, (as, _visit, { people }) =>
    as.get(`/api/users/${people.patientA.userId}`),
  ),
  'GET /api/users/{userId} (doctor A)': read(({ doctorA }) => `/api/users/${doctorA.userId}`),
  'GET /api/users/{userId} (the admin)': read(({ admin }) => `/api/users/${admin.userId}`),

  'GET /api/appointments/doctor/{doctorId}': about(make.visit, (as, _visit, { people }) =>
    as.get(`/api/appointments/doctor/${people.doctorA.userId}`),
  ),
  'GET /api/appointments/doctor/{doctorId}/accepted': about(make.acceptedVisit, (as, _visit, { people }) =>
    as.get(`/api/appointments/doctor/${people.doctorA.userId}/accepted`),
  ),
  'GET /api/appointments/patient/{patientId}': about(make.visit, (as, _visit, { people }) =>
    as.get(`/api/appointments/patient/${people.patientA.userId}`),
  ),
  'POST /api/appointments/create':
    ({ people }) =>
    (as) =>
      as.post(
        '/api/appointments/create',
        form({ patientId: people.patientA.userId, speciality: 'Cardiology', reason: 'A reason' }),
      ),
  'POST /api/appointments/create/specific (as patient A)': about(make.paidCheckout, (as, _paid, scene) =>
    as.post('/api/appointments/create/specific', {
      patientId: scene.people.patientA.userId,
      ...make.wish(scene),
    }),
  ),
  'POST /api/appointments/create/specific (for oneself)': about(make.paidCheckout, (as, _paid, scene) =>
    book(as, make.wish(scene)),
  ),
  'PUT /api/appointments/{id}/respond (as doctor A)': about(make.visit, (as, id, scene) =>
    as.put(`/api/appointments/${id}/respond`, asDoctorA(scene)),
  ),
  'PUT /api/appointments/{id}/respond (for oneself)': about(make.visit, (as, id) =>
    as.put(`/api/appointments/${id}/respond`, { status: 'accepted', doctorId: as.userId }),
  ),
  'DELETE /api/appointments/{id}': about(make.visit, (as, id) => as.delete(`/api/appointments/${id}`)),
  'DELETE /api/appointments/{id} (unassigned)': about(make.unassignedVisit, (as, id) =>
    as.delete(`/api/appointments/${id}`),
  ),

  'POST /api/payment/create-checkout-session': (scene) => (as) => openCheckout(as, make.wish(scene)),
  'POST /api/payment/webhook (signed)':
    ({ portal }) =>
    (as) =>
      postEvent(as, signatureOf(EVENT, portal.webhookSecret)),
  'POST /api/payment/webhook (unsigned)': () => (as) => postEvent(as, 't=1,v1=00'),

  'GET /api/v1/appointments': listed('/api/v1/appointments', make.visit),
  'GET /api/v1/appointments/{id}': readRecord('/api/v1/appointments', make.visit),
  'POST /api/v1/appointments/{id}/accept': about(make.visit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/accept`, {}),
  ),
  'POST /api/v1/appointments/{id}/accept-requested-time': about(make.visit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/accept-requested-time`),
  ),
  'POST /api/v1/appointments/{id}/undo-accept': about(make.justAcceptedVisit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/undo-accept`),
  ),
  'POST /api/v1/appointments/{id}/reject': about(make.visit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/reject`),
  ),
  'POST /api/v1/appointments/{id}/leave-to-colleagues': about(make.unassignedVisit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/leave-to-colleagues`),
  ),
  'POST /api/v1/appointments/{id}/agree': about(make.movedVisit, (as, { id, seen }) =>
    as.post(`/api/v1/appointments/${id}/agree`, seen),
  ),
  'POST /api/v1/appointments/{id}/ask-another-time': about(make.movedVisit, (as, { id }, { portal }) =>
    as.post(`/api/v1/appointments/${id}/ask-another-time`, { preferredDate: dayFromToday(portal, 40) }),
  ),
  'POST /api/v1/appointments/{id}/complete': about(make.startedVisit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/complete`),
  ),
  'POST /api/v1/appointments/{id}/check-in': about(
    (scene) => make.todaysVisit(scene),
    (as, id) => as.post(`/api/v1/appointments/${id}/check-in`),
  ),
  'POST /api/v1/appointments/{id}/join': about(make.openVideoVisit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/join`),
  ),
  'POST /api/v1/appointments/{id}/call': about(
    (scene) => make.todaysVisit(scene, { state: 'arrived' }),
    (as, id) => as.post(`/api/v1/appointments/${id}/call`),
  ),
  'POST /api/v1/appointments/{id}/call-in': about(
    (scene) => make.todaysVisit(scene, { state: 'arrived' }),
    (as, id) => as.post(`/api/v1/appointments/${id}/call-in`),
  ),
  'POST /api/v1/appointments/{id}/start': about(
    (scene) => make.todaysVisit(scene, { state: 'called' }),
    (as, id) => as.post(`/api/v1/appointments/${id}/start`),
  ),
  'POST /api/v1/appointments/{id}/no-show': about(make.startedVisit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/no-show`),
  ),
  'GET /api/v1/queue': read(({ doctorA }) => `/api/v1/queue?doctors=${doctorA.userId}`),
  'GET /api/v1/queue/stream':
    ({ people }) =>
    (as) =>
      lookAtStream(as, { path: `/api/v1/queue/stream?doctors=${people.doctorA.userId}` }),
  'GET /api/v1/queue/{doctorId}': read(({ doctorA }) => `/api/v1/queue/${doctorA.userId}`),
  'GET /api/v1/queue/{doctorId}/stream':
    ({ people }) =>
    (as) =>
      lookAtStream(as, { path: `/api/v1/queue/${people.doctorA.userId}/stream` }),
  'GET /api/v1/queue/{doctorId}/visits': read(({ doctorA }) => `/api/v1/queue/${doctorA.userId}/visits`),
  'POST /api/v1/appointments/{id}/desk-payment': about(make.acceptedVisit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/desk-payment`, { method: 'cash', amount: 800 }),
  ),
  'POST /api/v1/appointments/{id}/cancel': about(make.acceptedVisit, (as, id) =>
    as.post(`/api/v1/appointments/${id}/cancel`),
  ),
  "GET /api/v1/appointments/overlaps (patient A's)": about(
    make.acceptedVisit,
    (as, _id, { portal, people }) =>
      as.get(
        `/api/v1/appointments/overlaps?patientId=${people.patientA.userId}&doctorId=${people.doctorA.userId}&date=${nextDay(portal)}&time=10:00`,
      ),
  ),
  'GET /api/v1/appointments/{id}/cancellation': about(make.acceptedVisit, (as, id) =>
    as.get(`/api/v1/appointments/${id}/cancellation`),
  ),
  'GET /api/v1/appointments/{id}/move': about(make.acceptedVisit, (as, id) =>
    as.get(`/api/v1/appointments/${id}/move`),
  ),
  'POST /api/v1/appointments/{id}/move': about(make.acceptedVisit, (as, id, { portal }) =>
    as.post(`/api/v1/appointments/${id}/move`, { date: nextDay(portal), time: '10:00' }),
  ),
  'GET /api/v1/payments': listed('/api/v1/payments', make.payment),
  'GET /api/v1/payments/{id}': readRecord('/api/v1/payments', make.payment),
  'POST /api/v1/payments/{id}/refund': about(make.paidPayment, (as, id) =>
    as.post(`/api/v1/payments/${id}/refund`, { amount: 100, reason: 'A shorter visit' }),
  ),
  'POST /api/v1/payments/{id}/refund/hand-out': about(make.deskRefund, (as, id) =>
    as.post(`/api/v1/payments/${id}/refund/hand-out`, { method: 'cash' }),
  ),
  'POST /api/v1/payments/{id}/refund/resend': about(make.failedRefund, (as, id) =>
    as.post(`/api/v1/payments/${id}/refund/resend`),
  ),
  "POST /api/v1/payments/cancel-checkout (patient A's)": about(make.checkout, (as, checkoutId) =>
    as.post('/api/v1/payments/cancel-checkout', { checkoutId }),
  ),

  'GET /api/v1/doctors': read('/api/v1/doctors'),
  'GET /api/v1/doctors/{id}': read(({ doctorA }) => `/api/v1/doctors/${doctorA.userId}`),
  'GET /api/v1/doctors/by-slug/{slug}': read('/api/v1/doctors/by-slug/dr-linked-rao'),
  'GET /api/v1/doctors/{id} (unpublished)': about(
    ({ portal }) => addDoctor(portal, 'Dr. Hidden', { published: false }),
    (as, hidden) => as.get(`/api/v1/doctors/${hidden.userId}`),
  ),
  'POST /api/v1/doctors/{id}/approve': about(waitingDoctor, (as, { userId }) =>
    as.post(`/api/v1/doctors/${userId}/approve`),
  ),
  'POST /api/v1/doctors/{id}/refuse': about(waitingDoctor, (as, { userId }) =>
    as.post(`/api/v1/doctors/${userId}/refuse`, { reason: 'Unknown to the medical council' }),
  ),
  'PUT /api/v1/doctors/{id}':
    ({ people }) =>
    (as) =>
      as.put(`/api/v1/doctors/${people.doctorA.userId}`, { experience: 13 }),
  'GET /api/v1/doctors/{id}/availability':
    ({ people }) =>
    (as) =>
      as.get(`/api/v1/doctors/${people.doctorA.userId}/availability`),
  'PUT /api/v1/doctors/{id}/availability':
    ({ people, portal }) =>
    async (as) => {
      const doctor = await portal.model<User>(User).findById(people.doctorA.userId).lean<User>();
      return as.put(`/api/v1/doctors/${people.doctorA.userId}/availability`, {
        availableDays: WEEKDAYS,
        timeSlots: make.TIMES,
        version: doctor!.version,
      });
    },
  'PUT /api/v1/patients/{id}':
    ({ people }) =>
    (as) =>
      as.put(`/api/v1/patients/${people.patientA.userId}`, { mobile: '9812345670' }),
  'GET /api/v1/doctor-ids': listed('/api/v1/doctor-ids', async (scene) => (await make.doctorId(scene)).id),
  'POST /api/v1/doctor-ids': () => (as) => as.post('/api/v1/doctor-ids', {}),
  'DELETE /api/v1/doctor-ids/{id}': about(make.doctorId, (as, { id }) =>
    as.delete(`/api/v1/doctor-ids/${id}`),
  ),
  'GET /api/v1/mails': listed('/api/v1/mails', make.mail),
  'GET /api/v1/mails/{id}': readRecord('/api/v1/mails', make.mail),
  'POST /api/v1/mails/{id}/resend': about(make.mail, (as, id) => as.post(`/api/v1/mails/${id}/resend`)),
  'GET /api/v1/audit-events': listed('/api/v1/audit-events', make.auditEvent),
  'GET /api/v1/audit-events/{id}': readRecord('/api/v1/audit-events', make.auditEvent),

  'GET /image/users/{file} (doctor A)': readRecord('/image/users', (scene) =>
    make.file(scene, 'doctorPicture', scene.people.doctorA),
  ),
  'GET /image/users/{file} (patient A, signed)': readRecord('/image/users', async (scene) =>
    make.signed(scene, await make.file(scene, 'patientPicture')),
  ),
  'GET /image/users/{file} (patient A, bare)': readRecord('/image/users', (scene) =>
    make.file(scene, 'patientPicture'),
  ),
  'GET /image/idcards/{file} (signed)': readRecord('/image/idcards', async (scene) =>
    make.signed(scene, await make.file(scene, 'idCard')),
  ),
  'GET /image/idcards/{file} (bare)': readRecord('/image/idcards', (scene) => make.file(scene, 'idCard')),
  'GET /api/v1/hospital': read('/api/v1/hospital'),
  'GET /api/v1/setup': read('/api/v1/setup'),
  'POST /api/v1/setup': () => (as) => as.post('/api/v1/setup', SET_UP),
  'POST /api/v1/setup/demo': () => (as) => as.post('/api/v1/setup/demo', { code: SET_UP.code }),
  'GET /api/health/live': read('/api/health/live'),
  'GET /api/health/ready': read('/api/health/ready'),
};
