import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAFF_ACCESS } from '../../openapi/contract/people/staff-access.js';
import { isListed, mayCall, rolesFor } from '../../openapi/contract/people/staff-permissions.js';
import type { StaffPermission } from '../../openapi/contract/people/staff-permissions.js';
import { STAFF_ROLES } from '../../openapi/contract/people/staff-roles.js';
import type { StaffRole } from '../../openapi/contract/people/staff-roles.js';
import type { Account } from '../../openapi/contract/people/accounts.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { User } from '../src/users/user.schema.js';
import { filtered } from './support/care.js';
import type { Client } from './support/client.js';
import { document, operations, takesForm } from './support/document.js';
import type { Operation } from './support/document.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { newPerson, register } from './support/registration.js';

const FOR_STAFF = operations.filter((operation) => operation['x-roles']?.includes('admin'));
const CALLS = Object.values(STAFF_ACCESS).flatMap((actions) =>
  Object.values(actions).flatMap(({ calls }): readonly string[] => calls),
);
const UNKNOWN_ID = '66f1a2b3c4d5e6f708192a3f';
/** They end the session with which the other calls are made. */
const ENDS_SESSIONS = ['logout', 'endOtherSessions'];

const pathOf = ({ path }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'version' ? '1' : UNKNOWN_ID));

/** A call without content: the role is checked before everything else. */
function callAs(client: Client, operation: Operation) {
  const { method } = operation;
  const body = takesForm(operation) ? new FormData() : {};
  return client.send(method, pathOf(operation), method === 'GET' ? undefined : body);
}

