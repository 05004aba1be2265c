import { KEPT_RESOURCES } from './support/resources.js';
import { about } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import * as make from './access-records.js';
import type { Scene } from './access-records.js';
import { labBooking, order } from './access-shop.js';
import { addDoctor, addPatient } from './support/people.js';
import { addReview } from './support/site.js';

type Make = (scene: Scene) => Promise<string>;

const idOf = ({ _id }: { _id: unknown }) => String(_id);

/** For each resource an action and its record. */
const ACTIONS: Record<string, [action: string, record: Make]> = {
  doctors: ['hide', async ({ portal }) => (await addDoctor(portal, 'Dr. Other')).userId],
  patients: ['disable', async ({ portal }) => (await addPatient(portal)).userId],
  users: ['enable', async ({ portal }) => (await addPatient(portal, 'Another', { disabled: true })).userId],
  ...Object.fromEntries(
    Object.entries(KEPT_RESOURCES).map(([name, { action, add }]): [string, [string, Make]] => [
      name,
      [action, ({ portal }) => add(portal)],
    ]),
  ),
  reviews: ['hide', async ({ portal, people }) => idOf(await addReview(portal, people.patientA))],
  orders: ['pack', order],
  appointments: ['cancel', make.acceptedVisit],
  payments: ['resendRefund', make.failedRefund],
  'lab-bookings': ['confirm', labBooking],
  mails: ['resend', make.mail],
  'doctor-ids': ['revoke', async (scene) => (await make.doctorId(scene)).id],
};

/** The calls of bulk actions. */
export const BULK_CALLS: Record<string, Prepare> = Object.fromEntries(
  Object.entries(ACTIONS).map(([resource, [action, record]]) => [
    `POST /api/v1/${resource}/bulk`,
    about(record, (as, id) => as.post(`/api/v1/${resource}/bulk`, { action, ids: [id] })),
  ]),
);
