import type { Client } from './support/client.js';
import { operations } from './support/document.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const NOBODY = '0'.repeat(24);
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Operations of the portal's own interface that read no body: most of them are steps. */
const WITHOUT_BODY = operations.filter(
  ({ method, path, requestBody }) => WRITES.includes(method) && path.startsWith('/api/v1/') && !requestBody,
);

describe('Fields that a route does not read', () => {
  let portal: Portal;
  let people: Record<string, Client>;

  beforeAll(async () => {
    portal = await startPortal('unknown_fields');
    const [admin, doctor, patient] = [
      await addAdmin(portal),
      await addDoctor(portal),
      await addPatient(portal),
    ];
    people = { admin, doctor, patient, visitor: portal.visitor };
  });
  afterAll(() => portal.close());

  const send = (operation: (typeof WITHOUT_BODY)[number], body?: unknown) => {
    const path = operation.path.replace(/\{\w+\}/g, NOBODY);
    return people[operation['x-roles']![0]].send(operation.method, path, body);
  };

  it('covers the steps of appointments, orders, lab bookings and lab requests', () => {
    const names = WITHOUT_BODY.map(({ name }) => name);
    for (const name of ['appointments/{id}/check-in', 'orders/{id}/ship', 'lab-bookings/{id}/cancel'])
      expect(names).toContain(`POST /api/v1/${name}`);
    expect(names.length).toBeGreaterThan(30);
  });

  it.each(WITHOUT_BODY.map((operation) => [operation.name, operation] as const))(
    'are refused with their names: %s',
    async (_, operation) => {
      const answer = await send(operation, { reason: 'Wrong tube.', note: 'x' });
      expectFailure(answer, { status: 400, code: 'VALIDATION_FAILED', fields: ['reason', 'note'] });
    },
  );

  it('are no matter for calls with an empty body, and for those of the specification', async () => {
    const cancel = WITHOUT_BODY.find(({ name }) => name === 'POST /api/v1/lab-bookings/{id}/cancel')!;
    for (const body of [undefined, {}])
      expectFailure(await send(cancel, body), { status: 404, code: 'NOT_FOUND' });
    const legacy = await people.patient.send('DELETE', `/api/appointments/${NOBODY}`, { userId: 'x' });
    expectFailure(legacy, { status: 404, code: 'NOT_FOUND' });
  });
});
