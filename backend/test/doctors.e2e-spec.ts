import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { Doctor, DoctorCard } from '../../openapi/contract/people/doctors.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { until } from './support/until.js';

interface Page {
  value: { _id: string; fullName: string }[];
  total: number;
  page: number;
  perPage: number;
}

const LIST = '/api/users/doctors';
const OTHER_DAYS = ['Monday', 'Wednesday'] as User['availableDays'];

describe('Doctors', () => {
  let portal: Portal;
  let admin: Client;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    portal = await startPortal('doctors');
    admin = await addAdmin(portal);
    const cast: [string, Partial<User>][] = [
      ['Dr. Ananya Sharma', { speciality: 'Cardiology', feePaise: 90_000, experience: 10 }],
      [
        'Dr. José Pereira',
        { speciality: 'Cardiology', feePaise: 70_050, experience: 25, availableDays: OTHER_DAYS },
      ],
      ['Dr. Vikram Nair', { speciality: 'Dermatology', feePaise: null, experience: null }],
      [
        "Dr. Siobhán O'Neill-Rao",
        { speciality: 'Pediatrics', feePaise: 50_000, experience: 3, availableDays: ['Sunday'] },
      ],
      ['Dr. 100% (Sure) [x]*', { speciality: 'General Medicine', feePaise: 10_000, experience: 0 }],
      ['Dr. Hidden Hand', { published: false }],
      ['Dr. Disabled Desk', { disabled: true }],
    ];
    for (const [name, row] of cast) ids[name] = (await addDoctor(portal, name, row)).userId;
  });
  afterAll(() => portal.close());

  const find = async (query: string) => {
    const { status, body } = await portal.visitor.get<Page>(`${LIST}?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const namesOf = ({ value }: Pick<Page, 'value'>) => value.map(({ fullName }) => fullName.split(' ')[1]);
  const found = async (search: string) => namesOf(await find(`search=${encodeURIComponent(search)}`));
  const ALL = ['100%', 'Ananya', 'José', 'Siobhán', 'Vikram'];

  describe('in the public list', () => {
    it('is whole without parameters, by name, with public fields alone', async () => {
      const { body } = await portal.visitor.get(LIST);
      expect(Object.keys(body as object)).toEqual(['msg', 'value']);
      expect(namesOf(body as Page)).toEqual(ALL);
      expect(z.array(Doctor).safeParse(body.value).error).toBeUndefined();
      expect(body.value[2]).toEqual({
        _id: ids['Dr. José Pereira'],
        id: ids['Dr. José Pereira'],
        fullName: 'Dr. José Pereira',
        speciality: 'Cardiology',
        experience: 25,
        qualification: 'MBBS, MD',
        fee: 700.5,
        image: 'doctor.jpg',
        d_id: null,
        availableDays: OTHER_DAYS,
        timeSlots: ['10:00', '10:30', '11:00'],
        gender: 'female',
        languages: [],
        hours: null,
        description: null,
        slug: 'dr-jose-pereira',
        rating: null,
        reviewCount: 0,
        nextOpenings: expect.any(Array) as unknown,
      });
      expect(body.value[2].nextOpenings).toHaveLength(3);
    });

    it('comes in pages of cards with the total', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => find(`page=${page}&perPage=2`)));
      expect(pages.map(namesOf)).toEqual([ALL.slice(0, 2), ALL.slice(2, 4), ALL.slice(4), []]);
      expect(pages.map(({ total, page, perPage }) => [total, page, perPage])).toEqual(
        [1, 2, 3, 4].map((page) => [5, page, 2]),
      );
      expect(z.array(DoctorCard).safeParse(pages[0].value).error).toBeUndefined();
      expect(await find('page=1')).toMatchObject({ total: 5, page: 1, perPage: 20 });
      expect((await find('page=10000&perPage=100')).value).toEqual([]);
    });

    it('is found by a part of the name or speciality, in any case, with or without accents', async () => {
      expect(await found('ANAN')).toEqual(['Ananya']);
      expect(await found('card')).toEqual(['Ananya', 'José']);
      expect(await found('jose p')).toEqual(['José']);
      expect(await found('José')).toEqual(['José']);
      expect(await found("o'neill-r")).toEqual(['Siobhán']);
      expect(await found('eneral med')).toEqual(['100%']);
      expect(await found('   ')).toEqual(ALL);
      expect(await found('zzzz')).toEqual([]);
    });

    it('is found with one typing error in a word', async () => {
      expect(await found('Anamya')).toEqual(['Ananya']);
      expect(await found('cardiollogy')).toEqual(['Ananya', 'José']);
      expect(await found('vikran nair')).toEqual(['Vikram']);
      expect(await found('Qqanyqqa')).toEqual([]);
      for (const short of ['w', 'xr', 'd1', 'nnn']) expect(await found(short)).toEqual([]);
    });

    it('is found by pattern characters as typed', async () => {
      expect(await found('100%')).toEqual(['100%']);
      expect(await found('(sure)')).toEqual(['100%']);
      expect(await found('[x]*')).toEqual(['100%']);
      for (const pattern of ['.*', '.+', '^', '\\w', '(?=.)', '((((', '{"$gt":""}', '$where'])
        expect(await found(pattern)).toEqual([]);
    });

    it('is narrowed by speciality and day, and ordered by fee and experience', async () => {
      expect(namesOf(await find('speciality=Cardiology'))).toEqual(['Ananya', 'José']);
      expect(namesOf(await find('day=Sunday'))).toEqual(['100%', 'Ananya', 'Siobhán', 'Vikram']);
      expect(namesOf(await find('day=Monday&speciality=Cardiology&sort=fee'))).toEqual(['José', 'Ananya']);
      expect(namesOf(await find('sort=name'))).toEqual(ALL);
      expect(namesOf(await find('sort=fee'))).toEqual(['100%', 'Siobhán', 'José', 'Ananya', 'Vikram']);
      expect(namesOf(await find('sort=-fee'))).toEqual(['Ananya', 'José', 'Siobhán', '100%', 'Vikram']);
      expect(namesOf(await find('sort=-experience'))).toEqual([
        'José',
        'Ananya',
        'Siobhán',
        '100%',
        'Vikram',
      ]);
      expect(namesOf(await find('search=dr&sort=fee&page=2&perPage=2'))).toEqual(['José', 'Ananya']);
    });
  });

  describe('answers', () => {
    /** fetch would decompress and hide the encoding. */
    const raw = (path: string, headers: Record<string, string>) =>
      new Promise<{ answer: IncomingMessage; bytes: Buffer }>((resolve, reject) => {
        request(`${portal.url}${path}`, { headers }, (answer) => {
          buffer(answer).then((bytes) => resolve({ answer, bytes }), reject);
        })
          .on('error', reject)
          .end();
      });

    it.each([LIST, `${LIST}?search=card`])(
      'has an ETag, and is 304 for clients that have it: %s',
      async (path) => {
        const first = await raw(path, {});
        const etag = first.answer.headers.etag!;
        expect(etag).toMatch(/^"[\w-]+"$/);
        const again = await raw(path, { 'if-none-match': etag });
        expect([again.answer.statusCode, again.bytes.length, again.answer.headers.etag]).toEqual([
          304,
          0,
          etag,
        ]);
        const lists = [`"other", ${etag}`, `W/${etag}`, '*'];
        for (const list of lists)
          expect([list, (await raw(path, { 'if-none-match': list })).answer.statusCode]).toEqual([list, 304]);
        expect((await raw(path, { 'if-none-match': '"other"' })).answer.statusCode).toBe(200);
        expect(first.answer.headers['cache-control']).toBe('public, no-cache');
        expect(first.answer.headers['x-content-type-options']).toBe('nosniff');
      },
    );

    it('is compressed for clients that accept it', async () => {
      const plain = await raw(LIST, {});
      const packed = await raw(LIST, { 'accept-encoding': 'br, gzip' });
      expect([plain.answer.headers['content-encoding'], packed.answer.headers['content-encoding']]).toEqual([
        undefined,
        'gzip',
      ]);
      expect(packed.answer.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length);
      expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
      expect(
        (await raw(LIST, { 'accept-encoding': 'gzip;q=0' })).answer.headers['content-encoding'],
      ).toBeUndefined();
    });
  });

  describe('that change', () => {
    const idOf = () => ids['Dr. Vikram Nair'];
    const shown = async () =>
      ((await portal.visitor.get(LIST)).body as Page).value.find(({ _id }) => _id === idOf());
    const etagOf = async () => (await portal.visitor.get(LIST)).headers.get('etag');

    it('is shown at once after the change of an administrator', async () => {
      const before = await etagOf();
      const change = {
        fullName: 'Dr. Vikram Naïr',
        fee: 1200.5,
        timeSlots: ['12:00', '09:30'],
        availableDays: ['Sunday', 'Friday', 'Monday'],
        description: 'Skin.',
      };
      const { status, body } = await admin.put(`/api/v1/doctors/${idOf()}`, change);
      const inOrder = { availableDays: ['Monday', 'Friday', 'Sunday'], timeSlots: ['09:30', '12:00'] };
      expect([status, body.fee]).toEqual([200, 1200.5]);
      expect(body).toMatchObject(inOrder);
      expect(await shown()).toMatchObject({ ...change, ...inOrder });
      expect(await etagOf()).not.toBe(before);
      expect(await found('naïr')).toEqual(['Vikram']);
      expect(namesOf(await find('sort=-fee'))[0]).toBe('Vikram');
    });

    it('refuses the second of two concurrent changes of a doctor', async () => {
      const path = `/api/v1/doctors/${idOf()}`;
      const { version } = (await admin.get(path)).body as unknown as { version: number };
      const saved = await admin.put(path, { experience: 21, version });
      expect([saved.status, saved.body.version]).toEqual([200, version + 1]);
      expectFailure(await admin.put(path, { experience: 3, version }), {
        status: 409,
        code: 'EDIT_CONFLICT',
      });
      expect(await shown()).toMatchObject({ experience: 21 });
    });

    it('is out of every public answer once unpublished or disabled', async () => {
      for (const change of [{ published: false }, { disabled: true }]) {
        await admin.put(`/api/v1/doctors/${idOf()}`, change);
        expect(await shown()).toBeUndefined();
        expect(await found('vikram')).toEqual([]);
        for (const path of [`/api/v1/doctors/${idOf()}`, `${LIST}/${idOf()}/slots`])
          expectFailure(await portal.visitor.get(path), { status: 404 });
        await admin.put(`/api/v1/doctors/${idOf()}`, { published: true, disabled: false });
        expect(await shown()).toBeDefined();
      }
    });

    it('is shown within two seconds after a write from elsewhere', async () => {
      const users = portal.model<User>(User).collection;
      const seen = async (fee: number) => ((await shown()) as { fee?: number } | undefined)?.fee === fee;
      await users.updateOne({ fullName: 'Dr. Vikram Naïr' }, { $set: { feePaise: 33_300 } });
      await until(() => seen(333), 2000);
      const row = (await users.findOne({ fullName: 'Dr. Vikram Naïr' }))!;
      await users.deleteOne({ _id: row._id });
      await until(async () => (await shown()) === undefined, 2000);
      await users.insertOne(row);
      await until(() => seen(333), 2000);
    });
  });
});
