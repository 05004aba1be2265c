import type { Hospital } from '../../openapi/contract/site/settings.js';
import { readEnv } from '../src/config/env.js';
import { openMail } from '../src/mail/mail-secret.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { note, prescribe } from './support/care.js';
import type { Client } from './support/client.js';
import { csvOf } from './support/csv.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest, addMedicine, buy, buyer } from './support/shop.js';
import { addVisit } from './support/site.js';
import { startMailServer } from './support/smtp.js';
import type { MailServer } from './support/smtp.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

/** Each is syntax for a mail, a template, a PDF or a spreadsheet. */
const TEXTS = [
  '%SECRET% http://x.example/%SECRET%',
  '{{secret}} {{{hospital}}} {{#each this}}{{this}}{{/each}}',
  '<a href="http://x.example">x</a><img src=x onerror=alert(1)>',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
];
const NEW_LINE = 'x\r\nBcc: spy@x.example\r\nX-Injected: yes';
const LISTS = [
  'appointments',
  'patients',
  'orders',
  'lab-bookings',
  'payments',
  'reviews',
  'medicines',
  'mails',
];
const SETTINGS = '/api/v1/settings/hospital';
/** Numbers stay numbers, also negative ones. */
const FORMULA = /^[=+@\t\r\n]|^-(?!\d+(\.\d+)?$)/;

