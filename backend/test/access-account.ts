import sharp from 'sharp';
import { Types } from 'mongoose';
import { WEEKDAYS } from '../../openapi/contract/people/fields.js';
import { PasswordReset } from '../src/auth/password-reset.schema.js';
import { newToken, tokenHash } from '../src/common/secret-token.js';
import { EmailConfirmation } from '../src/auth/email-confirmations/email-confirmation.schema.js';
import { about, listed, read, readRecord } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import * as make from './access-records.js';
import type { Scene } from './access-records.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { openStream, ticketOf } from './support/event-stream.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { dayFromToday } from './support/visits.js';

const NEW_PASSWORD = 'Four-Quiet-Herons';
/** A member of staff to invite, with an email address that no other one has. */
const newMember = () => ({
  fullName: 'Nisha Verma',
  email: `${new Types.ObjectId().toHexString()}@example.org`,
  staffRole: 'reception',
});

/** Leaves after every bookable day. */
const FIRST_LEAVE_DAY = 100;
let leaves = 0;

const leaveOf = ({ portal }: Scene) => {
  const date = dayFromToday(portal, FIRST_LEAVE_DAY + (leaves += 1));
  return { from: date, to: date, reason: 'Conference' };
};

/** Extra sessions early in the morning, for which no entry waits, each on a separate day. */
const FIRST_SESSION_DAY = 5;
let sessions = 0;

const extraSessionOf = ({ portal }: Scene) => ({
  date: dayFromToday(portal, FIRST_SESSION_DAY + (sessions += 1)),
  ...{ name: 'Evening clinic', from: '06:00', to: '06:30' },
});

async function extraSession(scene: Scene): Promise<string> {
  const { status, body } = await scene.people.doctorA.post('/api/v1/extra-sessions', extraSessionOf(scene));
  if (status !== 201) throw new Error(`The extra session was answered with ${status}`);
  return (body as { id: string }).id;
}

async function leave(scene: Scene): Promise<string> {
  const { status, body } = await scene.people.doctorA.post('/api/v1/leaves', leaveOf(scene));
  if (status !== 201) throw new Error(`The leave was answered with ${status}`);
  return (body as { id: string }).id;
}

/** Another person of the same role, because the call may end the sessions of the table's people. */
async function standIn({ portal, people }: Scene, as: Client): Promise<Client> {
  if (as === people.visitor || as === people.endedSession) return as;
  if (as === people.admin) return addAdmin(portal);
  return as === people.doctorA || as === people.doctorB ? addDoctor(portal, 'Dr. Other') : addPatient(portal);
}

async function resetToken({ portal }: Scene): Promise<string> {
  const { userId } = await addPatient(portal);
  const token = newToken();
  const expiresAt = new Date(Date.now() + 60_000);
  await portal.model<PasswordReset>(PasswordReset).create({ _id: tokenHash(token), userId, expiresAt });
  return token;
}

async function confirmationToken({ portal }: Scene): Promise<string> {
  const { userId } = await addPatient(portal, 'Nina New', { emailConfirmedAt: null });
  const token = newToken();
  const expiresAt = new Date(Date.now() + 60_000);
  const confirmations = portal.model<EmailConfirmation>(EmailConfirmation);
  await confirmations.create({ _id: tokenHash(token), userId, expiresAt });
  return token;
}

const confirming = (token: (scene: Scene) => Promise<string>): Prepare =>
  about(token, (as, it) => as.post('/api/users/confirm-email', { token: it }));

const WALK_IN = { fullName: 'Wanda Walk-in', mobile: '9812345670' };

/** A walk-in patient. */
const walkIn = async ({ people }: Scene): Promise<string> =>
  (await people.admin.post('/api/v1/patients', WALK_IN)).body.id as string;

const claimCode = async (scene: Scene): Promise<string> =>
  (await scene.people.admin.post(`/api/v1/patients/${await walkIn(scene)}/claim-code`)).body.code as string;

const claiming = (as: Client, code: string) =>
  as.post('/api/users/claim', { code, email: `${code.toLowerCase()}@example.org`, password: NEW_PASSWORD });

