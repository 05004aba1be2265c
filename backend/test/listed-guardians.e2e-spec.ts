import { User } from '../src/users/user.schema.js';
import { Client, form } from './support/client.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const LIST = '/api/v1/appointments';
const CHILD = { dob: '2017-04-02', gender: 'female', relationship: 'child' };

/** Staff see the guardian of each patient in lists. */
describe('Guardians in lists', () => {
  let [portal, other] = [] as unknown as [Portal, Portal];
  let [holder, desk, deskOfOther] = [] as unknown as [Client, Client, Client];

  beforeAll(async () => {
    portal = await startPortal('carelinks');
    other = await startPortal('carelinks');
    [holder, desk] = [await addPatient(portal), await addAdmin(portal)];
    deskOfOther = new Client(other.url, desk.token, desk.userId);
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

  /** The guardians' names by patient id. */
  async function named(as: Client): Promise<Record<string, string | null>> {
    const { body } = await as.get<Row[]>(LIST);
    return Object.fromEntries(body.map((row) => [row.patientId._id, row.heldBy?.fullName ?? null]));
  }
  interface Row {
    patientId: { _id: string };
    heldBy: { fullName: string } | null;
  }

  it('names the guardian as stored, in every process', async () => {
    const [arjun, kavya] = [await addChild('Arjun Rao'), await addChild('Kavya Rao')];
    const isSeen = async (expected: object) => {
      expect(await named(desk)).toMatchObject(expected);
      expect(await named(deskOfOther)).toMatchObject(expected);
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
});
