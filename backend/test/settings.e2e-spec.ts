import { Hospital, Settings } from '../../openapi/contract/site/settings.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { PdfReader } from './documents/pdf-reader.js';
import { PdfService } from '../src/pdf/pdf.service.js';
import { Setting } from '../src/settings/setting.schema.js';
import { SettingsService } from '../src/settings/settings.service.js';
import { expectOneRow } from './support/audit.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, openCart } from './support/shop.js';
import { addReview } from './support/site.js';
import { until } from './support/until.js';

const PATH = '/api/v1/settings/hospital';
const HOURS = { from: '08:00', to: '20:00', days: ['Monday', 'Sunday'] };

describe('Settings', () => {
  let portal: Portal;
  /** A second process on the same database. */
  let other: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('settings');
    admin = await addAdmin(portal);
    await admin.put(PATH, { name: 'Chosen Hospital' });
    other = await startPortal('settings', { HOSPITAL_NAME: 'Another Hospital', PROMO_PERCENT: '50' });
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });

  const hospital = async ({ visitor }: Portal): Promise<Hospital> =>
    Hospital.parse((await visitor.get('/api/v1/hospital')).body);
  const settings = async (): Promise<Settings> => Settings.parse((await admin.get(PATH)).body);
  const change = async (fields: Record<string, unknown>): Promise<Settings> => {
    const { status, body } = await admin.put(PATH, fields);
    expect([status, body.error]).toEqual([200, undefined]);
    return Settings.parse(body);
  };
  const priceIn = async ({ visitor }: Portal, id: unknown): Promise<number> =>
    (await visitor.get(`/api/v1/medicines/${String(id)}`)).body.promotionPrice as number;

  it('keep the defaults and an administrator’s values, whatever the environment of a later start', async () => {
    for (const one of [portal, other])
      expect(await hospital(one)).toMatchObject({
        name: 'Chosen Hospital',
        phone: '+91 80 4000 1234',
        promoPercent: 20,
        timeZone: 'Asia/Kolkata',
        openingHours: { from: '08:00', to: '20:00' },
      });
    const { body, headers } = await admin.get<unknown[]>('/api/v1/settings');
    // A row of an earlier version has no short name.
    await portal.model<Setting>(Setting).collection.updateOne({}, { $unset: { shortName: '' } });
    expect(await settings()).toMatchObject({ shortName: null });
    expect(body.map((row) => Settings.parse(row).id)).toEqual(['hospital']);
    expect(headers.get('content-range')).toBe('settings 0-0/1');
    expect((await admin.get('/api/v1/settings?range=[1,9]')).body).toEqual([]);
  });

  it('shows every change in each process', async () => {
    const before = await settings();
    const fields = {
      name: 'Lakeview Hospital',
      shortName: 'Lakeview',
      phone: '(080) 4000-1234',
      emergencyPhone: '112',
      messagingPhone: '+918040001234',
      address: '14 Lake View Road\nBengaluru 560038',
      openingHours: { ...HOURS, days: HOURS.days.toReversed() },
      promoText: null,
      gstNumber: '29ABCDE1234F1Z9',
      social: { ...before.social, x: 'https://x.com/lakeview' },
    };
    const after = await change({ ...before, ...fields });
    // Days are shown from Monday to Sunday, whatever their order.
    const shown = { ...fields, openingHours: HOURS };
    expect(after).toMatchObject({ ...shown, version: before.version + 1 });
    expect(await hospital(portal)).toMatchObject(shown);
    await until(async () => (await hospital(other)).name === fields.name);
    expect(await hospital(other)).toEqual(await hospital(portal));
  });

  it('prices medicines by the promotion at once, and charges by it in every process', async () => {
    await change({ promoPercent: 20 });
    const medicine = await addMedicine(portal, { pricePaise: 10_000, stock: 100 });
    await until(async () => (await priceIn(other, medicine._id)) === 80);
    await change({ promoPercent: 35 });
    expect(await priceIn(portal, medicine._id)).toBe(65);
    const listed = (await portal.visitor.get(`/medicine?search=${encodeURIComponent(medicine.name)}`)).body;
    expect(listed.value[0]).toMatchObject({ price: 100, promotionPrice: 65 });
    // The other process charges the new price even before the event has arrived there.
    await change({ promoPercent: 40 });
    const old = await openCart(other.visitor, [{ medicine, price: 65 }]);
    expectFailure(old, { status: 409, code: 'PRICE_CHANGED' });
    expect((await openCart(other.visitor, [{ medicine, price: 60 }])).status).toBe(201);
    await until(async () => (await priceIn(other, medicine._id)) === 60);
    await change({ promoPercent: 0 });
    expect(await priceIn(portal, medicine._id)).toBe(100);
  });

  it('is in mails and documents', async () => {
    await change({ name: 'Hospital <of> Mails', phone: '+91 80 2222 2222' });
    const review = await addReview(portal, await addPatient(portal), { status: 'pending' });
    await admin.post(`/api/v1/reviews/${String(review._id)}/approve`);
    const mail = await portal.model<OutboxRow>(OutboxRow).findOne().sort({ _id: -1 }).lean<OutboxRow>();
    expect(mail!.mail!.html).toContain('Hospital &lt;of&gt; Mails');
    expect(mail!.mail!.html).toContain('+91 80 2222 2222');
    const paper = {
      title: 'Report',
      reference: [],
      facts: [['Name', 'Asha Rao']] as [string, string][],
      body: [],
      notes: [],
    };
    const named = await portal.app.get(PdfService, { strict: false }).render(paper);
    await change({ name: 'Another Hospital' });
    const renamed = await portal.app.get(PdfService, { strict: false }).render(paper);
    const reader = await PdfReader.start();
    expect([named, renamed].map((bytes) => reader.about(bytes).author)).toEqual([
      'Hospital <of> Mails',
      'Another Hospital',
    ]);
  });

  it('refuses the second of two admins who edit concurrently', async () => {
    const { version } = await settings();
    const answers = await Promise.all(
      ['A Street', 'B Street', 'C Street'].map((address) => admin.put(PATH, { address, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const lost of answers.filter(({ status }) => status === 409))
      expectFailure(lost, { status: 409, code: 'EDIT_CONFLICT' });
    const won = answers.find(({ status }) => status === 200)!.body as Settings;
    expect(await settings()).toMatchObject({ address: won.address, version: version + 1 });
    expectFailure(await admin.put(PATH, { address: 'D Street', version }), {
      status: 409,
      code: 'EDIT_CONFLICT',
    });
  });

  it('audits only the changed fields', async () => {
    await change({ promoPercent: 10, promoText: 'Ten percent off.' });
    const { version } = await settings();
    await expectOneRow(portal, () => admin.put(PATH, { promoPercent: 15, promoText: 'Ten percent off.' }), {
      action: 'settings.update',
      by: admin,
      resource: 'settings',
      recordId: 'hospital',
      before: { promoPercent: 10, version },
      after: { promoPercent: 15, version: version + 1 },
    });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ shortName: '' }, 'shortName'],
    [{ shortName: 'x'.repeat(25) }, 'shortName'],
    [{ phone: 'call us' }, 'phone'],
    [{ phone: '<script>' }, 'phone'],
    [{ emergencyPhone: '1' }, 'emergencyPhone'],
    [{ messagingPhone: '98123' }, 'messagingPhone'],
    [{ address: '' }, 'address'],
    [{ openingHours: { ...HOURS, to: '08:00' } }, 'openingHours.to'],
    [{ openingHours: { ...HOURS, from: '07:60' } }, 'openingHours.from'],
    [{ openingHours: { ...HOURS, days: [] } }, 'openingHours.days'],
    [{ openingHours: { ...HOURS, days: ['Monday', 'Monday'] } }, 'openingHours.days'],
    [{ promoPercent: -1 }, 'promoPercent'],
    [{ promoPercent: 91 }, 'promoPercent'],
    [{ promoPercent: 12.5 }, 'promoPercent'],
    [{ gstNumber: 'abc' }, 'gstNumber'],
    [
      {
        social: { facebook: 'javascript:alert(1)', x: null, youtube: null, instagram: null, linkedin: null },
      },
      'social.facebook',
    ],
  ])('refuses %j naming %s', async (fields, field) => {
    const before = await settings();
    expectFailure(await admin.put(PATH, fields), { status: 400, code: 'VALIDATION_FAILED', fields: [field] });
    expect(await settings()).toEqual(before);
  });

  it('has a single record, and ignores read-only fields but not unknown ones', async () => {
    for (const id of ['other', '66f1a2b3c4d5e6f708192a3b', '%7B%22$ne%22:1%7D']) {
      expectFailure(await admin.get(`/api/v1/settings/${id}`), { status: 404 });
      expectFailure(await admin.put(`/api/v1/settings/${id}`, { name: 'x' }), { status: 404 });
    }
    const { updatedAt } = await settings();
    const after = await change({ id: 'x', updatedAt: 'never', name: 'Named' });
    expect(after).toMatchObject({ id: 'hospital', name: 'Named' });
    expect(after.updatedAt > updatedAt).toBe(true);
    const unknown = await admin.put('/api/v1/settings/hospital', { timeZone: 'Moon', name: 'Other' });
    expectFailure(unknown, { status: 400, fields: ['timeZone'] });
    expect((await settings()).name).toBe('Named');
    expect(await portal.model(Setting).countDocuments()).toBe(1);
  });

  it('continues with cached data while the database is unreachable', async () => {
    const service = portal.app.get(SettingsService);
    const read = jest.spyOn(service, 'read').mockRejectedValue(new Error('unreachable'));
    const { name } = await hospital(portal);
    await portal.db.collection('settings').updateOne({}, { $set: { name: 'Unheard' } });
    await until(async () => read.mock.calls.length > 0);
    expect((await hospital(portal)).name).toBe(name);
    read.mockRestore();
  });
});
