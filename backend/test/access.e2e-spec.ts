import { USER_TYPES } from '../../openapi/contract/people/fields.js';
import type { UserType } from '../../openapi/contract/people/fields.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { CALLS } from './access-calls.js';
import { exposedIn, setCanaries } from './access-exposure.js';
import type { Call } from './access-prepare.js';
import { DOCTOR_A, TIMES } from './access-records.js';
import type { Scene } from './access-records.js';
import { ACCESS, ACTORS } from './access-table.js';
import type { AccessRow, ActorName, Expected } from './access-table.js';
import { byFeature, checkEach } from './support/by-feature.js';
import { contentsOf } from './support/contents.js';
import { operations } from './support/document.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const ROLE_OF: Partial<Record<ActorName, UserType>> = {
  patientA: 'patient',
  patientB: 'patient',
  doctorA: 'doctor',
  doctorB: 'doctor',
  admin: 'admin',
};
/** Denials are audited. */
const NOTED: Partial<Record<Expected, string>> = { 403: 'access.refused', 404: 'access.notFound' };
const TURNED_AWAY: Expected[] = [401, 403, 404];
const isFailure = (expected: Expected) => expected !== 'none' && expected >= 400;
/** A stream opens with a ticket instead. */
const SENT_WITHOUT_TOKEN = 'GET /api/v1/notifications/stream';
const nameOf = ({ operation, variant }: AccessRow) => operation + (variant && ` (${variant})`);
const rowsOf = (operation: string) => ACCESS.filter((row) => row.operation === operation);
const actorsOf = (role: UserType) => ACTORS.filter((actor) => ROLE_OF[actor] === role);

describe('Access', () => {
  let portal: Portal;
  let scene: Scene;
  let canaries: Awaited<ReturnType<typeof setCanaries>>;

  beforeAll(async () => {
    portal = await startPortal('access');
    const email = 'asha.rao@example.org';
    const patientA = await addPatient(portal, 'Asha Rao', { email });
    const endedSession = await clientOf(portal, patientA.userId);
    expect((await endedSession.post('/api/users/logout')).status).toBe(200);
    const people = {
      visitor: portal.visitor,
      patientA,
      patientB: await addPatient(portal, 'Bela Shah'),
      doctorA: await addDoctor(portal, DOCTOR_A, { timeSlots: TIMES }),
      doctorB: await addDoctor(portal, 'Dr. Stranger', { speciality: 'Dermatology' }),
      admin: await addAdmin(portal),
      endedSession,
    };
    scene = { portal, people, email };
    canaries = await setCanaries(scene);
  });
  afterAll(() => portal.close());

  /** Audit rows of a 403 or 404 for this call and person. */
  const refusals = ({ operation }: AccessRow, actor: ActorName, action: string) => {
    const [method, path] = operation.split(' ');
    const call = { 'after.method': method, 'after.route': path.replace(/\{(\w+)\}/g, ':$1') };
    const by = { actorId: scene.people[actor].userId || null, outcome: 'refused' as const };
    return portal.model<AuditEvent>(AuditEvent).countDocuments({ action, ...by, ...call });
  };

  it('lists every operation of openapi.json, and none that is not there', () => {
    expect([...new Set(ACCESS.map(({ operation }) => operation))].sort()).toEqual(
      operations.map(({ name }) => name).sort(),
    );
    expect(ACCESS.map(nameOf).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(byFeature(operations.map(({ name }) => name)))(
    'documents the roles that the table lets in: %s',
    (_feature, names) =>
      checkEach(names, (operation) => {
        const { 'x-roles': roles, security } = operations.find(({ name }) => name === operation)!;
        const cells = rowsOf(operation).map(({ expected }) => expected);
        const isPublic = cells.every(
          ({ visitor, endedSession }) => visitor !== 401 && visitor === endedSession,
        );
        const letIn = USER_TYPES.filter((role) =>
          actorsOf(role).some((actor) => cells.some((row) => row[actor] !== 403)),
        );
        expect(roles?.toSorted()).toEqual(isPublic ? ['visitor'] : letIn.toSorted());
        expect(security).toEqual(isPublic ? undefined : [{ bearer: [] }]);
        for (const row of isPublic ? [] : cells) {
          expect([row.visitor, row.endedSession]).toEqual([401, 401]);
          for (const role of USER_TYPES.filter((type) => !letIn.includes(type)))
            expect(actorsOf(role).map((actor) => row[actor])).toEqual(actorsOf(role).map(() => 403));
        }
      }),
  );

  /** Sends the call as this person. Checks the visibility of the response and the audit row of a denial. */
  async function answerTo(row: AccessRow, actor: ActorName, call: Call): Promise<Expected> {
    const expected = row.expected[actor];
    const action = NOTED[expected];
    // Only the first denial within a few minutes has a row.
    if (action) await portal.db.collection('denialcounts').deleteMany({});
    const notedBefore = action ? await refusals(row, actor, action) : 0;
    const answer = await call(scene.people[actor]);
    expect([actor, ...exposedIn(row.operation, actor, answer.body, canaries)]).toEqual([actor]);
    if (action) {
      const noted = (await refusals(row, actor, action)) - notedBefore;
      const isKnown = ROLE_OF[actor] !== undefined && row.operation !== SENT_WITHOUT_TOKEN;
      expect({ actor, noted }).toEqual({ actor, noted: isKnown ? 1 : 0 });
    }
    if (isFailure(expected)) expectFailure(answer, { status: answer.status });
    const isEmpty = Array.isArray(answer.body) && answer.body.length === 0;
    return answer.status === 200 && isEmpty ? 'none' : answer.status;
  }

  it.each(ACCESS.map((row) => [nameOf(row), row] as const))(
    'answers %s as listed, without secrets or other people’s data',
    async (name, row) => {
      const given: Partial<Record<ActorName, Expected>> = {};
      // A denied call changes nothing, so these actors share records; others get new ones.
      const turnedAway = ACTORS.filter((actor) => TURNED_AWAY.includes(row.expected[actor]));
      const others = ACTORS.filter((actor) => !turnedAway.includes(actor)).map((actor) => [actor]);
      for (const actors of turnedAway.length > 0 ? [turnedAway, ...others] : others) {
        // Earlier rows may have left checkouts open, which must not block this one.
        await portal.db.collection('liveholds').deleteMany({});
        const call = await CALLS[name](scene);
        const before = isFailure(row.expected[actors[0]]) && (await contentsOf(portal.db));
        for (const actor of actors) given[actor] = await answerTo(row, actor, call);
        if (before)
          expect({ actors, contents: await contentsOf(portal.db) }).toEqual({ actors, contents: before });
      }
      expect(given).toEqual(row.expected);
    },
  );

  it('asks a visitor to log in, and reports an ended session', async () => {
    const { visitor, endedSession } = scene.people;
    const codes = await Promise.all(
      [visitor, endedSession].map(async (one) => (await one.get('/api/v1/appointments')).body.code as string),
    );
    expect(codes).toEqual(['UNAUTHORIZED', 'SESSION_ENDED']);
  });
});
