import { Types } from 'mongoose';
import { QuestionDto, QuestionList } from '../../openapi/contract/site/questions.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Faq } from '../src/faqs/faq.schema.js';
import { FaqList } from '../src/faqs/faq-list.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { AnsweredQuestions } from '../src/questions/answered-questions.js';
import { Question } from '../src/questions/question.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const UNKNOWN = 'Do you have a helipad for visiting zeppelins?';
const ANSWER = 'Sadly not. There is a parking deck.';

describe('Questions', () => {
  let portal: Portal;
  let admin: Client;
  let other: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('questions', { SMTP_URL: '' });
    [admin, other] = [await addAdmin(portal), await addAdmin(portal)];
    patient = await addPatient(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.model(Question).deleteMany({});
    await portal.model(Faq).deleteMany({});
    await portal.model(Notification).deleteMany({});
    await portal.model(OutboxRow).deleteMany({});
    await portal.db.collection('chattries').deleteMany({});
    portal.app.get(AnsweredQuestions).drop();
    portal.app.get(FaqList).drop();
  });

  const ask = async (as: Client, message = UNKNOWN, conversation?: string) => {
    const { status, body } = await as.post('/chat', { message, ...(conversation && { conversation }) });
    expect([status, body.question === null]).toEqual([200, false]);
    return body.question as { id: string; key: string };
  };
  const answer = (as: Client, id: string, adminReply = ANSWER, version?: number) =>
    as.put(`/api/questions/${id}`, { adminReply, status: 'answered', ...(version && { version }) });
  const listed = async (which: 'unanswered' | 'answered') =>
    QuestionList.parse((await admin.get(`/api/questions/${which}`)).body).questions;

  it('goes from unanswered to answered', async () => {
    const { id } = await ask(portal.visitor);
    const [waiting] = await listed('unanswered');
    expect(waiting).toMatchObject({
      id,
      _id: id,
      message: UNKNOWN,
      adminReply: null,
      askedBy: null,
      version: 1,
    });
    const { status, body } = await answer(admin, id);
    expect([status, body.msg]).toEqual([200, 'success']);
    expect(QuestionDto.parse(body.value)).toMatchObject({
      adminReply: ANSWER,
      status: 'answered',
      version: 2,
    });
    expect(await listed('unanswered')).toEqual([]);
    expect((await listed('answered')).map((one) => one.id)).toEqual([id]);
  });

  it('lists the longest waiting first, and the newest answer first', async () => {
    const ids: string[] = [];
    for (const word of ['zeppelins', 'submarines', 'unicycles'])
      ids.push((await ask(portal.visitor, `Have you a museum of ${word}?`)).id);
    expect((await listed('unanswered')).map(({ id }) => id)).toEqual(ids);
    for (const id of ids) await answer(admin, id);
    expect((await listed('answered')).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it.each(['', '   ', '\n\t'])('refuses the empty answer %j', async (text) => {
    const { id } = await ask(portal.visitor);
    const refused = await answer(admin, id, text);
    expectFailure(refused, { status: 400, code: 'VALIDATION_FAILED', fields: ['adminReply'] });
    expect(refused.body.error).toBe('Answer cannot be empty');
    expect(await listed('unanswered')).toHaveLength(1);
  });

  it('pages to the end and counts all', async () => {
    const asked = Array.from({ length: 503 }, (_, n) => ({ message: `Flood ${n}?`, status: 'unanswered' }));
    await portal
      .model(Question)
      .insertMany(asked.map((one) => ({ ...one, textKey: one.message, words: [] })));
    const { id } = await ask(patient, UNKNOWN);
    const page = (query: string) => admin.get(`/api/questions/unanswered${query}`);
    const first = await page('');
    expect(QuestionList.parse(first.body).questions).toHaveLength(500);
    expect(first.headers.get('x-total-count')).toBe('504');
    const last = await page('?skip=500&limit=100');
    expect(QuestionList.parse(last.body).questions.at(-1)?.id).toBe(id);
    expectFailure(await page('?skip=-1'), { status: 400, fields: ['skip'] });
  });

  it('refuses an answer of 2001 characters and takes one of 2000', async () => {
    const { id } = await ask(portal.visitor);
    expectFailure(await answer(admin, id, 'x'.repeat(2001)), { status: 400, fields: ['adminReply'] });
    expect((await answer(admin, id, 'x'.repeat(2000))).status).toBe(200);
  });

  it('refuses the second of two admins, and allows a correction of the seen answer', async () => {
    const { id } = await ask(patient);
    const answers = await Promise.all([answer(admin, id, 'First.'), answer(other, id, 'Second.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409)!;
    expectFailure(loser, { status: 409, code: 'ALREADY_ANSWERED' });
    const [kept] = await listed('answered');
    expect(kept.adminReply).toBe(answers[0].status === 200 ? 'First.' : 'Second.');
    expect(await portal.model(Notification).countDocuments({ userId: patient.userId })).toBe(1);
    expectFailure(await answer(other, id, 'Third.', 1), { status: 409, code: 'ALREADY_ANSWERED' });
    const corrected = await answer(other, id, 'Third.', kept.version);
    expect(corrected.body.value).toMatchObject({ adminReply: 'Third.', version: kept.version + 1 });
  });

  it('has one winner among concurrent admins', async () => {
    const { id } = await ask(patient);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => answer(n % 2 ? admin : other, id, `Answer ${n}.`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect(await portal.model(OutboxRow).countDocuments({})).toBe(1);
  });

  it('takes the same answer of the same admin again without a second effect', async () => {
    const { id } = await ask(patient);
    const answers = [await answer(admin, id), await answer(admin, id)];
    expect(answers.map(({ status, body }) => [status, body.value.version])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect(await portal.model(OutboxRow).countDocuments({})).toBe(1);
    expectFailure(await answer(other, id), { status: 409, code: 'ALREADY_ANSWERED' });
  });

  it('answers an answer to a deleted question with 404', async () => {
    const { id, key } = await ask(portal.visitor);
    const gone = await admin.delete(`/api/questions/${id}`);
    expect([gone.status, gone.body.value.id]).toEqual([200, id]);
    expectFailure(await answer(admin, id), { status: 404, code: 'NOT_FOUND' });
    expectFailure(await admin.delete(`/api/questions/${id}`), { status: 404 });
    expectFailure(await admin.post(`/api/v1/questions/${id}/publish`), { status: 404 });
    expectFailure(await portal.visitor.get(`/chat/answers?id=${id}&key=${key}`), { status: 404 });
    expect(await portal.model(Question).countDocuments({})).toBe(0);
  });

  it('no longer answers anyone from a question that was deleted', async () => {
    const { id } = await ask(portal.visitor);
    await answer(admin, id);
    expect((await portal.visitor.post('/chat', { message: UNKNOWN })).body.reply).toBe(ANSWER);
    await admin.delete(`/api/questions/${id}`);
    expect((await portal.visitor.post('/chat', { message: UNKNOWN })).body.question).not.toBeNull();
  });

  it("reaches the asker's open panel by its key, and by no other", async () => {
    const { id, key } = await ask(portal.visitor);
    const read = (as: Client, given: string) =>
      as.get(`/chat/answers?id=${id}&key=${encodeURIComponent(given)}`);
    expect((await read(portal.visitor, key)).body).toEqual({ status: 'unanswered', answer: null });
    await answer(admin, id);
    expect((await read(portal.visitor, key)).body).toEqual({ status: 'answered', answer: ANSWER });
    const { key: wrong } = await ask(portal.visitor, 'Have you a museum of unicycles?');
    for (const one of [wrong, key.slice(0, -1), `${key}A`, 'x'])
      expectFailure(await read(admin, one), { status: 404, code: 'NOT_FOUND' });
    expectFailure(await portal.visitor.get(`/chat/answers?id=${id}`), { status: 400, fields: ['key'] });
  });

  it('reaches a logged-in asker by notification and mail, with escaped text', async () => {
    const { id } = await ask(patient, 'Have you a museum of <img src=x onerror=alert(1)>?');
    await answer(admin, id, 'See <b>gate 2</b> & the <script>alert(1)</script> hall.');
    const [news] = (await patient.get('/api/v1/notifications')).body as { title: string; text: string }[];
    expect(news.title).toBe('We have answered your question');
    expect(news.text).toContain('See <b>gate 2</b> & the <script>alert(1)</script> hall.');
    const mail = await portal.model<OutboxRow>(OutboxRow).findOne({ effect: 'mail' }).lean<OutboxRow>();
    expect(mail!.mail!.html).toContain('&lt;script&gt;');
    expect(mail!.mail!.html).not.toMatch(/<script|<img|<b>/);
    await portal.deliver();
    expect((await portal.model<OutboxRow>(OutboxRow).findById(mail!._id).lean<OutboxRow>())!.state).toBe(
      'kept',
    );
  });

  it('is handed over once by one asker, also when it is sent twice at once', async () => {
    const panel = 'panel-0123456789abcdef';
    const twice = await Promise.all([
      ask(portal.visitor, UNKNOWN, panel),
      ask(portal.visitor, UNKNOWN, panel),
    ]);
    const again = await ask(portal.visitor, '  do you have a HELIPAD for visiting zeppelins ', panel);
    expect(new Set([...twice, again].map(({ id }) => id)).size).toBe(1);
    const [mine, mineAgain] = [await ask(patient), await ask(patient)];
    expect(mineAgain).toEqual(mine);
    expect(mine.id).not.toBe(again.id);
    expect(await portal.model(Question).countDocuments({})).toBe(2);
  });

  it('answers all waiting askers of the same text', async () => {
    const [first, second] = [await ask(portal.visitor), await ask(patient)];
    await answer(admin, first.id);
    const { body } = await portal.visitor.get(`/chat/answers?id=${second.id}&key=${second.key}`);
    expect(body).toEqual({ status: 'answered', answer: ANSWER });
    expect(await portal.model(Notification).countDocuments({ userId: patient.userId })).toBe(1);
    expectFailure(await answer(other, second.id), { status: 409, code: 'ALREADY_ANSWERED' });
  });

  it('becomes an FAQ in one call, once', async () => {
    const { id } = await ask(portal.visitor);
    const publish = () => admin.post(`/api/v1/questions/${id}/publish`);
    expectFailure(await publish(), { status: 409, code: 'WRONG_STATE' });
    await answer(admin, id);
    const answers = await Promise.all([publish(), publish(), publish()]);
    expect(answers.map(({ status, body }) => [status, body.published])).toEqual(Array(3).fill([200, true]));
    const faqs = await portal.model<Faq>(Faq).find({}).lean<Faq[]>();
    expect(faqs.map(({ question, answer: text, published }) => [question, text, published])).toEqual([
      [UNKNOWN, ANSWER, true],
    ]);
    const shown = (await portal.visitor.get('/api/v1/faqs')).body as { question: string }[];
    expect(shown.map(({ question }) => question)).toEqual([UNKNOWN]);
  });

  it('is answered as its FAQ says once it is one, and from itself again when the FAQ is gone', async () => {
    const { id } = await ask(portal.visitor);
    await answer(admin, id);
    await admin.post(`/api/v1/questions/${id}/publish`);
    const faq = (await portal.model<Faq>(Faq).findOne({}).lean<Faq>())!;
    const reply = async () => (await portal.visitor.post('/chat', { message: UNKNOWN })).body.reply as string;
    await admin.put(`/api/v1/faqs/${String(faq._id)}`, { answer: 'There is one by now.' });
    expect(await reply()).toBe('There is one by now.');
    await admin.delete(`/api/v1/faqs/${String(faq._id)}`);
    expect(await reply()).toBe(ANSWER);
  });

  it('does not become a second FAQ of the same question, nor one that is too long', async () => {
    const { id } = await ask(portal.visitor);
    await answer(admin, id);
    await admin.post('/api/v1/faqs', { question: UNKNOWN, answer: 'Other.', category: 'Visiting us' });
    const taken = await admin.post(`/api/v1/questions/${id}/publish`);
    expectFailure(taken, { status: 409, code: 'NAME_TAKEN' });
    const long = await ask(portal.visitor, `Zeppelin ${'zzzzz '.repeat(70)}`);
    await answer(admin, long.id);
    expectFailure(await admin.post(`/api/v1/questions/${long.id}/publish`), {
      status: 422,
      code: 'UNACCEPTABLE',
    });
    expect(await portal.model(Question).countDocuments({ published: true })).toBe(0);
  });

  it('is a resource of the console', async () => {
    const { id } = await ask(portal.visitor);
    await ask(portal.visitor, 'Have you a museum of unicycles?');
    const filter = encodeURIComponent('{"status":"unanswered"}');
    const page = await admin.get(`/api/v1/questions?filter=${filter}&sort=["askedAt","ASC"]&range=[0,0]`);
    expect([page.headers.get('content-range'), page.body[0].id]).toEqual(['questions 0-0/2', id]);
    const record = (await admin.get(`/api/v1/questions/${id}`)).body as QuestionDto;
    const saved = await admin.put(`/api/v1/questions/${id}`, {
      ...record,
      adminReply: ANSWER,
      message: 'Other?',
    });
    expect(saved.body).toMatchObject({ id, adminReply: ANSWER, message: UNKNOWN, status: 'answered' });
    expectFailure(await admin.put(`/api/v1/questions/${id}`, { ...record, adminReply: 'Late.' }), {
      status: 409,
    });
    expect((await admin.delete(`/api/v1/questions/${id}`)).body.id).toBe(id);
    expectFailure(await admin.get(`/api/v1/questions/${id}`), { status: 404 });
  });

  it('audits asking, answering, publishing and deleting', async () => {
    const { id } = await ask(patient);
    await answer(admin, id);
    await admin.post(`/api/v1/questions/${id}/publish`);
    await admin.delete(`/api/questions/${id}`);
    const rows = await portal
      .model<AuditEvent>(AuditEvent)
      .find({ recordId: id })
      .sort({ _id: 1 })
      .lean<AuditEvent[]>();
    expect(rows.map(({ action, actorId }) => [action, String(actorId)])).toEqual([
      ['question.ask', patient.userId],
      ['question.answer', admin.userId],
      ['question.publish', admin.userId],
      ['question.delete', admin.userId],
    ]);
    expect(rows[1]).toMatchObject({ before: { adminReply: null }, after: { adminReply: ANSWER } });
  });

  it('does not exist for an id that no one has', async () => {
    const nobody = new Types.ObjectId().toHexString();
    for (const id of [nobody, 'abc', '%7B%22$ne%22:1%7D'])
      expectFailure(await answer(admin, id), { status: 404 });
  });
});
