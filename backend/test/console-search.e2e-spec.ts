import { z } from 'zod';
import { ConsoleSearchGroup } from '../../openapi/contract/console/console-search.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { mobileColumns } from '../src/users/user.schema.js';
import { collectedLabBooking } from './support/care.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addMedicine, buy, buyer } from './support/shop.js';
import { bookVisit, wishFor } from './support/visits.js';

describe('The search of the console', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let visitId: string;
  let order: { id: string; number: string };
  let labBookingId: string;

  beforeAll(async () => {
    portal = await startPortal('console_search');
    admin = await addAdmin(portal);
    const doctor = await addDoctor(portal, 'Dr. Lakshmi Menon');
    patient = await addPatient(portal, 'Meera Iyer', {
      email: 'meera@example.org',
      ...mobileColumns('+919812300042'),
    });
    await addPatient(portal, 'Meera Nair');
    visitId = (await bookVisit(patient, wishFor(portal, doctor))).id;
    const medicine = await addMedicine(portal);
    order = await buy(patient, [{ medicine, quantity: 1 }], buyer({ name: 'Meera Iyer' }));
    labBookingId = await collectedLabBooking(portal, patient, admin, 'Tara Iyer');
  });
  afterAll(() => portal.close());

  async function find(q: string): Promise<Record<string, string[]>> {
    const { status, body } = await admin.get(`/api/v1/console-search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    const groups = z.array(ConsoleSearchGroup).parse(body);
    return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ id }) => id)]));
  }

  it.each(['Meera Iyer', 'iyer', 'meera@exa', '98123 00042'])(
    'finds a patient by %s with their records',
    async (q) => {
      const found = await find(q);
      expect(found.patients).toEqual([patient.userId]);
      expect(found.appointments).toEqual([visitId]);
      expect(found.orders).toEqual([order.id]);
      expect(found['lab-bookings']).toEqual([labBookingId]);
      expect(found.payments).toHaveLength(2);
      expect(found.doctors).toBeUndefined();
    },
  );

  it('says whose a record is, when it is and its state', async () => {
    const { body } = await admin.get('/api/v1/console-search?q=meera%20iyer');
    const groups = z.array(ConsoleSearchGroup).parse(body);
    const [visit] = groups.find(({ kind }) => kind === 'appointments')!.items;
    expect(visit).toMatchObject({ title: 'Meera Iyer', state: 'pending' });
    expect(visit.detail).toMatch(/^Dr\. Lakshmi Menon · .*10:00 AM/);
  });

  it('finds an order by its number and every record by its id', async () => {
    expect(await find(order.number.toLowerCase())).toEqual({ orders: [order.id] });
    expect(await find(visitId)).toEqual({ appointments: [visitId] });
    expect(await find(labBookingId)).toEqual({ 'lab-bookings': [labBookingId] });
    expect((await find(patient.userId)).patients).toEqual([patient.userId]);
  });

  it('finds a lab booking by the person who is tested', async () => {
    expect(await find('tara')).toEqual({ 'lab-bookings': [labBookingId] });
  });

  it.each(['', 'm', '.*', 'zzzz', '$where'])('finds nothing by %j', async (q) => {
    expect(await find(q)).toEqual({});
  });

  it('leaves a trace of the patients that were read', async () => {
    await find('meera');
    const event = await portal
      .model<AuditEvent>(AuditEvent)
      .findOne({ action: 'patient.list' })
      .sort({ _id: -1 })
      .lean<AuditEvent>();
    expect((event?.after as { ids: string[] }).ids).toContain(patient.userId);
  });
});
