import { Types } from 'mongoose';
import { migrate } from '../src/common/migrations.js';
import { Payment } from '../src/payments/payment.schema.js';
import { reportedLabBooking } from './support/care.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, wishFor } from './support/visits.js';

describe('Rows of an earlier version', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal('migrations');
  });
  afterAll(() => portal.close());

  it('should give old payments their subject, payer and lines, and leave new ones alone', async () => {
    const patient = await addPatient(portal, 'Asha Rao', { email: 'asha@example.org' });
    const doctor = await addDoctor(portal);
    await bookVisit(patient, wishFor(portal, doctor));
    const fresh = (await portal.model<Payment>(Payment).findOne().lean<Payment>())!;
    const { items: _items, payer: _payer, returnPath: _path, subjectId, ...rest } = fresh;
    const _id = new Types.ObjectId();
    const old = { ...rest, _id, sessionId: 'cs_test_old', appointmentId: subjectId, patientName: 'Asha Rao' };
    await portal.db.collection('payments').insertOne(old);
    await portal.db.collection('migrations').deleteMany({});

    await migrate(portal.db);
    await migrate(portal.db);

    const { body } = await patient.get(`/api/v1/payments/${String(_id)}`);
    expect(body).toMatchObject({
      payer: { name: 'Asha Rao', email: 'asha@example.org' },
      items: [{ name: 'Consultation with Dr. Vikram Nair', price: 800, quantity: 1 }],
      appointmentId: String(subjectId),
      orderId: null,
    });
    const row = await portal.db.collection('payments').findOne({ _id });
    expect(Object.keys(row!)).not.toEqual(expect.arrayContaining(['appointmentId']));
    expect(row!.patient).toBeUndefined();
    expect(await portal.model<Payment>(Payment).findById(fresh._id).lean()).toEqual(fresh);
    const done = await portal.db.collection('migrations').distinct('_id' as never);
    expect(done).toEqual([
      'lab-reports-are-records',
      'payments-name-their-subject',
      'users-count-their-changes',
    ]);
  });

  it('should make records of lab reports that were there before, once', async () => {
    const [patient, admin] = [await addPatient(portal), await addAdmin(portal)];
    const id = await reportedLabBooking(portal, patient, admin);
    const records = portal.db.collection('records');
    const made = await records.findOne({ labBookingId: new Types.ObjectId(id) });
    await records.deleteMany({});
    await portal.db.collection('migrations').deleteMany({});
    await Promise.all([migrate(portal.db), migrate(portal.db)]);
    await migrate(portal.db);
    const rows = await records.find({}).toArray();
    expect(rows).toEqual([{ ...made, _id: rows[0]._id, createdAt: made!.recordedAt as Date }]);
    expect((await patient.get('/api/v1/records')).body).toHaveLength(1);
  });
});
