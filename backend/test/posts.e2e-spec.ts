import { PostDto, PostSummary } from '../../openapi/contract/site/posts.js';
import { Post } from '../src/posts/post.schema.js';
import { expectOneRow } from './support/audit.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addPost, postFields } from './support/site.js';
import { until } from './support/until.js';

const PATH = '/api/v1/posts';
const HOSTILE = '<img src=x onerror=alert(1)> <script>alert(2)</script> {{this}} "quoted" & more';

describe('Articles', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('posts');
    admin = await addAdmin(portal);
  });
  afterEach(async () => {
    await portal.model(Post).deleteMany({});
  });
  afterAll(() => portal.close());

  const create = async (overrides: Record<string, unknown> = {}): Promise<PostDto> => {
    const { status, body } = await admin.post(PATH, postFields(overrides));
    expect([status, body.error]).toEqual([201, undefined]);
    return PostDto.parse(body);
  };
  const slugs = async (client: Client, query: Record<string, unknown> = {}) => {
    const search = Object.entries(query).map(
      ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    const { status, body } = await client.get<PostDto[]>(`${PATH}?${search.join('&')}`);
    expect(status).toBe(200);
    return body.map(({ slug }) => slug);
  };

  it('keeps a draft from everyone but administrators until it is published', async () => {
    const draft = await create({ title: "The heart's own rhythm: é, ü" });
    expect(draft).toMatchObject({
      slug: 'the-hearts-own-rhythm-e-u',
      status: 'draft',
      publishedAt: null,
      version: 1,
    });
    for (const reader of [portal.visitor, await addPatient(portal)]) {
      expect(await slugs(reader)).toEqual([]);
      expectFailure(await reader.get(`${PATH}/${draft.id}`), { status: 404, code: 'NOT_FOUND' });
      expectFailure(await reader.get(`${PATH}/${draft.slug}`), { status: 404, code: 'NOT_FOUND' });
    }
    expect(await slugs(admin, { filter: { status: 'draft' } })).toEqual([draft.slug]);
    const published = (await admin.put(`${PATH}/${draft.id}`, { ...draft, status: 'published' })).body;
    expect(published).toMatchObject({
      version: 2,
      status: 'published',
      title: draft.title,
      body: draft.body,
    });
    expect(await slugs(portal.visitor)).toEqual([draft.slug]);
    expect((await portal.visitor.get(`${PATH}/${draft.slug}`)).body).toEqual(published);
    expect((await portal.visitor.get(`${PATH}/${draft.id}`)).body).toEqual(published);
    await admin.put(`${PATH}/${draft.id}`, { status: 'draft' });
    expect(await slugs(portal.visitor)).toEqual([]);
    const again = (await admin.put(`${PATH}/${draft.id}`, { status: 'published' })).body;
    expect(again.publishedAt).toBe(published.publishedAt);
  });

  it('lists without the texts, in the wanted order, by words, category and id', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const first = await addPost(portal, {
      slug: 'one',
      title: 'Sugar and you',
      category: 'Diabetes',
      publishedAt: at(3),
    });
    await addPost(portal, { slug: 'two', title: 'Bones', category: 'Bones and joints', publishedAt: at(2) });
    await addPost(portal, {
      slug: 'three',
      title: 'Âge and sugar',
      category: 'Diabetes',
      publishedAt: at(1),
    });
    expect(await slugs(portal.visitor)).toEqual(['three', 'two', 'one']);
    expect(await slugs(portal.visitor, { sort: ['title', 'ASC'] })).toEqual(['three', 'two', 'one']);
    expect(await slugs(portal.visitor, { sort: ['id', 'ASC'] })).toEqual(['one', 'two', 'three']);
    expect(await slugs(portal.visitor, { filter: { category: 'Diabetes' } })).toEqual(['three', 'one']);
    expect(await slugs(portal.visitor, { filter: { q: 'SUG you' } })).toEqual(['one']);
    expect(await slugs(portal.visitor, { filter: { q: 'age' } })).toEqual(['three']);
    expect(await slugs(portal.visitor, { filter: { id: String(first._id) } })).toEqual(['one']);
    for (const pattern of ['.*', '(', '\\', '[a-z]', '$', '{"$ne":1}'])
      expect([pattern, await slugs(portal.visitor, { filter: { q: pattern } })]).toEqual([pattern, []]);
    const { body, headers } = await portal.visitor.get<unknown[]>(`${PATH}?range=[0,1]`);
    expect(body.map((row) => PostSummary.parse(row).slug)).toEqual(['three', 'two']);
    expect(headers.get('content-range')).toBe('posts 0-1/3');
  });

  it('names up to three others to read next, the same category first', async () => {
    const { slug } = await addPost(portal, { category: 'Skin', title: 'An itchy ring' });
    await addPost(portal, { slug: 'far', category: 'Teeth', title: 'Brush twice' });
    await addPost(portal, { slug: 'word', category: 'Children', title: 'The ring on the finger' });
    await addPost(portal, { slug: 'same', category: 'Skin', title: 'Sun' });
    await addPost(portal, { slug: 'draft', category: 'Skin', title: 'An itchy draft', status: 'draft' });
    await addPost(portal, { slug: 'farthest', category: 'Teeth', title: 'Floss' });
    const { body } = await portal.visitor.get<PostDto>(`${PATH}/${slug}`);
    const related = body.related.map((post) => post.slug);
    expect(related).toHaveLength(3);
    expect(related.slice(0, 2)).toEqual(['same', 'word']);
    expect(related).not.toContain('draft');
  });

  it('answers an unchanged list with 304, and a changed one in full', async () => {
    const { _id } = await addPost(portal, { slug: 'one' });
    const list = () => portal.visitor.get<unknown[]>(PATH);
    const etag = (await list()).headers.get('etag')!;
    const known = await portal.visitor.get(PATH, { 'if-none-match': etag });
    expect([known.status, known.body]).toEqual([304, '']);
    await admin.put(`${PATH}/${String(_id)}`, { summary: 'Another summary.' });
    const fresh = await portal.visitor.get<PostDto[]>(PATH, { 'if-none-match': etag });
    expect([fresh.status, fresh.body[0].summary]).toEqual([200, 'Another summary.']);
  });

  it('shows another process’s write immediately', async () => {
    const { _id, slug } = await addPost(portal);
    expect(await slugs(portal.visitor)).toEqual([slug]);
    const summary = async () => (await portal.visitor.get<PostDto>(`${PATH}/${slug}`)).body.summary;
    await portal.db.collection('posts').updateOne({ _id }, { $set: { summary: 'From elsewhere.' } });
    await until(async () => (await summary()) === 'From elsewhere.');
    // The first reader of the article may load it again; the list waits for the event.
    const listed = async () => (await portal.visitor.get<PostDto[]>(PATH)).body[0].summary;
    await until(async () => (await listed()) === 'From elsewhere.');
    await portal.db.collection('posts').updateOne({ _id }, { $set: { status: 'draft' } });
    await until(async () => (await slugs(portal.visitor)).length === 0);
    // The list may have been read before the change's event.
    await until(async () => (await portal.visitor.get(`${PATH}/${slug}`)).status === 404);
  });

  it('keeps HTML as the text that it is, and shows it so on the page that is shared', async () => {
    const post = await create({
      title: HOSTILE,
      summary: HOSTILE,
      body: HOSTILE,
      slug: 'hostile',
      status: 'published',
    });
    const read = (await portal.visitor.get<PostDto>(`${PATH}/hostile`)).body;
    expect([read.title, read.summary, read.body]).toEqual([HOSTILE, HOSTILE, HOSTILE]);
    expect(read.id).toBe(post.id);
    const { status, headers, body } = await portal.visitor.get<string>('/articles/hostile');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body.match(/<script[^>]*>/g)?.filter((tag) => !tag.includes(' src="/assets/'))).toEqual([
      '<script type="application/ld+json">',
      '<script type="application/json" id="page-data">',
    ]);
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    expect(body).toContain('&quot;quoted&quot; &amp; more');
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ summary: 'x'.repeat(301) }, 'summary'],
    [{ body: 'x'.repeat(30_001) }, 'body'],
    [{ body: 'a\u0000b' }, 'body'],
    [{ category: 'Astrology' }, 'category'],
    [{ illustration: 'rocket' }, 'illustration'],
    [{ slug: 'Two Words' }, 'slug'],
    [{ slug: '../etc' }, 'slug'],
    [{ sources: [{ title: 'A', publisher: 'B', year: 2020, url: 'javascript:alert(1)' }] }, 'sources.0.url'],
    [{ sources: [{ title: 'A', publisher: 'B', year: 20, url: null }] }, 'sources.0.year'],
  ])('refuses %j naming %s', async (fields, field) => {
    const answer = await admin.post(PATH, postFields(fields));
    expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED', fields: [field] });
  });

  it('asks for a slug where the title gives none, and refuses one that is taken', async () => {
    expectFailure(await admin.post(PATH, postFields({ title: 'हृदय' })), { status: 422, fields: ['slug'] });
    const [one, two] = [await create({ slug: 'taken' }), await create({ slug: 'free' })];
    const taken = { status: 409, code: 'NAME_TAKEN', fields: ['slug'] };
    expectFailure(await admin.post(PATH, postFields({ slug: one.slug })), taken);
    expectFailure(await admin.put(`${PATH}/${two.id}`, { slug: one.slug }), taken);
    const race = await Promise.all(
      Array.from({ length: 8 }, () => admin.post(PATH, postFields({ slug: 'race' }))),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('refuses the second of two admins who edit the same article', async () => {
    const { id } = await create();
    const save = (summary: string) => admin.put(`${PATH}/${id}`, { summary, version: 1 });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(save));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)!;
    for (const lost of answers.filter(({ status }) => status === 409))
      expectFailure(lost, { status: 409, code: 'EDIT_CONFLICT' });
    expect((await admin.get(`${PATH}/${id}`)).body).toMatchObject({ summary: won.body.summary, version: 2 });
  });

  it('audits every change with its differences', async () => {
    const fields = postFields({ slug: 'traced' });
    const by = admin;
    const resource = 'posts';
    let id = '';
    const make = async () => {
      const answer = await admin.post(PATH, fields);
      id = answer.body.id as string;
      return answer;
    };
    const answer = await make();
    expect(answer.status).toBe(201);
    await expectOneRow(portal, () => admin.put(`${PATH}/${id}`, { summary: 'Another.' }), {
      ...{ action: 'post.update', by, resource, recordId: id },
      before: { summary: fields.summary, version: 1 },
      after: { summary: 'Another.', version: 2 },
    });
    await expectOneRow(portal, () => admin.delete(`${PATH}/${id}`), {
      ...{ action: 'post.delete', by, resource, recordId: id },
      before: expect.objectContaining({ slug: 'traced', body: fields.body }),
    });
    expectFailure(await admin.get(`${PATH}/${id}`), { status: 404 });
    const added = await portal.db.collection('auditevents').findOne({ action: 'post.add', recordId: id });
    expect(added).toMatchObject({ after: { slug: 'traced', status: 'draft' } });
  });

  it('has a sitemap and robots.txt with all public pages', async () => {
    await addPost(portal, { slug: 'shared' });
    await addPost(portal, { slug: 'unfinished', status: 'draft' });
    const sitemap = await portal.visitor.get<string>('/sitemap.xml');
    expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    const addresses = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const site = addresses[0].replace(/\/$/, '');
    expect(site).toMatch(/^http:\/\/localhost:\d+$/);
    expect(addresses).toEqual([`${site}/`, `${site}/articles/shared`]);
    const robots = await portal.visitor.get<string>('/robots.txt');
    expect(robots.body).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(robots.body).toContain('Disallow: /api/');
    const page = (await portal.visitor.get<string>('/articles/shared')).body;
    expect(page).toContain('<meta name="site-route" content="/blog/shared">');
    expect(page).toContain(`<meta property="og:url" content="${site}/articles/shared">`);
    for (const slug of ['unfinished', 'never', '..%2f..%2fetc', '%3Cscript%3E']) {
      const missing = await portal.visitor.get<string>(`/articles/${slug}`);
      expect([slug, missing.status]).toEqual([slug, 404]);
      expect(missing.body).toContain('href="/#/blog"');
      expect(missing.body).not.toContain('<script');
    }
  });
});
