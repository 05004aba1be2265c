import { Types } from 'mongoose';
import type { Client } from '../support/client.js';
import { addPatient } from '../support/people.js';
import { startPortal } from '../support/portal.js';
import type { Portal } from '../support/portal.js';
import { startProfiler } from '../support/profiler.js';
import type { ProfiledQuery } from '../support/profiler.js';

/** A little more than the count limit. */
const MANY = 10_050;
const PATH = '/api/v1/notifications';

describe('Lists that are longer than the count limit', () => {
  let portal: Portal;
  let patient: Client;
  let watch: (act: () => Promise<unknown>) => Promise<ProfiledQuery[]>;

  beforeAll(async () => {
    portal = await startPortal('longlists');
    patient = await addPatient(portal);
    await addNews(MANY, patient);
    watch = await startProfiler(portal.db);
  });
  afterAll(() => portal.close());

  async function addNews(count: number, { userId }: Client): Promise<void> {
    const rest = { title: 'News', text: 'Text', link: null, readAt: null, createdAt: new Date() };
    const rows = Array.from({ length: count }, () => ({ userId: new Types.ObjectId(userId), ...rest }));
    await portal.db.collection('notifications').insertMany(rows);
  }

  const rangeOf = async (first: number, who = patient) =>
    (await who.get(`${PATH}?range=[${first},${first + 24}]`)).headers.get('content-range');

  /** The keys read for counting by each query. */
  const counting = (queries: ProfiledQuery[]) =>
    queries.filter(({ command }) => command.includes('"$sum":1')).map(({ keysExamined }) => keysExamined);

  it('is counted to ten thousand, once for a while, whatever the page', async () => {
    const queries = await watch(async () => {
      expect(await rangeOf(0)).toBe('notifications 0-24/10000+');
      expect(await rangeOf(25)).toBe('notifications 25-49/10000+');
    });
    const counted = counting(queries);
    expect(counted).toHaveLength(1);
    expect(counted[0]).toBeLessThan(10_010);
  });

  it('is paged to their end, which says how long they are', async () => {
    expect(await rangeOf(10_000)).toBe('notifications 10000-10024/10025+');
    expect(await rangeOf(10_040)).toBe('notifications 10040-10049/10050');
    expect(await rangeOf(20_000)).toBe('notifications */10000+');
  });

  it('is files to their last row', async () => {
    const csv = await patient.get<string>(PATH, { accept: 'text/csv' });
    expect(String(csv.body).trim().split('\r\n')).toHaveLength(MANY + 1);
  });

  it('needs no count where one page is all', async () => {
    const other = await addPatient(portal);
    expect(await rangeOf(0, other)).toBe('notifications */0');
    await addNews(7, other);
    const queries = await watch(async () => {
      expect(await rangeOf(0, other)).toBe('notifications 0-6/7');
      expect(await rangeOf(5, other)).toBe('notifications 5-6/7');
    });
    expect(counting(queries)).toEqual([]);
  });

  it('says at once how many there are while these are few', async () => {
    const other = await addPatient(portal);
    await addNews(30, other);
    expect(await rangeOf(0, other)).toBe('notifications 0-24/30');
    await addNews(1, other);
    expect(await rangeOf(0, other)).toBe('notifications 0-24/31');
    expect(await rangeOf(40, other)).toBe('notifications */31');
  });
});
