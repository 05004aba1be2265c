import { ACTING_FOR } from '../../openapi/contract/people/dependants.js';
import { CALLS } from './access-calls.js';
import { DOCTOR_A, TIMES } from './access-records.js';
import type { Scene } from './access-records.js';
import { ACCESS } from './access-table.js';
import type { AccessRow, Expected } from './access-table.js';
import type { Answer, Client } from './support/client.js';
import { operations } from './support/document.js';
import type { Operation } from './support/document.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const nameOf = ({ operation, variant }: AccessRow) => operation + (variant && ` (${variant})`);
const takesHeader = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === ACTING_FOR);
/** These calls end the login, so they run separately with their own login. */
const BY_STAND_IN = ['POST /api/users/logout', 'POST /api/v1/me/password'];
const isOfLogin = (operation: Operation) =>
  !takesHeader(operation) &&
  operation['x-roles']!.includes('patient') &&
  !BY_STAND_IN.includes(operation.name);
const rowsOf = (of: (operation: Operation) => boolean) => {
  const names = new Set(operations.filter(of).map(({ name }) => name));
  return ACCESS.filter(({ operation }) => names.has(operation)).map((row) => [nameOf(row), row] as const);
};
/** The answer is equal for everyone and reveals nothing. */
const isForAll = (operation: Operation) => operation['x-roles']!.includes('visitor');
const isOfPatients = (operation: Operation) => operation['x-roles']!.includes('patient');
const isOfStaff = (operation: Operation) => !isForAll(operation) && !isOfPatients(operation);
const CHILD = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };
const PARENT = { fullName: 'Dev Rao', dob: '1955-01-03', gender: 'male', relationship: 'parent' };

/**
 * The access table again. First with a dependant as patient A: the actors are "holder", the guardian; "another
 * holder", a guardian of another person, as patient B; and a person without guardianship. Then with a former
 * dependant: the actors are "dependant who took over", as patient A, and "former holder", who as patient B is a
 * stranger and no longer a guardian.
 */
describe('Access of families', () => {
  let portal: Portal;
  let scene: Scene;
  let stranger: Client;
  let formerHolder: Client;
  let takenOver: Scene;

  const holding = async (fullName: string): Promise<Client> => {
    const holder = await addPatient(portal, fullName);
    const { body } = await holder.post('/api/v1/dependants', CHILD);
    return holder.actFor(String(body.id));
  };

  /** A former dependant with a login since using the desk's code. */
  const takeOver = async (people: Scene['people']): Promise<Scene> => {
    const holder = await addPatient(portal, 'Former Holder');
    const { body } = await holder.post('/api/v1/dependants', PARENT);
    const id = String(body.id);
    const email = 'dev.rao@example.org';
    const printed = await people.admin.post(`/api/v1/patients/${id}/claim-code`);
    const own = { code: String(printed.body.code), email, password: PASSWORD };
    expect((await portal.visitor.post('/api/users/claim', own)).status).toBe(200);
    formerHolder = holder.actFor(id);
    const person = await clientOf(portal, id);
    return { portal, people: { ...people, patientA: person, patientB: holder }, email };
  };

  beforeAll(async () => {
    portal = await startPortal('access_family');
    const endedSession = await addPatient(portal);
    const [patientA, patientB] = [await holding('Asha Rao'), await holding('Bela Shah')];
    stranger = (await addPatient(portal, 'Somebody Else')).actFor(patientA.userId);
    const people = {
      ...{ visitor: portal.visitor, patientA, patientB, endedSession },
      doctorA: await addDoctor(portal, DOCTOR_A, { timeSlots: TIMES }),
      doctorB: await addDoctor(portal, 'Dr. Stranger', { speciality: 'Dermatology' }),
      admin: await addAdmin(portal),
    };
    scene = { portal, people, email: 'nobody@example.org' };
    takenOver = await takeOver(people);
  });
  afterAll(() => portal.close());

  const given = ({ status, body }: Answer<unknown>): Expected =>
    status === 200 && Array.isArray(body) && body.length === 0 ? 'none' : status;

  it.each(rowsOf(takesHeader))(
    'answers %s to a holder as to the person, and to no other',
    async (name, row) => {
      await portal.db.collection('liveholds').deleteMany({});
      const { patientA, patientB } = scene.people;
      const call = await CALLS[name](scene);
      expectFailure(await call(stranger), { status: 403, code: 'NOT_HELD' });
      const other = given(await call(patientB));
      // A one-time action belongs to the guardian, as in the table; it is prepared again if the other actor
      // could do it too.
      const again = Number(other) < 400 ? await CALLS[name](scene) : call;
      const holder = given(await again(patientA));
      expect({ holder, other }).toEqual({ holder: row.expected.patientA, other: row.expected.patientB });
    },
  );

  it.each(rowsOf(isOfLogin))('does not do %s for another person', async (name) => {
    const call = await CALLS[name](scene);
    expectFailure(await call(scene.people.patientA), { status: 400, code: 'ACTING_REFUSED' });
  });

  it.each(BY_STAND_IN)('does not do %s for another person', async (name) => {
    const answer = await scene.people.patientA.post(name.split(' ')[1], {});
    expectFailure(answer, { status: 400, code: 'ACTING_REFUSED' });
  });

  it.each(rowsOf(isOfPatients))(
    'answers %s to a dependant after the takeover like any patient, and denies the former guardian',
    async (name, row) => {
      await portal.db.collection('liveholds').deleteMany({});
      const { patientA: person, patientB: former } = takenOver.people;
      const call = await CALLS[name](takenOver);
      const isOwn = !takesHeader(operations.find((one) => one.name === row.operation)!);
      const refused = isOwn ? { status: 400, code: 'ACTING_REFUSED' } : { status: 403, code: 'NOT_HELD' };
      // These two calls create a login of their own, which acts for no one else.
      if (!BY_STAND_IN.includes(row.operation)) expectFailure(await call(formerHolder), refused);
      // A stranger's permitted action concerns the stranger's own records, and would use up the prepared one.
      const stays = row.expected.patientB === 'none' || row.expected.patientB >= 400;
      const other = stays ? given(await call(former)) : row.expected.patientB;
      const own = given(await call(person));
      expect({ own, other }).toEqual({ own: row.expected.patientA, other: row.expected.patientB });
    },
  );

  it.each(operations.filter(isOfStaff).map((one) => [one.name, one] as const))(
    'denies %s to a dependant after the takeover, and to the former guardian',
    async (_name, { method, path }) => {
      const { patientA: person, patientB: former } = takenOver.people;
      const address = path.replace(/\{version\}/g, '1').replace(/\{\w+\}/g, person.userId);
      for (const one of [person, former])
        expectFailure(await one.send(method, address), { status: 403, code: 'FORBIDDEN' });
      expect((await formerHolder.send(method, address)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('closes the record to the holder when the person has taken over', async () => {
    for (const path of ['/api/v1/records', '/api/v1/prescriptions', `/api/users/${formerHolder.userId}`])
      expectFailure(await formerHolder.get(path), { status: 403, code: 'NOT_HELD' });
  });
});