describe('Hostile text in every field that reaches a mail, a PDF or a CSV', () => {
  let portal: Portal;
  let server: MailServer;
  let admin: Client;

  beforeAll(async () => {
    server = await startMailServer();
    portal = await startPortal('hostile_fields', { SMTP_URL: server.url });
    admin = await addAdmin(portal);
  });
  afterAll(async () => {
    await portal.close();
    await server.close();
  });
  beforeEach(() => portal.db.collection('mailcounts').deleteMany({}));

  const post = async (who: Client, path: string, body?: object, status = 201) => {
    const answer = await who.post(path, body);
    expect([path, answer.status]).toEqual([path, status]);
    return answer.body;
  };
  const rename = async (text: string) => {
    const { body } = await admin.get<Hospital & { version: number }>(SETTINGS);
    const change = { ...body, name: text.slice(0, 80), address: text, promoText: text };
    expect((await admin.put(SETTINGS, change)).status).toBe(200);
  };

  /** Writes the text through every route; names as they may have been stored before the name rule. */
  async function write(text: string): Promise<{ pdfs: [Client, string][] }> {
    await rename(text);
    const doctor = await addDoctor(portal, `${text} Nair`);
    const patient = await addPatient(portal, `${text} Rao`);
    const visit = await bookVisit(patient, wishFor(portal, doctor, { reason: text }));
    await post(doctor, `/api/v1/appointments/${visit.id}/accept`, {}, 200);
    expect((await note(doctor, patient, { title: text, text })).status).toBe(201);
    const medicines = [{ name: text, dosage: text, frequency: text, duration: '1 month' }];
    const more = { patientName: `${text} Rao`, symptoms: text, diagnosis: text, notes: text, medicines };
    const { body: prescription } = await prescribe(portal, doctor, patient, more);
    await post(admin, `/api/v1/appointments/${visit.id}/cancel`, { reason: text }, 200);
    const past = await addVisit(portal, patient);
    await post(patient, '/api/v1/reviews', { appointmentId: String(past._id), rating: 5, text });
    const medicine = await addMedicine(portal, { name: text, brand: text, description: text });
    const order = await buy(patient, [{ medicine }], buyer({ address: text }));
    await post(admin, `/api/v1/orders/${order.id}/cancel`, {}, 200);
    const guest = await buy(portal.visitor, [{ medicine }], buyer({ address: text }));
    const labTest = await addLabTest(portal, { name: text, description: text });
    const place = { labTestId: String(labTest._id), place: 'home', address: text, payment: 'atCollection' };
    const who = { fullName: 'Asha Rao', phone: '9812345678', date: dayFromToday(portal, 1) };
    await post(patient, '/api/v1/lab-bookings', { ...place, ...who });
    return {
      pdfs: [
        [patient, `/api/v1/prescriptions/${prescription.id}/pdf`],
        [patient, `/api/v1/orders/${order.id}/receipt`],
        [admin, `/api/v1/orders/${guest.id}/receipt`],
      ],
    };
  }

  it.each(TEXTS)('shows %s as text', async (text) => {
    server.mails.length = 0;
    await portal.model<OutboxRow>(OutboxRow).deleteMany({});
    const { pdfs } = await write(text);
    await portal.deliver();

    expect(server.mails.length).toBeGreaterThanOrEqual(6);
    for (const { to, headers } of server.mails) {
      expect(to).toHaveLength(1);
      expect([headers.get('subject')?.length, headers.has('bcc')]).toEqual([1, false]);
    }
    const rows = await portal.model<OutboxRow>(OutboxRow).find({ effect: 'mail' }).lean<OutboxRow[]>();
    for (const { mail } of rows) {
      const html = openMail(mail!, readEnv(process.env));
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(links.filter((href) => !/^http:\/\/localhost:\d+\//.test(href))).toEqual([]);
      expect(html).not.toMatch(/<(img|script|svg|iframe)|%SECRET%[^<]*hidden/i);
    }
    for (const [who, path] of pdfs) {
      const answer = await fetch(`${who.url}${path}`, { headers: { authorization: `Bearer ${who.token}` } });
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect([path, answer.status, bytes.slice(0, 5)]).toEqual([path, 200, '%PDF-']);
      expect(bytes).not.toMatch(/\/(URI|JavaScript|JS|Launch|OpenAction)\b/);
    }
    for (const list of LISTS) {
      const { rows: lines } = await csvOf(admin, `/api/v1/${list}?range=[0,99]`);
      const formulas = lines.flatMap((line) => Object.values(line).filter((cell) => FORMULA.test(cell)));
      expect([list, lines.length > 0, formulas]).toEqual([list, true, []]);
    }
  });

  it.each([
    ['fullName', '/api/v1/patients', () => ({ fullName: NEW_LINE, mobile: '9812345678' })],
    ['email', '/api/users/forgot-password', () => ({ email: `a@example.org${NEW_LINE}`, type: 'patient' })],
    [
      'user.name',
      '/api/payment/create-medicine-checkout-session',
      () => ({ user: buyer({ name: NEW_LINE }) }),
    ],
    [
      'user.email',
      '/api/payment/create-medicine-checkout-session',
      () => ({ user: buyer({ email: NEW_LINE }) }),
    ],
    ['reason', `/api/v1/appointments/${'0'.repeat(24)}/cancel`, () => ({ reason: NEW_LINE })],
  ])('rejects a new line in %s of %s', async (field, path, body) => {
    const more = path.includes('medicine') ? { medicineName: 'x', medicinePrice: 1 } : {};
    expectFailure(await admin.post(path, { ...more, ...body() }), { status: 400, fields: [field] });
  });

  it('sends no header of a stored name with a new line', async () => {
    server.mails.length = 0;
    await portal.model<OutboxRow>(OutboxRow).deleteMany({});
    const guardian = await addPatient(portal, 'Asha Rao');
    const person = { fullName: 'Dev Rao', dob: '1955-01-03', gender: 'male', relationship: 'parent' };
    const { body } = await guardian.post('/api/v1/dependants', person);
    await portal.db.collection('users').updateOne({ fullName: 'Dev Rao' }, { $set: { fullName: NEW_LINE } });
    await admin.post(`/api/v1/dependants/${body.id}/end`, { reason: 'Asked for' });
    await portal.deliver();
    const [mail] = server.mails;
    expect(server.mails).toHaveLength(1);
    expect(mail.to).toHaveLength(1);
    expect([mail.headers.has('bcc'), mail.headers.has('x-injected')]).toEqual([false, false]);
  });
});
