import { NotificationDto } from '../../openapi/contract/people/notifications.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { Notification } from '../src/notifications/notification.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, wishFor } from './support/visits.js';

describe('Notifications', () => {
  let portal: Portal;
  let patient: Client;
  let stranger: Client;

  beforeAll(async () => {
    portal = await startPortal('notifications');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    [patient, stranger] = [await addPatient(portal), await addPatient(portal, 'Bela Shah')];
  });

  const write = async (to: Client, title: string) => {
    const rows = portal.model<Notification>(Notification);
    return String((await rows.create({ userId: to.userId, title, text: 'Text' }))._id);
  };
  const unread = async (of: Client) => (await of.get('/api/v1/notifications/unread')).body as unknown;
  const titles = async (of: Client, filter = {}) => {
    const answer = await of.get(`/api/v1/notifications?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    const rows = answer.body as { title: string }[];
    return { titles: rows.map(({ title }) => title), range: answer.headers.get('content-range') };
  };

  it('lists own ones, newest first, in the shape of the contract', async () => {
    await write(patient, 'One');
    await write(stranger, 'Not yours');
    await write(patient, 'Two');
    expect(await titles(patient)).toEqual({ titles: ['Two', 'One'], range: 'notifications 0-1/2' });
    const { body } = await patient.get('/api/v1/notifications');
    for (const row of body as unknown[]) expect(NotificationDto.safeParse(row).error).toBeUndefined();
  });

  it('lists and counts unread ones', async () => {
    const first = await write(patient, 'One');
    await write(patient, 'Two');
    expect(await unread(patient)).toEqual({ unread: 2 });
    await patient.post(`/api/v1/notifications/${first}/read`);
    expect(await unread(patient)).toEqual({ unread: 1 });
    expect((await titles(patient, { unread: true })).titles).toEqual(['Two']);
    expect((await titles(patient, { unread: false })).titles).toEqual(['One']);
    expectFailure(await patient.get('/api/v1/notifications?filter={"unread":"yes"}'), {
      status: 400,
      fields: ['filter.unread'],
    });
  });

  it('keeps the first time of reading, also on repeats', async () => {
    const id = await write(patient, 'One');
    const first = await patient.post(`/api/v1/notifications/${id}/read`);
    const again = await patient.post(`/api/v1/notifications/${id}/read`);
    expect(first.body.readAt).not.toBeNull();
    expect(again.body).toEqual(first.body);
  });

  it('marks all own ones as read and no one else’s', async () => {
    const early = await write(patient, 'One');
    const { body } = await patient.post(`/api/v1/notifications/${early}/read`);
    await write(patient, 'Two');
    await write(stranger, 'Theirs');
    expect((await patient.post('/api/v1/notifications/read-all')).body).toEqual({ unread: 0 });
    expect([await unread(patient), await unread(stranger)]).toEqual([{ unread: 0 }, { unread: 1 }]);
    const row = await portal.model<Notification>(Notification).findById(early).lean<Notification>();
    expect(row!.readAt!.toISOString()).toBe(body.readAt);
  });

  it("answers 404 to another's", async () => {
    const id = await write(stranger, 'Theirs');
    expectFailure(await patient.post(`/api/v1/notifications/${id}/read`), { status: 404 });
    expect(await unread(stranger)).toEqual({ unread: 1 });
  });

  it('notifies both sides of a visit in the same write', async () => {
    const doctor = await addDoctor(portal);
    const wish = wishFor(portal, doctor);
    const { id } = await bookVisit(patient, wish);
    expect((await titles(doctor)).titles).toEqual(['New appointment request from Asha Rao']);
    expect((await doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
    expect((await titles(patient)).titles).toEqual([
      'Your appointment is confirmed',
      'We have received your appointment request',
    ]);
    const [newest] = (await patient.get('/api/v1/notifications')).body as { link: string; text: string }[];
    expect(newest.link).toBe('/patientlogin/patientapps');
    const when = portal.app.get(HospitalClock).format(wish.preferredDate, wish.preferredTime);
    expect(newest.text).toBe(`Dr. Vikram Nair, ${when}. Please come ten minutes early.`);
    const [asked] = (await doctor.get('/api/v1/notifications')).body as { text: string }[];
    expect(asked.text).toBe(`${when}. Please accept or reject it.`);
  });
});
