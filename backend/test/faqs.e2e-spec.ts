import { FaqDto } from '../../openapi/contract/site/faqs.js';
import { FaqList } from '../src/faqs/faq-list.js';
import { Faq } from '../src/faqs/faq.schema.js';
import { expectOneRow } from './support/audit.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addFaq } from './support/site.js';
import { until } from './support/until.js';

const PATH = '/api/v1/faqs';
const FIELDS = { question: 'When are you open?', answer: '8 AM to 8 PM daily.', category: 'Visiting us' };

describe('Questions that are often asked', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('faqs');
    admin = await addAdmin(portal);
  });
  afterEach(async () => {
    await portal.model(Faq).deleteMany({});
    portal.app.get(FaqList).drop();
  });
  afterAll(() => portal.close());

  const listed = async (client: Client, query: Record<string, unknown> = {}) => {
    const parts = Object.entries(query).map(
      ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    const { status, body } = await client.get<unknown[]>(`${PATH}?${parts.join('&')}`);
    expect(status).toBe(200);
    return body.map((row) => FaqDto.parse(row).question);
  };

  it('shows published questions in their order, a new one last', async () => {
    await addFaq(portal, { question: 'Second?', position: 20 });
    await addFaq(portal, { question: 'First?', position: 10 });
    await addFaq(portal, { question: 'Hidden?', position: 5, published: false });
    const { status, body } = await admin.post(PATH, FIELDS);
    expect([status, body.position, body.published]).toEqual([201, 30, true]);
    expect(await listed(portal.visitor)).toEqual(['First?', 'Second?', FIELDS.question]);
    expect(await listed(admin)).toEqual(['Hidden?', 'First?', 'Second?', FIELDS.question]);
    expect(await listed(portal.visitor, { filter: { published: false } })).toEqual([]);
    const hidden = (await admin.get<FaqDto[]>(`${PATH}?filter={"published":false}`)).body[0];
    expectFailure(await portal.visitor.get(`${PATH}/${hidden.id}`), { status: 404 });
    await admin.put(`${PATH}/${hidden.id}`, { ...hidden, published: true, position: 15 });
    expect(await listed(portal.visitor)).toEqual(['First?', 'Hidden?', 'Second?', FIELDS.question]);
    expect((await portal.visitor.get(`${PATH}/${hidden.id}`)).body.position).toBe(15);
  });

  it('finds by words of question and answer, every character standing for itself', async () => {
    await addFaq(portal, { question: 'Which insurance do you accept?', category: 'Payments and insurance' });
    await addFaq(portal, {
      question: 'When are you open?',
      answer: 'From 8 AM, also for insurance matters.',
    });
    expect(await listed(portal.visitor, { filter: { q: 'INSUR' } })).toHaveLength(2);
    expect(await listed(portal.visitor, { filter: { q: 'insur open' } })).toEqual(['When are you open?']);
    expect(await listed(portal.visitor, { filter: { category: 'Payments and insurance' } })).toHaveLength(1);
    for (const pattern of ['.*', '(', '\\', '[a-z]', '$', '%', '{"$ne":1}'])
      expect([pattern, await listed(portal.visitor, { filter: { q: pattern } })]).toEqual([pattern, []]);
  });

  it('keeps HTML as the text that it is', async () => {
    const text = '<b onmouseover=alert(1)>Bold</b><script>alert(2)</script>';
    const { body } = await admin.post(PATH, { ...FIELDS, question: text, answer: text });
    const { body: read } = await portal.visitor.get(`${PATH}/${body.id}`);
    expect([read.question, read.answer]).toEqual([text, text]);
  });

  it.each([
    [{ question: ' ' }, 'question'],
    [{ question: 'x'.repeat(301) }, 'question'],
    [{ answer: 'x'.repeat(2001) }, 'answer'],
    [{ category: 'Astrology' }, 'category'],
    [{ position: -1 }, 'position'],
    [{ position: 10_001 }, 'position'],
  ])('refuses %j naming %s', async (fields, field) => {
    expectFailure(await admin.post(PATH, { ...FIELDS, ...fields }), { status: 400, fields: [field] });
  });

  it('keeps each question once, also when many add it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.post(PATH, FIELDS)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const again = await admin.post(PATH, { ...FIELDS, question: 'WHEN are you open?' });
    expectFailure(again, { status: 409, code: 'NAME_TAKEN', fields: ['question'] });
    expect(await portal.model(Faq).countDocuments()).toBe(1);
  });

  it('refuses the second of two admins who edit the same question', async () => {
    const { id } = (await admin.post(PATH, FIELDS)).body as FaqDto;
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((answer) => admin.put(`${PATH}/${id}`, { answer, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    expectFailure(lost, { status: 409, code: 'EDIT_CONFLICT' });
  });

  it('leaves a trace of every change', async () => {
    const { id } = (await admin.post(PATH, FIELDS)).body as FaqDto;
    const row = { by: admin, resource: 'faqs', recordId: id };
    expect(
      await portal.db.collection('auditevents').findOne({ action: 'faq.add', recordId: id }),
    ).toMatchObject({
      after: { question: FIELDS.question, published: true },
    });
    await expectOneRow(portal, () => admin.put(`${PATH}/${id}`, { published: false }), {
      ...row,
      action: 'faq.update',
      before: { published: true, version: 1 },
      after: { published: false, version: 2 },
    });
    const before = expect.objectContaining({ question: FIELDS.question, answer: FIELDS.answer });
    await expectOneRow(portal, () => admin.delete(`${PATH}/${id}`), { ...row, action: 'faq.delete', before });
    expectFailure(await admin.delete(`${PATH}/${id}`), { status: 404 });
  });

  it('shows another process’s write immediately', async () => {
    const { _id } = await addFaq(portal, { question: 'First?' });
    expect(await listed(portal.visitor)).toEqual(['First?']);
    await portal.db.collection('faqs').updateOne({ _id }, { $set: { question: 'Changed?' } });
    await until(async () => (await listed(portal.visitor))[0] === 'Changed?');
    await portal.db.collection('faqs').deleteOne({ _id });
    await until(async () => (await listed(portal.visitor)).length === 0);
  });
});