/** Opens and closes a stream, because it does not end by itself. */
export async function lookAtStream(as: Client, options: Parameters<typeof openStream>[1]) {
  const stream = await openStream(as, options);
  stream.close();
  return { status: stream.status, headers: stream.headers, body: stream.refusal };
}

const resetting = (token: (scene: Scene) => Promise<string>): Prepare =>
  about(token, (as, it) => as.post('/api/users/reset-password', { token: it, password: NEW_PASSWORD }));

/** Sends the account's present version. */
const putWithVersion =
  (path: string, change: object): Prepare =>
  () =>
  async (as) => {
    const { version = 1 } = (await as.get(path)).body as { version?: number };
    return as.put(path, { ...change, version });
  };

const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f6b66' } })
  .png()
  .toBuffer();

/** The calls of accounts, notifications, availability and the dashboard. */
export const ACCOUNT_CALLS: Record<string, Prepare> = {
  'POST /api/users/forgot-password': () => (as) =>
    as.post('/api/users/forgot-password', { email: `${new Types.ObjectId().toHexString()}@example.org` }),
  'POST /api/users/reset-password (a link)': resetting(resetToken),
  'POST /api/users/reset-password (none)': resetting(() => Promise.resolve('none')),
  'POST /api/users/confirm-email (a link)': confirming(confirmationToken),
  'POST /api/users/confirm-email (none)': confirming(() => Promise.resolve('none')),
  'POST /api/v1/me/email-confirmation': () => (as) => as.post('/api/v1/me/email-confirmation'),

  'GET /api/v1/me': read('/api/v1/me'),
  'PUT /api/v1/me': putWithVersion('/api/v1/me', { gender: 'female' }),
  'PUT /api/v1/me/picture': () => async (as) =>
    as.put('/api/v1/me/picture', form({}, { field: 'image', bytes: await picture, type: 'image/png' })),
  'GET /api/v1/me/export': read('/api/v1/me/export'),
  'POST /api/v1/me/password': (scene) => async (as) =>
    (await standIn(scene, as)).post('/api/v1/me/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    }),
  'GET /api/v1/me/sessions': read('/api/v1/me/sessions'),
  'DELETE /api/v1/me/sessions/others': () => (as) => as.delete('/api/v1/me/sessions/others'),

  'GET /api/v1/notifications': listed('/api/v1/notifications', make.notification),
  'GET /api/v1/notifications/{id}': readRecord('/api/v1/notifications', make.notification),
  'GET /api/v1/notifications/unread': read('/api/v1/notifications/unread'),
  'POST /api/v1/notifications/read-all': () => (as) => as.post('/api/v1/notifications/read-all'),
  'POST /api/v1/notifications/{id}/read': about(make.notification, (as, id) =>
    as.post(`/api/v1/notifications/${id}/read`),
  ),
  'POST /api/v1/notifications/ticket': () => (as) => as.post('/api/v1/notifications/ticket'),
  'POST /api/v1/patients': () => (as) => as.post('/api/v1/patients', WALK_IN),
  'POST /api/v1/patients/new/candidates': () => (as) =>
    as.post('/api/v1/patients/new/candidates', { fullName: 'Asha Rao', mobile: '9812345678' }),
  'POST /api/v1/patients/{id}/claim-code': about(walkIn, (as, id) =>
    as.post(`/api/v1/patients/${id}/claim-code`),
  ),
  'POST /api/v1/patients/{id}/deceased': about(walkIn, (as, id) =>
    as.post(`/api/v1/patients/${id}/deceased`, { deceased: true }),
  ),
  'POST /api/v1/patients/{id}/claim-mail': about(walkIn, (as, id) =>
    as.post(`/api/v1/patients/${id}/claim-mail`, { email: `${id}@example.org` }),
  ),
  'POST /api/users/claim (a code)': about(claimCode, (as, code) => claiming(as, code)),
  'POST /api/users/claim (none)': () => (as) => claiming(as, 'AAAA-BBBB-CCCC'),
  'GET /api/v1/notifications/stream (a ticket)': about(
    ({ people }) => ticketOf(people.patientA),
    (as, ticket) => lookAtStream(as, { ticket }),
  ),
  'GET /api/v1/notifications/stream (none)': () => (as) => lookAtStream(as, { ticket: 'none' }),

  'GET /api/v1/availability': read('/api/v1/availability'),
  'PUT /api/v1/availability': putWithVersion('/api/v1/availability', {
    availableDays: WEEKDAYS,
    timeSlots: make.TIMES,
  }),
  'GET /api/v1/extra-sessions': listed('/api/v1/extra-sessions', extraSession),
  'POST /api/v1/extra-sessions (for oneself)': (scene) => (as) =>
    as.post('/api/v1/extra-sessions', extraSessionOf(scene)),
  'POST /api/v1/extra-sessions (for doctor A)': (scene) => (as) => {
    const doctorIds = [scene.people.doctorA.userId];
    return as.post('/api/v1/extra-sessions', { ...extraSessionOf(scene), doctorIds });
  },
  'DELETE /api/v1/extra-sessions/{id}': about(extraSession, (as, id) =>
    as.delete(`/api/v1/extra-sessions/${id}`),
  ),
  'GET /api/v1/leaves': listed('/api/v1/leaves', leave),
  'POST /api/v1/leaves (for oneself)': (scene) => (as) => as.post('/api/v1/leaves', leaveOf(scene)),
  'POST /api/v1/leaves (for doctor A)': (scene) => (as) =>
    as.post('/api/v1/leaves', { ...leaveOf(scene), doctorId: scene.people.doctorA.userId }),
  'DELETE /api/v1/leaves/{id}': about(leave, (as, id) => as.delete(`/api/v1/leaves/${id}`)),
  'POST /api/v1/appointments (a follow-up)': about(make.visit, (as, _visit, scene) => {
    const { preferredDate: date, preferredTime: time, reason } = make.wish(scene);
    const patientId = scene.people.patientA.userId;
    return as.post('/api/v1/appointments', { patientId, date, time, reason });
  }),
  'POST /api/v1/appointments (for a patient)': (scene) => (as) => {
    const { reason: reasonForAppointment, ...where } = make.wish(scene);
    const patientId = scene.people.patientA.userId;
    return as.post('/api/v1/appointments', { patientId, ...where, reasonForAppointment });
  },
  'GET /api/v1/users': listed('/api/v1/users', ({ people }) => Promise.resolve(people.patientA.userId)),
  'GET /api/v1/users/{id}': read(({ patientA }) => `/api/v1/users/${patientA.userId}`),
  'PUT /api/v1/users/{id}':
    ({ people }) =>
    (as) =>
      as.put(`/api/v1/users/${people.patientA.userId}`, { disabled: false }),
  'POST /api/v1/users': () => (as) => as.post('/api/v1/users', newMember()),
  'POST /api/v1/users/{id}/invite': about(
    async ({ people }: Scene) =>
      ((await people.admin.post('/api/v1/users', newMember())).body as { id: string }).id,
    (as, id) => as.post(`/api/v1/users/${id}/invite`, {}),
  ),
  'POST /api/v1/users/{id}/erase': about(
    async ({ portal }: Scene) => {
      const email = `${new Types.ObjectId().toHexString()}@example.org`;
      return { id: (await addPatient(portal, 'Leaving Soon', { email })).userId, email };
    },
    (as, { id, email }) =>
      as.post(`/api/v1/users/${id}/erase`, { confirm: email, reason: 'Asked for by letter' }),
  ),
  'GET /api/v1/statistics': read('/api/v1/statistics'),
  'GET /api/v1/opening-tasks': read('/api/v1/opening-tasks'),
  'GET /api/v1/demo-data': read('/api/v1/demo-data'),
  'POST /api/v1/demo-data/remove': () => (as) =>
    as.post('/api/v1/demo-data/remove', { confirmation: 'REMOVE' }),
  'GET /api/v1/dashboard': read('/api/v1/dashboard'),
};
