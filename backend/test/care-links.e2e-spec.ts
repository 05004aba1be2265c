import { Types } from 'mongoose';
import { ChangeStream } from '../src/common/caching/change-stream.js';
import { CareLinks } from '../src/users/dependants/care-links.js';
import { User } from '../src/users/user.schema.js';
import { Client, form } from './support/client.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { untilPasses } from './support/until.js';

const LIST = '/api/v1/appointments';
const CHILD = { dob: '2017-04-02', gender: 'female', relationship: 'child' };

/** Staff see guardians in lists; each process caches them. */
describe('The guardians of the patients of a list', () => {
  let [portal, other] = [] as unknown as [Portal, Portal];
  let [holder, desk, deskOfOther] = [] as unknown as [Client, Client, Client];

  beforeAll(async () => {
    portal = await startPortal('carelinks');
    other = await startPortal('carelinks');
    [holder, desk] = [await addPatient(portal), await addAdmin(portal)];
    deskOfOther = new Client(other.url, desk.token, desk.userId);
    await Promise.all([portal, other].map(({ app }) => app.get(ChangeStream).whenOpen()));
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });

  /** A dependant with a request. @returns the child's id */
  async function addChild(fullName: string): Promise<string> {
    const { body } = await holder.post('/api/v1/dependants', { fullName, ...CHILD });
    const child = holder.actFor(String(body.id));
    const request = { patientId: child.userId, reason: 'Fever.', speciality: 'Pediatrics' };
    expect((await child.post('/api/appointments/create', form(request))).status).toBe(201);
    return child.userId;
  }

  const rename = (_id: string, fullName: string) => portal.model<User>(User).updateOne({ _id }, { fullName });

  /** The names of the guardians by patient id. */
  async function named(as: Client): Promise<Record<string, string | null>> {
    const { body } = await as.get<Row[]>(LIST);
    return Object.fromEntries(body.map((row) => [row.patientId._id, row.heldBy?.fullName ?? null]));
  }
  interface Row {
    patientId: { _id: string };
    heldBy: { fullName: string } | null;
  }

  /** The number of account queries of a call. */
  async function asked(of: Portal, act: () => Promise<unknown>): Promise<number> {
    const aggregate = jest.spyOn(of.model<User>(User), 'aggregate');
    await act();
    const calls = aggregate.mock.calls.length;
    aggregate.mockRestore();
    return calls;
  }

  it('is read once and cached from then on', async () => {
    const meera = await addChild('Meera Rao');
    for (const [of, as] of [
      [portal, desk],
      [other, deskOfOther],
    ] as const) {
      await untilPasses(async () => expect(await named(as)).toMatchObject({ [meera]: 'Asha Rao' }));
      expect(await asked(of, () => named(as))).toBe(0);
      // A change of another account is irrelevant here.
      await portal.model<User>(User).updateOne({ _id: desk.userId }, { fullName: `Anita ${as.url}` });
      expect(await asked(of, () => named(as))).toBe(0);
    }
  });

  it('is current at once in the writing process and soon in the other', async () => {
    const [arjun, kavya] = [await addChild('Arjun Rao'), await addChild('Kavya Rao')];
    const isSeen = async (expected: object) => {
      expect(await named(desk)).toMatchObject(expected);
      await untilPasses(async () => expect(await named(deskOfOther)).toMatchObject(expected));
    };
    await isSeen({ [arjun]: 'Asha Rao', [kavya]: 'Asha Rao' });
    await rename(holder.userId, 'Asha Iyer');
    await isSeen({ [arjun]: 'Asha Iyer', [kavya]: 'Asha Iyer' });
    const another = await addPatient(portal, 'Nikhil Iyer');
    await portal.model<User>(User).updateOne({ _id: arjun }, { heldBy: another.userId });
    await isSeen({ [arjun]: 'Nikhil Iyer', [kavya]: 'Asha Iyer' });
    await portal.model<User>(User).findOneAndUpdate({ _id: kavya }, { $unset: { heldBy: 1 } });
    await isSeen({ [arjun]: 'Nikhil Iyer', [kavya]: null });
    await portal.model<User>(User).deleteOne({ _id: another.userId });
    await isSeen({ [arjun]: null, [kavya]: null });
    await portal.model<User>(User).updateMany({ _id: [arjun, kavya] }, { heldBy: holder.userId });
    await isSeen({ [arjun]: 'Asha Iyer', [kavya]: 'Asha Iyer' });
  });

  it('is correct while it changes during reads', async () => {
    const rohan = await addChild('Rohan Rao');
    for (let n = 0; n < 10; n += 1) {
      const before = Promise.all([named(desk), named(desk)]);
      await rename(holder.userId, `Asha ${n}`);
      const [after] = await Promise.all([named(desk), before]);
      expect(after).toMatchObject({ [rohan]: `Asha ${n}` });
    }
  });

  it('is read from the database while the change stream is down, and cached again after that', async () => {
    const isha = await addChild('Isha Rao');
    await named(deskOfOther);
    const changes = other.app.get(ChangeStream);
    const stream = changes['stream']!;
    await stream.close();
    changes['openAgain'](stream, 'The line was cut.');
    await rename(holder.userId, 'Asha Menon');
    expect(await named(deskOfOther)).toMatchObject({ [isha]: 'Asha Menon' });
    await untilPasses(async () => expect(await asked(other, () => named(deskOfOther))).toBe(0), 5000);
    expect(await named(deskOfOther)).toMatchObject({ [isha]: 'Asha Menon' });
  });

  it('keeps at most the configured number of people', async () => {
    const anjali = await addChild('Anjali Rao');
    const links = portal.app.get(CareLinks);
    Object.assign(links, { maxKept: 2 });
    links['forget']();
    expect(await named(desk)).toMatchObject({ [anjali]: 'Asha Menon' });
    expect(links['links']).toBeNull();
    expect([...(await links.of([new Types.ObjectId(anjali)])).keys()]).toEqual([anjali]);
    await rename(holder.userId, 'Asha Nair');
    expect(await named(desk)).toMatchObject({ [anjali]: 'Asha Nair' });
  });
});
