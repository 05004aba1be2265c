import type { DemoData } from '../../openapi/contract/console/demo-data.js';
import { DEMO_ADMIN_EMAIL, seed } from '../../demo/seed.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { collections } from '../src/collections.js';
import { Setting } from '../src/settings/setting.schema.js';
import { DoctorDirectory } from '../src/users/doctors/doctor-directory.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy, openCart } from './support/shop.js';
import { until } from './support/until.js';
import { book, dayFromToday, openCheckout, payAt, wishFor } from './support/visits.js';
import type { Wish } from './support/visits.js';

const PATH = '/api/v1/demo-data';
const REMOVE = { confirmation: 'REMOVE' };

/** What stays in collections that a removal does not empty. */
const KEPT = new Set(['auditevents', 'auditseals', 'settings', 'denialcounts', 'setupcodes']);

const times = { hours: null, leaves: [] };

describe('The removal of the demo data', () => {
  let portal: Portal;
  let owner: Client;
  let demoDoctor: Client;
  let doctorName: string;
  let realPatient: Client;
  /** Rows of real people, by collection. */
  let before: Map<string, Set<string>>;

  const idsBy = async (): Promise<Map<string, Set<string>>> => {
    const found = new Map<string, Set<string>>();
    for (const { schema } of collections) {
      const name = String(schema.get('collection'));
      const rows = await portal.db
        .collection(name)
        .find({}, { projection: { _id: 1 } })
        .toArray();
      found.set(name, new Set(rows.map(({ _id }) => String(_id))));
    }
    return found;
  };
  const read = async () => (await owner.get<DemoData>(PATH)).body;
  const remove = (by = owner) => by.post<DemoData>(`${PATH}/remove`, REMOVE);
  /** Calls until the removal has ended or is refused. */
  async function removeAll() {
    for (;;) {
      const answer = await remove();
      if (answer.status !== 200 || answer.body.state === 'none') return answer;
    }
  }

  beforeAll(async () => {
    portal = await startPortal('demo_removal');
    await seed(portal.app);
    before = await idsBy();
    owner = await addAdmin(portal);
    realPatient = await addPatient(portal, 'Rohan Mehta');
    const doctors = portal.model<User>(User);
    const doctor = await doctors.findOne({ type: 'doctor', approval: 'approved' }).lean<User>().orFail();
    await doctors.updateOne(
      { _id: doctor._id },
      { $set: { ...times, feePaise: 80_000, timeSlots: ['05:00', '05:30', '06:00'] } },
    );
    await doctors.updateOne(
      { _id: doctor._id },
      {
        $set: {
          availableDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        },
      },
    );
    portal.app.get(DoctorDirectory).drop();
    doctorName = doctor.fullName;
    demoDoctor = await clientOf(portal, doctor._id);
  }, 300_000);
  afterAll(() => portal.close());

  /** A paid visit; throws when it is refused. */
  async function bookVisit(patient: Client, visit: Wish) {
    const checkout = await openCheckout(patient, { ...visit, doctorName } as Wish);
    if (checkout.status !== 201) throw new Error(`Checkout answered ${checkout.status}`);
    await payAt(checkout.body.url);
    const booked = await book(patient, visit);
    if (booked.status !== 201) throw new Error(`Booking answered ${booked.status}`);
    return (booked.body as { value: { id: string } }).value;
  }
  const wish = (time: string, days = 20) =>
    wishFor(portal, demoDoctor, { preferredDate: dayFromToday(portal, days), preferredTime: time });

  it('counts the demo data, and knows every row of the creation', async () => {
    const { state, counts, left, problems } = await read();
    expect([state, problems]).toEqual(['present', []]);
    expect(counts).toMatchObject({ medicines: 60, labTests: 40, administrators: 9 });
    const known = new Set(
      (await portal.db.collection('demorows').find().toArray()).map(({ _id }) => String(_id)),
    );
    expect(left).toBe(known.size);
    for (const name of ['users', 'medicines', 'labtests', 'posts', 'faqs', 'holidays', 'leaves', 'orders'])
      for (const id of before.get(name)!) expect(known.has(`${name}/${id}`)).toBe(true);
  });

  it('is for administrators of the hospital, with the typed word', async () => {
    const demoAdmin = await portal
      .model<User>(User)
      .findOne({ email: DEMO_ADMIN_EMAIL })
      .lean<User>()
      .orFail();
    const refused = await remove(await clientOf(portal, demoAdmin._id));
    expectFailure(refused, { status: 409, code: 'WRONG_STATE' });
    expect((refused.body as { error?: string }).error).toMatch(
      /^You are logged in with an account of the demo/,
    );
    for (const confirmation of ['', 'yes', 'remove'])
      expectFailure(await owner.post(`${PATH}/remove`, { confirmation }), {
        status: 400,
        fields: ['confirmation'],
      });
    expect((await read()).state).toBe('present');
  });

  it('names real people with open bookings, and changes nothing', async () => {
    const { id } = await bookVisit(realPatient, wish('05:00'));
    const bought = before.get('medicines')!.values().next().value!;
    const medicine = (await owner.get(`/api/v1/medicines/${bought}`)).body as {
      _id: string;
      promotionPrice: number;
    };
    const order = await buy(
      realPatient,
      [{ medicine: medicine as never, price: medicine.promotionPrice }],
      undefined,
    );
    const { problems } = await read();
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^Rohan Mehta has a visit with Dr\. .* Cancel or move it first\.$/);
    expect(problems[1]).toContain(order.number);
    const refused = await remove();
    expectFailure(refused, { status: 409, code: 'WRONG_STATE' });
    expect((refused.body as { error?: string }).error).toBe(problems.join(' '));
    expect((await read()).state).toBe('present');
    await realPatient.post(`/api/v1/orders/${order.id}/cancel`, {});
    await realPatient.post(`/api/v1/appointments/${id}/cancel`, {});
    expect((await read()).problems).toEqual([]);
  });

  it('leaves no visit without its doctor while people book, and can be repeated', async () => {
    const people = await Promise.all(
      Array.from({ length: 4 }, (_, n) => addPatient(portal, `Person ${'ABCD'[n]} Sharma`)),
    );
    const wishes = people.map((person, n) =>
      bookVisit(person, wish(['05:00', '05:30', '06:00'][n % 3], 21 + n)),
    );
    const [booked] = await Promise.all([Promise.allSettled(wishes), remove(), remove()]);
    const made = booked.filter(({ status }) => status === 'fulfilled').length;
    const visits = await portal
      .model<Appointment>(Appointment)
      .find({ patientId: { $in: people.map(({ userId }) => userId) }, status: { $in: ['pending', 'held'] } })
      .lean<Appointment[]>();
    expect(visits.filter(({ status }) => status === 'pending')).toHaveLength(made);
    for (const { doctorId } of visits)
      expect(await portal.model(User).exists({ _id: doctorId })).not.toBeNull();
    if (visits.length > 0) expectFailure(await remove(), { status: 409, code: 'WRONG_STATE' });
    for (const visit of visits)
      await (
        await clientOf(portal, visit.patientId)
      ).post(`/api/v1/appointments/${String(visit._id)}/cancel`, {});
    await portal
      .model(Appointment)
      .deleteMany({ status: 'held', patientId: { $in: people.map(({ userId }) => userId) } });
  });

  it('removes the demo and nothing else, and the site shows only what is true', async () => {
    const own = await addDoctor(portal, 'Dr. Own Doctor');
    const medicine = await addMedicine(portal, { name: 'Own Medicine 1 mg' });
    await openCart(realPatient, [{ medicine }]);
    await portal
      .model<Setting>(Setting)
      .updateOne({}, { $set: { phone: '+91 80 9999 9999' }, $inc: { version: 1 } });
    const real = await idsBy();
    const done = await removeAll();
    expect(done.body).toMatchObject({ state: 'none', left: 0, problems: [] });
    const after = await idsBy();
    for (const [collection, ids] of before) {
      if (KEPT.has(collection) || collection === 'doctordays') continue;
      const left = [...ids].filter((id) => after.get(collection)!.has(id));
      // A doctor of a past visit of a real person stays, as a disabled account.
      expect([collection, left]).toEqual([collection, collection === 'users' ? [demoDoctor.userId] : []]);
    }
    const kept = await portal.model<User>(User).findById(demoDoctor.userId).lean<User>().orFail();
    expect([kept.disabled, kept.published]).toEqual([true, false]);
    for (const name of ['users', 'medicines', 'appointments', 'orders', 'payments'])
      for (const id of real.get(name)!)
        if (!before.get(name)!.has(id)) expect(after.get(name)!.has(id)).toBe(true);

    await until(async () => (await portal.visitor.get('/medicine')).body.value.length === 1);
    await until(async () => (await portal.visitor.get('/lab')).body.value.length === 0);
    const doctors = (await portal.visitor.get('/api/users/doctors')).body.value as { _id: string }[];
    expect(doctors.map(({ _id }) => _id)).toEqual([own.userId]);
    const { body: hospital } = await portal.visitor.get('/api/v1/hospital');
    expect(hospital).toMatchObject({ isSetUp: false, phone: '+91 80 9999 9999' });
    expect(hospital.social).toMatchObject({ facebook: null, x: null });
    expect(await portal.model(AuditEvent).countDocuments({ action: 'demo-data.remove' })).toBe(1);
    expect((await remove()).body.state).toBe('none');
  });
});
