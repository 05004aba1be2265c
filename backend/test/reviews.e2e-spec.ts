import { Types } from 'mongoose';
import { ReviewDto } from '../../openapi/contract/care/reviews.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { firstNameOf } from '../src/reviews/review.mapper.js';
import { Review } from '../src/reviews/review.schema.js';
import { expectOneRow } from './support/audit.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addReview, addVisit } from './support/site.js';
import { until } from './support/until.js';

const PATH = '/api/v1/reviews';
const TEXT = 'The doctor listened and explained every step.';
const MINE = `${PATH}?filter=${encodeURIComponent('{"mine":true}')}`;

describe('Reviews', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('reviews', { SMTP_URL: '' });
    admin = await addAdmin(portal);
  });
  beforeEach(async () => {
    await portal.model(Review).deleteMany({});
    patient = await addPatient(portal, 'Asha Rao');
  });
  afterAll(() => portal.close());

  const write = async (overrides: Record<string, unknown> = {}, by = patient) => {
    const { _id } = await addVisit(portal, patient);
    return by.post(PATH, { appointmentId: String(_id), rating: 5, text: TEXT, ...overrides });
  };
  const shown = async (client: Client, path = PATH): Promise<ReviewDto[]> => {
    const { status, body } = await client.get<unknown[]>(path);
    expect(status).toBe(200);
    return body.map((row) => ReviewDto.parse(row));
  };

  it('publishes an approved review without the surname, and notifies its author', async () => {
    const { status, body } = await write();
    expect([status, body.status, body.name]).toEqual([201, 'pending', 'Asha Rao']);
    expect(await shown(portal.visitor)).toEqual([]);
    expect((await shown(patient, MINE)).map(({ id, appointmentId }) => [id, appointmentId])).toEqual([
      [body.id, body.appointmentId],
    ]);
    const approved = await admin.post(`${PATH}/${body.id}/approve`);
    expect([approved.status, approved.body.status]).toEqual([200, 'approved']);
    const [seen] = await shown(portal.visitor);
    expect(seen).toMatchObject({
      name: 'Asha',
      text: TEXT,
      doctorName: 'Dr. Vikram Nair',
      appointmentId: null,
    });
    expect(JSON.stringify(seen)).not.toContain('Rao');
    const other = await addPatient(portal, 'Bela Shah');
    for (const reader of [other, await addDoctor(portal)]) expect(await shown(reader)).toEqual([seen]);
    expect((await shown(admin))[0]).toMatchObject({ name: 'Asha Rao', appointmentId: body.appointmentId });
    const news = (await patient.get('/api/v1/notifications')).body;
    expect(news.map(({ title }: { title: string }) => title)).toEqual(['Your review is published']);
  });

  it('rates the doctor in lists and profiles, as reviews are approved, hidden and deleted', async () => {
    const doctor = await addDoctor(portal, 'Dr. Rated Well');
    const doctorId = new Types.ObjectId(doctor.userId);
    const rating = async () => {
      const list = await portal.visitor.get('/api/users/doctors?search=Rated');
      const one = await portal.visitor.get('/api/v1/doctors/by-slug/dr-rated-well');
      const [card] = (list.body as { value: { rating: number | null; reviewCount: number }[] }).value;
      expect(one.body).toMatchObject({ rating: card.rating, reviewCount: card.reviewCount });
      return [card.rating, card.reviewCount];
    };
    expect(await rating()).toEqual([null, 0]);
    const ids: string[] = [];
    for (const stars of [5, 4, 4]) {
      const row = await addReview(portal, patient, { doctorId, rating: stars, status: 'pending' });
      ids.push(String(row._id));
    }
    expect(await rating()).toEqual([null, 0]);
    for (const id of ids) expect((await admin.post(`${PATH}/${id}/approve`)).status).toBe(200);
    expect(await rating()).toEqual([4.3, 3]);
    await admin.post(`${PATH}/${ids[0]}/hide`);
    expect(await rating()).toEqual([4, 2]);
    await admin.delete(`${PATH}/${ids[1]}`);
    expect(await rating()).toEqual([4, 1]);
    const filter = encodeURIComponent(JSON.stringify({ doctorId: doctor.userId }));
    const seen = await shown(portal.visitor, `${PATH}?filter=${filter}`);
    expect(seen.map(({ id }) => id)).toEqual([ids[2]]);
  });

  it('names the doctor of the visit in a new review', async () => {
    const acceptedDoctorId = new Types.ObjectId();
    const { _id } = await addVisit(portal, patient, { acceptedDoctorId });
    const { body } = await write({ appointmentId: String(_id) });
    expect(body.doctorId).toBe(String(acceptedDoctorId));
  });

  it('unpublishes a hidden review, and notifies the author only once', async () => {
    const { id } = (await write()).body as ReviewDto;
    for (const step of ['approve', 'approve', 'hide', 'hide', 'approve'])
      expect((await admin.post(`${PATH}/${id}/${step}`)).status).toBe(200);
    expect(await shown(portal.visitor)).toHaveLength(1);
    const mails = await portal
      .model(OutboxRow)
      .countDocuments({ dedupeKey: `mail:review-approved:${id}:${patient.userId}` });
    expect(mails).toBe(1);
    await admin.post(`${PATH}/${id}/hide`);
    expect(await shown(portal.visitor)).toEqual([]);
    expect((await shown(patient, MINE)).map(({ status }) => status)).toEqual(['hidden']);
  });

  it('accepts one review per visit with concurrent calls', async () => {
    const { _id } = await addVisit(portal, patient);
    const body = { appointmentId: String(_id), rating: 4, text: TEXT };
    const answers = await Promise.all(Array.from({ length: 10 }, () => patient.post(PATH, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    for (const lost of answers.filter(({ status }) => status === 409))
      expectFailure(lost, { status: 409, code: 'ALREADY_REVIEWED' });
    expect(await portal.model(Review).countDocuments({ appointmentId: _id })).toBe(1);
    expectFailure(await patient.post(PATH, body), { status: 409, code: 'ALREADY_REVIEWED' });
  });

  it.each(['pending', 'accepted', 'rejected', 'cancelled'] as const)(
    'refuses a review of a visit that is %s',
    async (status) => {
      const { _id } = await addVisit(portal, patient, { status });
      const answer = await patient.post(PATH, { appointmentId: String(_id), rating: 5, text: TEXT });
      expectFailure(answer, { status: 409, code: 'WRONG_STATE' });
      expect(await portal.model(Review).countDocuments()).toBe(0);
    },
  );

  it("does not know another patient's visit, or one that does not exist", async () => {
    const other = await addPatient(portal, 'Bela Shah');
    expectFailure(await write({}, other), { status: 404, code: 'NOT_FOUND' });
    const nothing = { appointmentId: new Types.ObjectId().toHexString() };
    expectFailure(await write(nothing), { status: 404, code: 'NOT_FOUND' });
    expect(await shown(other, MINE)).toEqual([]);
    expect(await shown(portal.visitor, MINE)).toEqual([]);
    expect(await shown(admin, MINE)).toEqual([]);
  });

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 'x'.repeat(1001) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ appointmentId: { $ne: null } }, 'appointmentId'],
    [{ status: 'approved' }, 'status'],
    [{ patientName: 'The Director' }, 'patientName'],
  ])('refuses %j naming %s', async (fields, field) => {
    expectFailure(await write(fields), { status: 400, code: 'VALIDATION_FAILED', fields: [field] });
    expect(await portal.model(Review).countDocuments()).toBe(0);
  });

  it('keeps HTML as the text that it is', async () => {
    const text = '<script>alert(1)</script> <img src=x onerror=alert(2)> & more';
    const { id } = (await write({ text })).body as ReviewDto;
    await admin.post(`${PATH}/${id}/approve`);
    const { body, headers } = await portal.visitor.get<ReviewDto[]>(PATH);
    expect([body[0].text, headers.get('content-type')]).toEqual([text, 'application/json; charset=utf-8']);
  });

  it('leaves a trace of every step', async () => {
    const { _id } = await addVisit(portal, patient);
    const made = await patient.post(PATH, { appointmentId: String(_id), rating: 5, text: TEXT });
    const id = made.body.id as string;
    const created = await portal.db
      .collection('auditevents')
      .findOne({ action: 'review.create', recordId: id });
    expect(created).toMatchObject({
      actorType: 'patient',
      after: { rating: 5, text: TEXT, status: 'pending' },
    });
    const row = { by: admin, resource: 'reviews', recordId: id };
    await expectOneRow(portal, () => admin.post(`${PATH}/${id}/approve`), {
      ...row,
      action: 'review.approve',
      before: { status: 'pending' },
      after: { status: 'approved' },
    });
    await expectOneRow(portal, () => admin.post(`${PATH}/${id}/hide`), {
      ...row,
      action: 'review.hide',
      before: { status: 'approved' },
      after: { status: 'hidden' },
    });
    const before = expect.objectContaining({ text: TEXT, status: 'hidden' });
    await expectOneRow(portal, () => admin.delete(`${PATH}/${id}`), {
      ...row,
      action: 'review.delete',
      before,
    });
    expectFailure(await admin.get(`${PATH}/${id}`), { status: 404 });
  });

  it('audits one of two concurrent approvals', async () => {
    const { id } = (await write()).body as ReviewDto;
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.post(`${PATH}/${id}/approve`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const traces = await portal.db
      .collection('auditevents')
      .countDocuments({ action: 'review.approve', recordId: id });
    expect(traces).toBe(1);
  });

  it('sorts by stars, gives pages, and answers 304 while nothing changes', async () => {
    for (const rating of [3, 5, 4]) await addReview(portal, patient, { rating });
    const best = encodeURIComponent('["rating","DESC"]');
    const { body, headers } = await portal.visitor.get<ReviewDto[]>(`${PATH}?sort=${best}&range=[0,1]`);
    expect(body.map(({ rating }) => rating)).toEqual([5, 4]);
    expect(headers.get('content-range')).toBe('reviews 0-1/3');
    const known = { 'if-none-match': headers.get('etag')! };
    expect((await portal.visitor.get(`${PATH}?sort=${best}&range=[0,1]`, known)).status).toBe(304);
    await portal.db.collection('reviews').updateMany({ rating: 5 }, { $set: { status: 'hidden' } });
    await until(async () => (await shown(portal.visitor)).length === 2);
  });

  it.each([
    ['Asha Rao', 'Asha'],
    ['Mrs. Asha Devi Rao', 'Asha'],
    ['Dr Asha Rao', 'Asha'],
    ['Madonna', 'M.'],
    ['  Asha   Rao ', 'Asha'],
  ])('shows %s as %s', (fullName, name) => expect(firstNameOf(fullName)).toBe(name));
});
