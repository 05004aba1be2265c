import type { Settings } from '../../openapi/contract/site/settings.js';
import { SETTINGS_ID } from '../../openapi/contract/site/settings.js';
import type { LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import type { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { Order } from '../src/orders/order.schema.js';
import type { Medicine } from '../src/pharmacy/medicine.schema.js';
import { about, listed, read, readRecord } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import type { Scene } from './access-records.js';
import * as make from './access-records.js';
import type { Client } from './support/client.js';
import { form } from './support/client.js';
import type { Portal } from './support/portal.js';
import { addLabTest, addMedicine, buy, buyer, confirm, openCart } from './support/shop.js';
import { dayFromToday } from './support/visits.js';

interface Bought {
  id: string;
  number: string;
  email: string;
}

const idOf = ({ _id }: { _id: unknown }) => String(_id);
const medicine = ({ portal }: Scene, overrides: Partial<Medicine> = {}) => addMedicine(portal, overrides);
const labTest = ({ portal }: Scene, overrides = {}) => addLabTest(portal, overrides);

async function bought(scene: Scene, by: Client): Promise<Bought> {
  const user = buyer();
  const { id, number } = await buy(by, [{ medicine: await medicine(scene) }], user);
  return { id, number, email: user.email };
}
export const order = async (scene: Scene) => (await bought(scene, scene.people.patientA)).id;
const guestOrder = (scene: Scene) => bought(scene, scene.people.visitor);
const patientOrder = (scene: Scene) => bought(scene, scene.people.patientA);

async function guestCheckout(scene: Scene): Promise<string> {
  const { body } = await openCart(scene.people.visitor, [{ medicine: await medicine(scene) }]);
  return body.id;
}

/** An order that an administrator has moved to this state. */
const orderAfter =
  (...steps: string[]) =>
  async (scene: Scene) => {
    const id = await order(scene);
    for (const step of steps) await expectDone(scene.people.admin.post(`/api/v1/orders/${id}/${step}`));
    return id;
  };

const labWish = async (scene: Scene) => ({
  labTestId: idOf(await labTest(scene)),
  fullName: 'Asha Rao',
  phone: '9812345678',
  date: dayFromToday(scene.portal, 3),
  place: 'hospital',
  payment: 'atCollection',
});
const REPORT = { results: [{ name: 'TSH', value: 2.1, unit: 'mIU/L', low: 0.45, high: 4.12 }] };

const ENTRY = { entryId: '66f1a2b3c4d5e6f708192a3b' };
const REJECTION = { reason: 'haemolysed' };
const CORRECTION = { ...REPORT, reason: 'A mistake.', version: 1 };

/** A booking of patient A that an administrator has moved to this state. */
const labBookingAfter =
  (...steps: string[]) =>
  async (scene: Scene): Promise<string> => {
    const { body } = await scene.people.patientA.post<{ booking: LabBooking }>(
      '/api/v1/lab-bookings',
      await labWish(scene),
    );
    const id = idOf(body.booking);
    if (steps.includes('report')) await releaseAtOnce(scene.people.admin);
    for (const step of steps) {
      const data = step === 'report' ? REPORT : step === 'reject-sample' ? REJECTION : undefined;
      await expectDone(scene.people.admin.post(`/api/v1/lab-bookings/${id}/${step}`, data));
    }
    return id;
  };
export const labBooking = labBookingAfter();
const reported = labBookingAfter('confirm', 'collect', 'report');

/** Turns off that another administrator releases results. */
async function releaseAtOnce(admin: Client): Promise<void> {
  const settings = `/api/v1/settings/${SETTINGS_ID}`;
  const { body } = await admin.get<Settings>(settings);
  await expectDone(admin.put(settings, { policy: { ...body.policy, releaseByAnother: false } }));
}

async function expectDone(call: Promise<{ status: number }>): Promise<void> {
  const { status } = await call;
  if (status !== 200) throw new Error(`A step on the way answered ${status}`);
}

/** The address of a document for its owner. */
const paper =
  (record: (scene: Scene) => Promise<string>, path: string, key: string) => async (scene: Scene) => {
    const { body } = await scene.people.patientA.get<Record<string, string>>(
      `${path}/${await record(scene)}`,
    );
    return body[key];
  };
const receipt = paper(order, '/api/v1/orders', 'receiptUrl');
const labReport = paper(reported, '/api/v1/lab-bookings', 'reportUrl');
async function earlierReport(scene: Scene): Promise<string> {
  const { admin, patientA } = scene.people;
  const path = `/api/v1/lab-bookings/${await reported(scene)}`;
  await expectDone(admin.post(`${path}/correct-report`, CORRECTION));
  return (await patientA.get<LabBookingDto>(path)).body.earlierReports[0].url;
}
const bare = (address: (scene: Scene) => Promise<string>) => async (scene: Scene) =>
  (await address(scene)).split('?')[0];

let names = 0;
const freshName = (kind: string) => `${kind} ${(names += 1)} of the table`;
const medicineFields = () => ({
  name: freshName('Medicine'),
  description: 'For tests.',
  turnaround: '24 hours',
});
const labTestFields = () => ({
  testName: freshName('Test'),
  description: 'For tests.',
  turnaround: '24 hours',
});

const step = (
  path: string,
  name: string,
  record: (scene: Scene) => Promise<string>,
  body?: object,
): Prepare => about(record, (as, id) => as.post(`${path}/${id}/${name}`, body));

const firstItemOf = async (portal: Portal, id: string): Promise<string> => {
  const row = await portal.model<Order>(Order).findById(id).lean<Order>();
  return String(row!.items[0].medicineId);
};

/** The calls of the pharmacy and the lab. */
export const SHOP_CALLS: Record<string, Prepare> = {
  "POST /api/v1/payments/cancel-checkout (a guest's)": about(guestCheckout, (as, checkoutId) =>
    as.post('/api/v1/payments/cancel-checkout', { checkoutId }),
  ),
  "POST /api/v1/payments/confirm-checkout (patient A's)": about(make.checkout, confirm),
  "POST /api/v1/payments/confirm-checkout (a guest's)": about(guestCheckout, confirm),

  'GET /medicine': read('/medicine?page=1'),
  'POST /medicine/add': () => (as) => as.post('/medicine/add', form({ ...medicineFields(), price: '120' })),
  'PUT /medicine/{id}': about(medicine, (as, it) =>
    as.put(`/medicine/${idOf(it)}`, form({ ...medicineFields(), price: '120' })),
  ),
  'DELETE /medicine/{id}': about(medicine, (as, it) => as.delete(`/medicine/${idOf(it)}`)),
  'GET /api/v1/medicines': listed('/api/v1/medicines', async (scene) => idOf(await medicine(scene))),
  'POST /api/v1/medicines': () => (as) => as.post('/api/v1/medicines', { ...medicineFields(), price: 120 }),
  'GET /api/v1/medicines/{id}': readRecord('/api/v1/medicines', async (scene) => idOf(await medicine(scene))),
  'GET /api/v1/medicines/{id} (off the shelf)': readRecord('/api/v1/medicines', async (scene) =>
    idOf(await medicine(scene, { published: false })),
  ),
  'PUT /api/v1/medicines/{id}': about(medicine, (as, it) =>
    as.put(`/api/v1/medicines/${idOf(it)}`, { stock: 5 }),
  ),
  'DELETE /api/v1/medicines/{id}': about(medicine, (as, it) => as.delete(`/api/v1/medicines/${idOf(it)}`)),
  'POST /api/payment/create-medicine-checkout-session': about(medicine, async (as, it, { portal }) => {
    const answer = await openCart(as, [{ medicine: it }]);
    // Three checkouts may be open at once, so this one is closed for the next cell.
    if (answer.status === 201)
      await portal.db
        .collection('payments')
        .updateOne({ sessionId: answer.body.id }, { $set: { patientId: null } });
    return answer;
  }),
  'GET /api/v1/orders': listed('/api/v1/orders', order),
  'GET /api/v1/orders/{id}': readRecord('/api/v1/orders', order),
  "POST /api/v1/orders/find (a guest's)": about(guestOrder, (as, { number, email }) =>
    as.post('/api/v1/orders/find', { number, email }),
  ),
  "POST /api/v1/orders/find (patient A's)": about(patientOrder, (as, { number, email }) =>
    as.post('/api/v1/orders/find', { number, email }),
  ),
  "POST /api/v1/orders/find/cancel (a guest's)": about(guestOrder, (as, { number, email }) =>
    as.post('/api/v1/orders/find/cancel', { number, email }),
  ),
  "POST /api/v1/orders/find/cancel (patient A's)": about(patientOrder, (as, { number, email }) =>
    as.post('/api/v1/orders/find/cancel', { number, email }),
  ),
  'POST /api/v1/orders/{id}/pack': step('/api/v1/orders', 'pack', order),
  'POST /api/v1/orders/{id}/ship': step('/api/v1/orders', 'ship', orderAfter('pack')),
  'POST /api/v1/orders/{id}/deliver': step('/api/v1/orders', 'deliver', orderAfter('pack', 'ship')),
  'POST /api/v1/orders/{id}/cancel': step('/api/v1/orders', 'cancel', order),
  'POST /api/v1/orders/{id}/items/{medicineId}/cancel': about(order, async (as, id, { portal }) =>
    as.post(`/api/v1/orders/${id}/items/${await firstItemOf(portal, id)}/cancel`),
  ),
  'POST /api/v1/orders/{id}/items/{medicineId}/restock': about(
    orderAfter('pack', 'ship'),
    async (as, id, { portal }) =>
      as.post(`/api/v1/orders/${id}/items/${await firstItemOf(portal, id)}/restock`, {
        boxes: 1,
        restocked: 0,
      }),
  ),
  'GET /api/v1/orders/{id}/receipt': about(order, (as, id) => as.get(`/api/v1/orders/${id}/receipt`)),
  'GET /api/papers/receipts/{id} (signed)': about(receipt, (as, url) => as.get(url)),
  'GET /api/papers/receipts/{id} (bare)': about(bare(receipt), (as, url) => as.get(url)),

  'GET /lab': read('/lab?page=1'),
  'POST /lab/add': () => (as) => as.post('/lab/add', form({ ...labTestFields(), price: '650' })),
  'PUT /lab/{id}': about(labTest, (as, it) =>
    as.put(`/lab/${idOf(it)}`, form({ ...labTestFields(), price: '650' })),
  ),
  'DELETE /lab/{id}': about(labTest, (as, it) => as.delete(`/lab/${idOf(it)}`)),
  'GET /api/v1/lab-tests': listed('/api/v1/lab-tests', async (scene) => idOf(await labTest(scene))),
  'POST /api/v1/lab-tests': () => (as) => as.post('/api/v1/lab-tests', { ...labTestFields(), price: 650 }),
  'GET /api/v1/lab-tests/{id}': readRecord('/api/v1/lab-tests', async (scene) => idOf(await labTest(scene))),
  'GET /api/v1/lab-tests/{id} (no longer offered)': readRecord('/api/v1/lab-tests', async (scene) =>
    idOf(await labTest(scene, { published: false })),
  ),
  'PUT /api/v1/lab-tests/{id}': about(labTest, (as, it) =>
    as.put(`/api/v1/lab-tests/${idOf(it)}`, { price: 700 }),
  ),
  'DELETE /api/v1/lab-tests/{id}': about(labTest, (as, it) => as.delete(`/api/v1/lab-tests/${idOf(it)}`)),
  'GET /api/v1/lab-bookings': listed('/api/v1/lab-bookings', labBooking),
  'POST /api/v1/lab-bookings': about(labWish, (as, wish) => as.post('/api/v1/lab-bookings', wish)),
  'GET /api/v1/lab-bookings/windows': ({ portal }) => {
    const query = `date=${dayFromToday(portal, 3)}&place=home`;
    return (as) => as.get(`/api/v1/lab-bookings/windows?${query}`);
  },
  'GET /api/v1/lab-bookings/route': read('/api/v1/lab-bookings/route'),
  'GET /api/v1/lab-bookings/{id}': readRecord('/api/v1/lab-bookings', labBooking),
  'POST /api/v1/lab-bookings/{id}/confirm': step('/api/v1/lab-bookings', 'confirm', labBooking),
  'POST /api/v1/lab-bookings/{id}/collect': step(
    '/api/v1/lab-bookings',
    'collect',
    labBookingAfter('confirm'),
  ),
  'POST /api/v1/lab-bookings/{id}/report': step(
    '/api/v1/lab-bookings',
    'report',
    labBookingAfter('confirm', 'collect'),
    REPORT,
  ),
  'GET /api/v1/lab-bookings/{id}/report': about(reported, (as, id) =>
    as.get(`/api/v1/lab-bookings/${id}/report`),
  ),
  'GET /api/v1/lab-bookings/{id}/measures': about(labBooking, (as, id) =>
    as.get(`/api/v1/lab-bookings/${id}/measures`),
  ),
  'POST /api/v1/lab-bookings/{id}/correct-report': step(
    '/api/v1/lab-bookings',
    'correct-report',
    reported,
    CORRECTION,
  ),
  'POST /api/v1/lab-bookings/{id}/acknowledge': step('/api/v1/lab-bookings', 'acknowledge', reported, {
    version: 1,
    action: 'Called the doctor.',
  }),
  'POST /api/v1/lab-bookings/{id}/subject': step('/api/v1/lab-bookings', 'subject', labBooking, {
    subject: { who: 'patient' },
  }),
  'POST /api/v1/lab-bookings/{id}/reject-sample': step(
    '/api/v1/lab-bookings',
    'reject-sample',
    labBookingAfter('confirm', 'collect'),
    REJECTION,
  ),
  'POST /api/v1/lab-bookings/{id}/recollect': about(
    labBookingAfter('confirm', 'collect', 'reject-sample'),
    (as, id, { portal }) =>
      as.post(`/api/v1/lab-bookings/${id}/recollect`, { date: dayFromToday(portal, 2), place: 'hospital' }),
  ),
  'POST /api/v1/lab-bookings/{id}/release': step('/api/v1/lab-bookings', 'release', reported, ENTRY),
  'POST /api/v1/lab-bookings/{id}/return-report': step('/api/v1/lab-bookings', 'return-report', reported, {
    ...ENTRY,
    reason: 'Please repeat it.',
  }),
  'GET /api/v1/lab-bookings/{id}/reports/{version}': about(reported, (as, id) =>
    as.get(`/api/v1/lab-bookings/${id}/reports/1`),
  ),
  'POST /api/v1/lab-bookings/{id}/cancel': step('/api/v1/lab-bookings', 'cancel', labBooking),
  'GET /api/papers/lab-reports/{id} (signed)': about(labReport, (as, url) => as.get(url)),
  'GET /api/papers/lab-reports/{id} (bare)': about(bare(labReport), (as, url) => as.get(url)),
  'GET /api/papers/lab-reports/{id}/versions/{version} (signed)': about(earlierReport, (as, url) =>
    as.get(url),
  ),
  'GET /api/papers/lab-reports/{id}/versions/{version} (bare)': about(bare(earlierReport), (as, url) =>
    as.get(url),
  ),

  'GET /public/image/medicine/{file}': read('/public/image/medicine/default.webp'),
  'GET /public/image/labtest/{file}': read('/public/image/labtest/default.webp'),
};
