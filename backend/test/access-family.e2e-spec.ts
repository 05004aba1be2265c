import { ACTING_FOR } from '../../openapi/contract/people/dependants.js';
import { User } from '../src/users/user.schema.js';
import { CALLS } from './access-calls.js';
import { DOCTOR_A, TIMES } from './access-records.js';
import type { Scene } from './access-records.js';
import { ACCESS } from './access-table.js';
import type { AccessRow, Expected } from './access-table.js';
import type { Answer, Client } from './support/client.js';
import { operations } from './support/document.js';
import type { Operation } from './support/document.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const nameOf = ({ operation, variant }: AccessRow) => operation + (variant && ` (${variant})`);
const takesHeader = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === ACTING_FOR);
/** These rows call by a login of their own, so that it may end: they are asked by themselves. */
const BY_STAND_IN = ['POST /api/users/logout', 'POST /api/v1/me/password'];
const isOfLogin = (operation: Operation) =>
  !takesHeader(operation) &&
  operation['x-roles']!.includes('patient') &&
  !BY_STAND_IN.includes(operation.name);
const rowsOf = (of: (operation: Operation) => boolean) => {
  const names = new Set(operations.filter(of).map(({ name }) => name));
  return ACCESS.filter(({ operation }) => names.has(operation)).map((row) => [nameOf(row), row] as const);
};
const CHILD = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };

/**
 * The access table once more, with a dependant in the place of patient A: the actors are "holder", who acts for them;
 * "another holder", who acts for somebody else, in the place of patient B; and "former holder", whose dependant took
 * over or whose access was ended.
 */
describe('Access of families', () => {
  let portal: Portal;
  let scene: Scene;
  let former: Client;

  const holding = async (fullName: string): Promise<Client> => {
    const holder = await addPatient(portal, fullName);
    const { body } = await holder.post('/api/v1/dependants', CHILD);
    return holder.actFor(String(body.id));
  };

  beforeAll(async () => {
    portal = await startPortal('access_family');
    const endedSession = await addPatient(portal);
    const [patientA, patientB] = [await holding('Asha Rao'), await holding('Bela Shah')];
    former = (await addPatient(portal, 'Former Holder')).actFor(patientA.userId);
    const people = {
      ...{ visitor: portal.visitor, patientA, patientB, endedSession },
      doctorA: await addDoctor(portal, DOCTOR_A, { timeSlots: TIMES }),
      doctorB: await addDoctor(portal, 'Dr. Stranger', { speciality: 'Dermatology' }),
      admin: await addAdmin(portal),
    };
    scene = { portal, people, email: 'nobody@example.org' };
  });
  afterAll(() => portal.close());

  const given = ({ status, body }: Answer<unknown>): Expected =>
    status === 200 && Array.isArray(body) && body.length === 0 ? 'none' : status;

  it.each(rowsOf(takesHeader))(
    'should answer %s to a holder as to the person, and to no other',
    async (name, row) => {
      await portal.db.collection('liveholds').deleteMany({});
      const { patientA, patientB } = scene.people;
      const call = await CALLS[name](scene);
      expectFailure(await call(former), { status: 403, code: 'NOT_HELD' });
      const other = given(await call(patientB));
      // What may be done once is the holder's, as in the table: made anew when the other one could do it, too.
      const again = Number(other) < 400 ? await CALLS[name](scene) : call;
      const holder = given(await again(patientA));
      expect({ holder, other }).toEqual({ holder: row.expected.patientA, other: row.expected.patientB });
    },
  );

  it.each(rowsOf(isOfLogin))('should not do %s for somebody else', async (name) => {
    const call = await CALLS[name](scene);
    expectFailure(await call(scene.people.patientA), { status: 400, code: 'ACTING_REFUSED' });
  });

  it.each(BY_STAND_IN)('should not do %s for somebody else', async (name) => {
    const answer = await scene.people.patientA.post(name.split(' ')[1], {});
    expectFailure(answer, { status: 400, code: 'ACTING_REFUSED' });
  });

  it('should close the record to the holder when the person has taken over', async () => {
    const { patientA } = scene.people;
    await portal.model<User>(User).updateOne({ _id: patientA.userId }, { $unset: { heldBy: 1 } });
    for (const path of ['/api/v1/records', '/api/v1/prescriptions', `/api/users/${patientA.userId}`])
      expectFailure(await patientA.get(path), { status: 403, code: 'NOT_HELD' });
  });
});
