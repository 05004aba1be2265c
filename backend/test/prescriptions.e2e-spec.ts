import { Types } from 'mongoose';
import { PrescriptionDto } from '../../openapi/contract/care/prescriptions.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { Medicine } from '../src/pharmacy/medicine.schema.js';
import { Prescription } from '../src/prescriptions/prescription.schema.js';
import { METFORMIN, filtered, link, prescribe, prescriptionForm } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient, lettersOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buyer, openCart } from './support/shop.js';
import { dayFromToday } from './support/visits.js';

const PATH = '/api/v1/prescriptions';
/** A name that leaves nothing open. */
const CLEAR = { ask: null, choices: [] };

describe('Prescriptions', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;
  let stranger: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('prescriptions');
    admin = await addAdmin(portal);
    doctor = await addDoctor(portal, 'Dr. Vikram Nair', { d_id: 'HSP-CAR-0007' });
    stranger = await addDoctor(portal, 'Dr. Stranger');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal);
    await link(portal, patient, doctor);
  });

  const write = async (overrides: Record<string, unknown> = {}) => {
    const { status, body } = await prescribe(portal, doctor, patient, overrides);
    expect(status).toBe(201);
    return body;
  };
  const rows = (duration: string, name = METFORMIN.name) => [{ ...METFORMIN, name, duration }];
  const rowsOf = (id: string) => portal.model<Prescription>(Prescription).countDocuments({ patientId: id });

  describe('writing', () => {
    it('numbers it, signs it with the doctor of the token and works out the supply', async () => {
      const visit = await link(portal, patient, doctor);
      const body = await write({
        appointmentId: visit,
        doctorName: 'Dr. Somebody Else',
        notes: 'With food.',
      });
      expect(PrescriptionDto.parse(body)).toEqual(body);
      expect(body).toMatchObject({
        status: 'active',
        patientId: patient.userId,
        doctorId: doctor.userId,
        doctorName: 'Dr. Vikram Nair',
        doctorCode: 'HSP-CAR-0007',
        appointmentId: visit,
        contact: '+919812345678',
        diagnosis: null,
        daysSupply: 30,
        endsOn: dayFromToday(portal, 29),
        refill: null,
        medicines: [{ ...METFORMIN, days: 30, units: 60, quantity: { value: 60, unit: 'tablet' } }],
      });
      expect(body.number).toMatch(/^RX-\d{4}-[2-9A-HJ-NP-Z]{6}$/);
      expect((await write()).number).not.toBe(body.number);
    });

    it('notifies the patient, without any medicine in the mail', async () => {
      const { id, number } = await write({ diagnosis: 'Type 2 diabetes', notes: 'With food.' });
      const [news] = await portal.model<Notification>(Notification).find({ userId: patient.userId }).lean();
      expect(news).toMatchObject({
        title: 'You have a new prescription',
        link: '/patientlogin/prescriptions',
        readAt: null,
      });
      const key = `mail:prescription:${id}:written:${patient.userId}`;
      const mail = await portal.model<OutboxRow>(OutboxRow).findOne({ dedupeKey: key }).lean<OutboxRow>();
      expect(mail!.mail!.html).toContain(number);
      for (const word of ['Metformin', 'diabetes', 'Thirst', 'food'])
        expect([word, mail!.mail!.html.includes(word), news.text.includes(word)]).toEqual([
          word,
          false,
          false,
        ]);
    });

    it('is refused without a link, for another doctor’s visit, and leaves nothing behind', async () => {
      const other = await addPatient(portal, 'Bela Shah');
      const theirs = await link(portal, other, stranger);
      expectFailure(await prescribe(portal, doctor, other), { status: 404, code: 'NOT_FOUND' });
      expectFailure(await prescribe(portal, stranger, patient), { status: 404, code: 'NOT_FOUND' });
      expectFailure(await prescribe(portal, doctor, patient, { appointmentId: theirs }), {
        status: 404,
        fields: ['appointmentId'],
      });
      expect([await rowsOf(other.userId), await rowsOf(patient.userId)]).toEqual([0, 0]);
      for (const who of [patient, admin])
        expectFailure(await prescribe(portal, who, patient), { status: 403, code: 'FORBIDDEN' });
    });

    it.each([
      ['pending', 404],
      ['accepted', 201],
      ['completed', 201],
      ['rejected', 404],
      ['cancelled', 404],
      ['held', 404],
    ] as const)('depends on the appointment between them: %s', async (status, expected) => {
      const fresh = await addPatient(portal);
      const accepted = status === 'accepted' || status === 'completed';
      const by = accepted ? new Types.ObjectId(doctor.userId) : null;
      await link(portal, fresh, doctor, { status, acceptedDoctorId: by });
      expect((await prescribe(portal, doctor, fresh)).status).toBe(expected);
      expect((await doctor.get(`/api/v1/patients/${fresh.userId}`)).status).toBe(
        expected === 201 ? 200 : 404,
      );
    });

    it.each([
      ['no medicine', { medicines: [] }, 400, ['medicines']],
      ['an empty row', { medicines: [{ ...METFORMIN, dosage: ' ' }] }, 400, ['medicines.0.dosage']],
      ['a medicine twice', { medicines: [METFORMIN, METFORMIN] }, 400, ['medicines']],
      [
        '31 medicines',
        { medicines: Array.from({ length: 31 }, (_, n) => ({ ...METFORMIN, name: `M${n}` })) },
        400,
        ['medicines'],
      ],
      ['an age below 0', { age: -1 }, 400, ['age']],
      ['an age of half a year', { age: 0.5 }, 400, ['age']],
      ['no age', { age: null }, 400, ['age']],
      ['no symptoms', { symptoms: ' ' }, 400, ['symptoms']],
      ['31 February', { date: '2026-02-31' }, 400, ['date']],
      ['another gender', { gender: 'unknown' }, 400, ['gender']],
      ['a name with an invisible character', { patientName: 'As\u200bha Rao' }, 422, ['patientName']],
      ['a phone number of nobody', { contact: '0000000000' }, 422, ['contact']],
      ['a duration of three years', { medicines: rows('3 years') }, 422, ['medicines.0.duration']],
      ['a visit that is no id', { appointmentId: 'x' }, 400, ['appointmentId']],
    ])('is refused with %s', async (_name, overrides, status, fields) => {
      expectFailure(await prescribe(portal, doctor, patient, overrides), { status, fields });
      expect(await rowsOf(patient.userId)).toBe(0);
    });

    it('takes an age of 0, notes left out, and a date of today or up to 30 days back only', async () => {
      await write({ age: 0, notes: null });
      expect(await write({ notes: '', diagnosis: ' \n' })).toMatchObject({ notes: null, diagnosis: null });
      await write({ date: dayFromToday(portal, -30) });
      for (const days of [1, -31])
        expectFailure(await prescribe(portal, doctor, patient, { date: dayFromToday(portal, days) }), {
          status: 422,
          fields: ['date'],
        });
    });

    it('is written once per key, also on repeats', async () => {
      const body = prescriptionForm(portal, patient);
      const key = { 'idempotency-key': `rx-${patient.userId}` };
      const answers = await Promise.all([1, 2, 3].map(() => doctor.post(PATH, body, key)));
      expect(new Set(answers.map((answer) => answer.body.id as string)).size).toBe(1);
      expect(await rowsOf(patient.userId)).toBe(1);
      const other = { ...body, symptoms: 'Others.' };
      expectFailure(await doctor.post(PATH, other, key), { status: 422, code: 'KEY_REUSED' });
    });

    it('leaves whole prescriptions behind when several are written at once', async () => {
      const names = ['Metformin', 'Atorvastatin', 'Aspirin', 'Telmisartan'];
      const answers = await Promise.all(
        names.map((name) => prescribe(portal, doctor, patient, { medicines: rows('1 month', name) })),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const { body } = await filtered(patient, 'prescriptions', { status: 'active' });
      expect((body as PrescriptionDto[]).map(({ medicines }) => medicines[0].name).sort()).toEqual(
        names.toSorted(),
      );
    });
  });

  describe('refill', () => {
    it.each([
      ['a month, today', '1 month', 0, 'active', null],
      ['two weeks, today', '2 weeks', 0, 'active', 'upcoming'],
      ['two weeks, seven days ago', '2 weeks', -7, 'refillNeeded', 'soon'],
      ['two weeks, eleven days ago', '2 weeks', -11, 'refillNeeded', 'urgent'],
      ['two weeks, 30 days ago', '2 weeks', -30, 'refillNeeded', 'urgent'],
      ['five days, today', '5 days', 0, 'active', null],
      ['five days, five days ago', '5 days', -5, 'ended', null],
      ['until better, today', 'until better', 0, 'active', null],
      ['until better, 30 days ago', 'until better', -30, 'active', null],
    ])('is worked out when it is read: %s', async (_name, duration, days, status, level) => {
      const { id } = await write({ date: dayFromToday(portal, days), medicines: rows(duration) });
      const { body } = await patient.get(`${PATH}/${id}`);
      expect([body.status, body.refill?.level ?? null]).toEqual([status, level]);
      for (const asked of ['active', 'refillNeeded', 'ended']) {
        const list = (await filtered(patient, 'prescriptions', { status: asked })).body as unknown[];
        expect([asked, list.length]).toEqual([asked, asked === status ? 1 : 0]);
      }
    });

    it('ends with a newer prescription that has all its medicines, and with no other', async () => {
      const both = [...rows('1 month'), ...rows('1 month', 'Aspirin 75 mg')];
      const older = await write({ medicines: both, date: dayFromToday(portal, -20) });
      const part = await write({ medicines: rows('1 month') });
      expect((await patient.get(`${PATH}/${older.id}`)).body.status).toBe('active');
      await write({ medicines: [...both, ...rows('5 days', 'Zinc 20 mg')] });
      for (const { id } of [older, part])
        expect((await patient.get(`${PATH}/${id}`)).body).toMatchObject({ status: 'ended', refill: null });
      const of = await addPatient(portal);
      await link(portal, of, doctor);
      const { body } = await prescribe(portal, doctor, of, { medicines: rows('1 month') });
      await write({ medicines: rows('1 month') });
      expect((await of.get(`${PATH}/${body.id}`)).body.status).toBe('active');
    });
  });

  describe('reading', () => {
    it('gives a patient their own only', async () => {
      const mine = await write();
      const other = await addPatient(portal, 'Bela Shah');
      await link(portal, other, doctor);
      const theirs = await prescribe(portal, doctor, other);
      expect((await patient.get(PATH)).body.map(({ id }: { id: string }) => id)).toEqual([mine.id]);
      expectFailure(await patient.get(`${PATH}/${theirs.body.id}`), { status: 404 });
      expectFailure(await patient.get(`${PATH}/${theirs.body.id}/pdf`), { status: 404 });
      expectFailure(await patient.get(`${PATH}/${theirs.body.id}/cart`), { status: 404 });
      expect((await filtered(patient, 'prescriptions', { patientId: other.userId })).body).toEqual([]);
      expect((await filtered(patient, 'prescriptions', { id: theirs.body.id })).body).toEqual([]);
    });

    it('shows a doctor those of own patients only, also those written by colleagues', async () => {
      const mine = await write();
      const colleague = await addDoctor(portal, 'Dr. Colleague');
      await link(portal, patient, colleague, { status: 'completed' });
      for (const who of [doctor, colleague])
        expect((await filtered(who, 'prescriptions', { patientId: patient.userId })).body).toHaveLength(1);
      expect((await colleague.get(`${PATH}/${mine.id}`)).status).toBe(200);
      expect((await stranger.get(`${PATH}?range=[0,99]`)).body).toEqual([]);
      expectFailure(await stranger.get(`${PATH}/${mine.id}`), { status: 404 });
      expectFailure(await stranger.get(`${PATH}/${mine.id}/pdf`), { status: 404 });
    });

    it('is searched by number, patient and medicine', async () => {
      const { number } = await write({
        patientName: 'Zarina Qadri',
        medicines: rows('1 month', 'Rareomycin 5 mg'),
      });
      const found = async (q: string) =>
        (await filtered(admin, 'prescriptions', { q })).body.length as number;
      expect(
        await Promise.all([number, number.toLowerCase(), 'zar qad', 'rareom', 'nobody'].map(found)),
      ).toEqual([1, 1, 1, 1, 0]);
      for (const q of ['.*', '$regex', '(', '']) expect(await found(q)).toBe(0);
    });

    it('leaves a row in the audit trail when another person reads, and none for the patient', async () => {
      const { id } = await write();
      const events = portal.model<AuditEvent>(AuditEvent);
      const since = new Date();
      const readings = async () =>
        (
          await events
            .find({ at: { $gte: since } })
            .sort({ _id: 1 })
            .lean<AuditEvent[]>()
        ).map(({ action, actorType, recordId }) => [action, actorType, recordId]);
      await patient.get(PATH);
      await patient.get(`${PATH}/${id}`);
      await patient.get(`${PATH}/${id}/pdf`);
      await patient.get(`${PATH}/${id}/cart`);
      expect(await readings()).toEqual([]);
      await doctor.get(`${PATH}/${id}`);
      await admin.get(`${PATH}/${id}/pdf`);
      await filtered(doctor, 'prescriptions', { patientId: patient.userId });
      // The first of a few minutes leaves the row.
      await portal.db.collection('denialcounts').deleteMany({});
      await stranger.get(`${PATH}/${id}`);
      expect(await readings()).toEqual([
        ['prescription.read', 'doctor', id],
        ['prescription.read', 'admin', id],
        ['prescription.list', 'doctor', patient.userId],
        ['access.notFound', 'doctor', id],
      ]);
    });
  });

  describe('as PDF', () => {
    it('opens by its signed address and by token, small and ready to print', async () => {
      const body = await write({
        medicines: Array.from({ length: 30 }, (_, n) => ({ ...METFORMIN, name: `Medicine ${n}` })),
      });
      const answer = await fetch(`${portal.url}${body.pdfUrl}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const name = `inline; filename="prescription-${body.number}.pdf"`;
      expect(answer.headers.get('content-disposition')).toBe(name);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeLessThan(100_000);
      expect((await doctor.get(`${PATH}/${body.id}/pdf`)).status).toBe(200);
    });

    it('does not open with the signature of another one, a changed one or an old one', async () => {
      const [one, other] = [await write(), await write()];
      const query = one.pdfUrl.split('?')[1];
      const expires = new URLSearchParams(query).get('expires')!;
      for (const address of [
        `${other.pdfUrl.split('?')[0]}?${query}`,
        one.pdfUrl.replace(expires, String(Number(expires) + 1)),
        one.pdfUrl.replace(expires, '1'),
        one.pdfUrl.split('?')[0],
        `${one.pdfUrl}x`,
      ])
        expectFailure(await portal.visitor.get(address), { status: 403, code: 'FORBIDDEN' });
    });
  });

  describe('the cart', () => {
    it('has boxes for the whole course at the price of today, ready for the checkout', async () => {
      const name = `Cartformin ${lettersOf(patient)} 500 mg tablets`;
      const medicine = await addMedicine(portal, { name: `${name} (Ardhika)`, stock: 6 });
      const { id, medicines } = await write({
        medicines: [...rows('1 month', name), ...rows('5 days', 'Nowhere to be had')],
      });
      expect(medicines.map(({ medicineId }) => medicineId)).toEqual([String(medicine._id), null]);
      const { body } = await patient.get(`${PATH}/${id}/cart`);
      expect(body.items).toEqual([
        {
          medicineId: String(medicine._id),
          name: medicine.name,
          line: 1,
          boxesOrdered: 0,
          boxesOfCourse: 6,
          boxesAllowed: 6,
          quantity: 6,
          maxQuantity: 20,
          price: 80,
          stock: 6,
          available: true,
          instead: [],
          ask: null,
        },
        {
          medicineId: null,
          name: 'Nowhere to be had',
          line: 2,
          boxesOrdered: 0,
          boxesOfCourse: null,
          boxesAllowed: null,
          quantity: null,
          maxQuantity: 20,
          price: null,
          stock: 0,
          available: false,
          instead: [],
          ask: null,
        },
      ]);
      const checkout = await openCart(patient, [{ medicine, quantity: 6, price: 80 }], buyer());
      expect(checkout.status).toBe(201);
      expect((await patient.get(`${PATH}/${id}/cart`)).body.items[0].available).toBe(false);
    });

    it('names alternatives with the same substance for sold-out medicines, the cheapest first', async () => {
      const name = `Soldoutol ${lettersOf(patient)} 25 mg tablets`;
      const own = await addMedicine(portal, { name: `${name} (Sukhayan)`, stock: 0 });
      const dear = await addMedicine(portal, { name: `${name} (Ardhika)`, pricePaise: 20_000, stock: 9 });
      const cheap = await addMedicine(portal, { name: `${name} (Nirovela)`, pricePaise: 5000, stock: 2 });
      await addMedicine(portal, { name: `${name} (Kshemora)`, stock: 0 });
      await addMedicine(portal, { name: name.replace('25 mg', '50 mg'), stock: 9 });
      const [line] = rows('1 month', own.name);
      const withoutConsent = await write({ medicines: [line] });
      expect(withoutConsent.medicines[0].brandSubstitution).toBe(false);
      expect((await patient.get(`${PATH}/${withoutConsent.id}/cart`)).body.items[0]).toMatchObject({
        medicineId: String(own._id),
        available: false,
        instead: [],
      });
      const { id } = await write({ medicines: [{ ...line, brandSubstitution: true }] });
      const [item] = (await patient.get(`${PATH}/${id}/cart`)).body.items;
      expect(item).toMatchObject({ medicineId: String(own._id), stock: 0, available: false });
      const rest = { quantity: 6, boxesAllowed: 6 };
      expect(item.instead).toEqual([
        { medicineId: String(cheap._id), name: cheap.name, price: 40, stock: 2, ...rest },
        { medicineId: String(dear._id), name: dear.name, price: 160, stock: 9, ...rest },
      ]);
      await portal.model(Medicine).updateOne({ _id: own._id }, { stock: 2 });
      const [partly] = (await patient.get(`${PATH}/${id}/cart`)).body.items;
      for (const brand of partly.instead) expect(brand).toMatchObject({ quantity: 4, boxesAllowed: 6 });
      await portal.model(Medicine).updateOne({ _id: own._id }, { stock: 0 });
      const ask = async (asked: string) =>
        (await doctor.get(`${PATH}/availability?name=${encodeURIComponent(asked)}`)).body as unknown;
      expect(await ask(own.name)).toEqual({ available: false, instead: [cheap.name, dear.name], ...CLEAR });
      expect(await ask(`Tab. ${name.replace(' tablets', '')}`)).toEqual({
        available: true,
        instead: [],
        ...CLEAR,
      });
      expect(await ask(`${name} (Gone)`)).toEqual({
        available: false,
        instead: [cheap.name, dear.name],
        ...CLEAR,
      });
      expect(await ask('Nowhere to be had')).toEqual({ available: false, instead: [], ...CLEAR });
      // A prescription without a brand gets an available one.
      const { body } = await patient.get(
        `${PATH}/${(await write({ medicines: rows('1 month', name) })).id}/cart`,
      );
      expect(body.items[0].stock).toBeGreaterThan(0);
    });

    it('asks for a strength that the line leaves open, and never offers another strength', async () => {
      const substance = `Opensulin${lettersOf(patient)}`;
      const names = [100, 300].map((units) => `${substance} ${units} IU/ml injection`);
      for (const name of names) await addMedicine(portal, { name, stock: 9 });
      const { id } = await write({
        medicines: [substance, `Inj. ${substance} 100 IU/ml`, `Inj. ${substance} 200 IU/ml`].flatMap((name) =>
          rows('1 month', name),
        ),
      });
      const { items } = (await patient.get(`${PATH}/${id}/cart`)).body;
      expect(items).toMatchObject([
        { medicineId: null, price: null, stock: 0, instead: [], ask: 'strength' },
        { name: names[0], ask: null },
        { medicineId: null, instead: [], ask: null },
      ]);
      const { body } = await doctor.get(`${PATH}/availability?name=${substance}`);
      expect(body).toEqual({ available: false, instead: [], ask: 'strength', choices: names });
    });

    it('refuses a consent that is neither yes nor no', async () => {
      const [line] = rows('5 days');
      expectFailure(
        await prescribe(portal, doctor, patient, { medicines: [{ ...line, brandSubstitution: 'perhaps' }] }),
        {
          status: 400,
          code: 'VALIDATION_FAILED',
          fields: ['medicines.0.brandSubstitution'],
        },
      );
    });

    it.each(['', '?name=', `?name=${'x'.repeat(121)}`, '?name=a&other=1'])(
      'refuses to look for %j',
      async (query) =>
        expectFailure(await doctor.get(`${PATH}/availability${query}`), {
          status: 400,
          code: 'VALIDATION_FAILED',
        }),
    );

    it('does not sell removed medicines, nor for an ended prescription', async () => {
      const name = `Gonemycin ${lettersOf(patient)} 10 mg capsules`;
      await addMedicine(portal, { name, published: false });
      const gone = await write({ medicines: rows('1 month', name) });
      expect((await patient.get(`${PATH}/${gone.id}/cart`)).body.items[0]).toMatchObject({
        medicineId: null,
        available: false,
      });
      const ended = await write({ date: dayFromToday(portal, -9), medicines: rows('5 days') });
      expectFailure(await patient.get(`${PATH}/${ended.id}/cart`), { status: 409, code: 'WRONG_STATE' });
    });
  });
});