describe('Staff roles', () => {
  let portal: Portal;
  let owner: Client;

  beforeAll(async () => {
    portal = await startPortal('staff-roles');
    owner = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const member = (staffRole: StaffRole) => addAdmin(portal, { staffRole, fullName: `Member ${staffRole}` });
  const change = (by: Client, { userId }: Pick<Client, 'userId'>, fields: object) =>
    by.put(`/api/v1/users/${userId}`, { disabled: false, ...fields });

  it('names each operation for administrators in exactly one row, and no unknown operation', () => {
    expect(FOR_STAFF.map(({ operationId }) => operationId).filter((id) => !isListed(id))).toEqual([]);
    expect(CALLS.toSorted()).toEqual([...new Set(CALLS)].sort());
    const known = operations.map(({ operationId }) => operationId);
    expect(CALLS.filter((call) => !known.includes(call))).toEqual([]);
  });

  it('documents the roles of each operation', () => {
    for (const { operationId, name, 'x-staff-roles': roles } of operations) {
      const isForStaff = FOR_STAFF.some((operation) => operation.name === name);
      expect([name, roles]).toEqual([name, isForStaff ? rolesFor(operationId) : undefined]);
    }
    expect(document.components.schemas.StaffRole).toBeDefined();
  });

  it.each(STAFF_ROLES)('opens the operations of the table to the role %s, and no other', async (role) => {
    const client = await member(role);
    const wrong: string[] = [];
    const inOrder = FOR_STAFF.toSorted(
      (a, b) => Number(ENDS_SESSIONS.includes(a.operationId)) - Number(ENDS_SESSIONS.includes(b.operationId)),
    );
    for (const operation of inOrder) {
      const { status, body } = await callAs(client, operation);
      const isRefused = status === 403 && (body as { code?: string }).code === 'STAFF_ROLE';
      if (isRefused === mayCall(role, operation.operationId))
        wrong.push(`${operation.name} is answered ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('refuses an administrator without a role', async () => {
    const client = await addAdmin(portal);
    await portal.model<User>(User).updateOne({ _id: client.userId }, { $unset: { staffRole: 1 } });
    expectFailure(await client.get('/api/v1/appointments'), { status: 403, code: 'STAFF_ROLE' });
  });

  it.each<[string, StaffRole]>([
    ['/api/v1/posts', 'reception'],
    ['/api/v1/faqs', 'pharmacist'],
  ])('answers %s to the role %s as to a visitor', async (path, role) => {
    const client = await member(role);
    expect((await client.get(path)).body).toEqual((await portal.visitor.get(path)).body);
  });

  it('lets only an owner register administrators and doctors without a code', async () => {
    const fields = newPerson({ type: 'admin' });
    for (const role of STAFF_ROLES.filter((one) => one !== 'owner'))
      expectFailure(await register(await member(role), fields), { status: 403 });
    expect((await register(owner, fields)).status).toBe(201);
    const added = await portal.model<User>(User).findOne({ email: fields.email }).lean<User>();
    expect(added?.staffRole).toBe('owner');
  });

  it('shows a colleague’s and a patient’s account only where the role reads it', async () => {
    const patient = await addPatient(portal, 'Asha Rao', { allergies: 'Penicillin' });
    const doctor = await addDoctor(portal);
    const editor = await member('editor');
    for (const { userId } of [patient, doctor, owner])
      expectFailure(await editor.get(`/api/users/${userId}`), { status: 404 });
    expect((await editor.get(`/api/users/${editor.userId}`)).status).toBe(200);
    const read = async (role: StaffRole) =>
      ((await (await member(role)).get(`/api/v1/patients/${patient.userId}`)).body as { allergies: string })
        .allergies;
    expect(await read('nurse')).toBe('Penicillin');
    expect(await read('reception')).toBe('Penicillin');
    expect(await read('accounts')).toBeNull();
    expect(await read('auditor')).toBeNull();
  });

  it('lets reception change a patient, and only an owner close the account', async () => {
    const { userId } = await addPatient(portal, 'Asha Rao');
    const reception = await member('reception');
    const path = `/api/v1/patients/${userId}`;
    expect((await reception.put(path, { address: 'Hill Road 4' })).status).toBe(200);
    expectFailure(await reception.put(path, { disabled: true }), { status: 403, code: 'STAFF_ROLE' });
    expect((await owner.put(path, { disabled: true })).status).toBe(200);
    expectFailure(await reception.put(path, { disabled: false }), { status: 403, code: 'STAFF_ROLE' });
  });

  it('shows the links of kept mails to owners only', async () => {
    const email = 'links@example.org';
    await addAdmin(portal, { email, fullName: 'Linked Owner' });
    await portal.visitor.post('/api/users/forgot-password', { email, type: 'admin' });
    await portal.deliver();
    const linkFor = async (client: Client) => {
      const { body } = await filtered(client, 'mails', { q: email });
      const html = (body as { html: string }[])[0].html.replaceAll('&#x3D;', '=');
      return /reset-password#token=([\w-]+)/.exec(html)?.[1];
    };
    expect(await linkFor(owner)).toHaveLength(43);
    expect(await linkFor(await member('auditor'))).toBe('hidden');
  });

  it('finds only the kinds of records that the role reads', async () => {
    await addPatient(portal, 'Zubin Mehta');
    await addDoctor(portal, 'Dr. Zubin Irani');
    const kinds = async (role: StaffRole) =>
      ((await (await member(role)).get('/api/v1/console-search?q=Zubin')).body as { kind: string }[]).map(
        ({ kind }) => kind,
      );
    expect(await kinds('owner')).toEqual(['patients', 'doctors']);
    expect(await kinds('editor')).toEqual(['doctors']);
  });

  it('changes a role, which ends the sessions of the account and is audited', async () => {
    const client = await member('reception');
    expect((await client.get('/api/v1/payments')).status).toBe(200);
    const { status, body } = await change(owner, client, { staffRole: 'editor' });
    expect([status, (body as unknown as Account).staffRole]).toEqual([200, 'editor']);
    expectFailure(await client.get('/api/v1/payments'), { status: 401, code: 'SESSION_ENDED' });
    const event = await portal
      .model<AuditEvent>(AuditEvent)
      .findOne({ action: 'user.update', recordId: client.userId })
      .lean<AuditEvent>();
    expect([event?.before, event?.after]).toEqual([
      { disabled: false, staffRole: 'reception' },
      { disabled: false, staffRole: 'editor' },
    ]);
  });

  it('refuses a role for a patient and an unknown role', async () => {
    const patient = await addPatient(portal, 'Bela Shah');
    expectFailure(await change(owner, patient, { staffRole: 'nurse' }), {
      status: 422,
      fields: ['staffRole'],
    });
    const client = await member('nurse');
    expectFailure(await change(owner, client, { staffRole: 'surgeon' }), {
      status: 400,
      fields: ['staffRole'],
    });
  });

  it('keeps the last owner who can log in, also when two owners weaken each other at once', async () => {
    await portal.model<User>(User).updateMany({ type: 'admin' }, { $set: { staffRole: 'editor' } });
    const [first, second] = [await addAdmin(portal), await addAdmin(portal)];
    const answers = await Promise.all([
      change(first, second, { staffRole: 'auditor' }),
      change(second, first, { staffRole: 'auditor' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await portal.model<User>(User).find({ staffRole: 'owner' }).lean<User[]>();
    expect(owners).toHaveLength(1);
    const last = owners[0].email === undefined ? null : owners[0];
    const client = String(last?._id) === first.userId ? first : second;
    expectFailure(await change(client, client, { staffRole: 'nurse' }), { status: 409, code: 'LAST_OWNER' });
    // An invited owner who has not chosen a password cannot log in.
    await client.post('/api/v1/users', {
      fullName: 'New Owner',
      email: 'new.owner@example.org',
      staffRole: 'owner',
    });
    expectFailure(await change(client, client, { staffRole: 'nurse' }), { status: 409, code: 'LAST_OWNER' });
  });
});

/** The table as in the documentation. */
function tableText(): string {
  const roles = STAFF_ROLES.filter((role) => role !== 'owner');
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(STAFF_ACCESS).flatMap(([resource, actions]) =>
    Object.entries<{ roles: readonly StaffRole[] }>(actions).map(([name, { roles: may }]) =>
      row([`${resource}.${name}`, ...roles.map((role) => (may.includes(role) ? 'yes' : ''))]),
    ),
  );
  return [row(['Access', ...roles]), row(['---', ...roles.map(() => '---')]), ...rows].join('\n');
}

describe('the table of staff access', () => {
  it('is in the documentation', () => {
    const text = readFileSync(join(process.cwd(), 'docs/features/staff-roles.md'), 'utf8');
    expect(text).toContain(`<!-- staff access -->\n\n${tableText()}\n\n<!-- end of staff access -->`);
  });

  const may = (role: StaffRole, permission: StaffPermission) => {
    const [resource, action] = permission.split('.');
    const rows = STAFF_ACCESS as unknown as Record<string, Record<string, { roles: readonly StaffRole[] }>>;
    return role === 'owner' || rows[resource][action].roles.includes(role);
  };

  it('gives no clinical reading to reception, accounts, editor and auditor', () => {
    for (const role of ['reception', 'accounts', 'editor', 'auditor'] as const)
      for (const permission of [
        'records.read',
        'appointments.readReport',
        'lab-bookings.readResults',
        'prescriptions.read',
      ] as const)
        expect([role, permission, may(role, permission)]).toEqual([role, permission, false]);
  });

  it('gives no patients to the editor, and no writing to the auditor', () => {
    expect(may('editor', 'patients.read')).toBe(false);
    const writes = FOR_STAFF.filter(
      ({ method, operationId }) =>
        method !== 'GET' &&
        mayCall('auditor', operationId) &&
        !STAFF_ACCESS.account.own.calls.includes(operationId),
    );
    expect(writes).toEqual([]);
  });
});
