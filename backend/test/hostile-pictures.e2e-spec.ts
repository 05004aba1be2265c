import sharp from 'sharp';
import type { Answer, Client } from './support/client.js';
import { form } from './support/client.js';
import { contentsOf } from './support/contents.js';
import { expectFailure } from './support/failures.js';
import { blankPng, interlacedBomb, scanBomb, textBomb } from './support/hostile-pictures.js';
import { PASSWORD, addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson, register } from './support/registration.js';
import { processorTimeOf } from './support/times.js';

type Send = (bytes: Uint8Array) => Promise<Answer>;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f8f86' } });

describe('Hostile pictures', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  /** Every upload route for pictures. */
  let ways: Record<string, Send>;

  beforeAll(async () => {
    portal = await startPortal('hostilepictures');
    [admin, patient] = [await addAdmin(portal), await addPatient(portal)];
    const file = (field: string, bytes: Uint8Array) => ({ field, bytes, type: 'image/jpeg' });
    const medicine = { price: '60', description: 'For pain.', turnaround: '24 hours' };
    let medicines = 0;
    ways = {
      register: (bytes) => register(portal.visitor, newPerson(), { bytes, type: 'image/jpeg' }),
      'own picture': (bytes) => patient.put('/api/v1/me/picture', form({}, file('image', bytes))),
      'ID card': (bytes) =>
        patient.post(
          '/api/appointments/create',
          form(
            { patientId: patient.userId, speciality: 'Cardiology', reason: 'Pain.' },
            file('idCard', bytes),
          ),
        ),
      document: (bytes) =>
        patient.post('/api/v1/records/documents', form({ title: 'Letter' }, file('file', bytes))),
      product: (bytes) =>
        admin.post(
          '/medicine/add',
          form({ ...medicine, name: `Ibuprofen ${(medicines += 1)}` }, file('image', bytes)),
        ),
    };
  });
  afterAll(() => portal.close());

  const everyWay = async (bytes: Uint8Array) => {
    const answers: Record<string, Answer> = {};
    for (const [name, send] of Object.entries(ways)) answers[name] = await send(bytes);
    return answers;
  };
  const statuses = (answers: Record<string, Answer>) =>
    Object.values(answers).map(({ status }) => (status === 200 ? 201 : status));

  it.each<[string, () => Promise<Buffer>]>([
    [
      '12 megapixels, held sideways',
      () => plain(4032, 3024).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    ['50 megapixels', () => plain(8160, 6120).jpeg({ quality: 70 }).toBuffer()],
  ])('is not a phone’s photo of %s, by any way', async (_name, make) => {
    const answers = await everyWay(await make());
    expect(statuses(answers)).toEqual(Object.keys(ways).map(() => 201));
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['25 interlaced megapixels', () => interlacedBomb()],
    [
      '2,000 scans',
      async () => scanBomb(await plain(1000, 1000).jpeg({ progressive: true }).toBuffer(), 2000),
    ],
    ['a line of 20,000 pixels', () => blankPng(20_000, 1)],
    ['a column of 100,000 pixels', () => blankPng(1, 100_000)],
    ['a column of 16,000 pixels', () => blankPng(1, 16_000)],
  ])('is refused by every way, without a trace: %s', async (_name, make) => {
    const bytes = await make();
    const before = await contentsOf(portal.db);
    const fields: Record<string, string> = { 'ID card': 'idCard', document: 'file' };
    for (const [way, answer] of Object.entries(await everyWay(bytes)))
      expectFailure(answer, { status: 422, fields: [fields[way] ?? 'image'] });
    expect(await contentsOf(portal.db)).toEqual(before);
  });

  it('ignores the size of unpacked comments', async () => {
    const ms = await processorTimeOf(async () =>
      expect(statuses(await everyWay(textBomb(43)))).toEqual(Object.keys(ways).map(() => 201)),
    );
    // Unpacked they take 13 seconds of processor time each.
    expect(ms).toBeLessThan(10_000);
  });

  it('is not decoded for a taken email address', async () => {
    const { email } = newPerson();
    await register(portal.visitor, newPerson({ email }));
    const unreadable = { bytes: interlacedBomb(), type: 'image/png' };
    expectFailure(await register(portal.visitor, newPerson({ email }), unreadable), {
      status: 409,
      code: 'EMAIL_TAKEN',
    });
  });

  it('does not affect the login with 12 concurrent pictures, and refuses more with a retry time', async () => {
    const { email } = newPerson();
    await register(portal.visitor, newPerson({ email }));
    const heavy = await plain(4032, 3024).jpeg({ progressive: true }).toBuffer();
    const bombs = [textBomb(43), interlacedBomb(), heavy];
    const crowd = Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        register(portal.visitor, newPerson(), { bytes: bombs[n % bombs.length], type: 'image/png' }),
      ),
    );
    const logins = await Promise.all(
      Array.from({ length: 5 }, () => portal.visitor.post('/api/users/login', { email, password: PASSWORD })),
    );
    expect(logins.map(({ status }) => status)).toEqual(logins.map(() => 200));
    for (const answer of await crowd) {
      expect([201, 422, 503]).toContain(answer.status);
      if (answer.status !== 503) continue;
      expectFailure(answer, { status: 503, code: 'BUSY' });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
  });
});
