import { PossibleDuplicate } from '../../openapi/contract/people/identity/duplicates.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { DuplicatePair } from '../src/users/duplicates/duplicate-pair.schema.js';
import { DuplicateScans } from '../src/users/duplicates/duplicate-scans.service.js';
import { User, mobileColumns, nameColumns } from '../src/users/user.schema.js';
import { filtered } from './support/care.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

const CHILD = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };

describe('Possible duplicates', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('duplicates', { SMTP_URL: '' });
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.model<User>(User).deleteMany({ type: 'patient' });
    await portal.model<DuplicatePair>(DuplicatePair).deleteMany({});
  });

  const scan = () => portal.app.get(DuplicateScans).scanDue();
  const list = async (filter: Record<string, unknown> = { state: 'open' }): Promise<PossibleDuplicate[]> => {
    const { body } = await filtered(admin, 'duplicates', filter);
    return (body as unknown[]).map((row) => PossibleDuplicate.parse(row));
  };
  const namesOf = (pairs: PossibleDuplicate[]) =>
    pairs.map(({ records }) => records.map(({ fullName }) => fullName).toSorted());
  const asha = { ...mobileColumns('+919812345678'), dob: '1990-05-17' };
  const act = (id: string, step: 'not-same' | 'reopen') =>
    admin.post<Record<string, unknown>>(`/api/v1/duplicates/${id}/${step}`);
  const trailOf = ({ userId }: Client) =>
    portal.model<AuditEvent>(AuditEvent).distinct('action', { recordId: userId, actorType: 'admin' });

  it('are listed with a score and reasons, best first', async () => {
    await addPatient(portal, 'Asha Rao', asha);
    await addPatient(portal, 'Rao Asha', asha);
    const maria = { ...mobileColumns(null), dob: '1988-01-02' };
    await addPatient(portal, "Maria D'Souza", maria);
    await addPatient(portal, 'Souza Maria', maria);
    await scan();
    const pairs = await list();
    expect(namesOf(pairs)).toEqual([
      ['Asha Rao', 'Rao Asha'],
      ["Maria D'Souza", 'Souza Maria'],
    ]);
    expect(pairs.map(({ reasons }) => reasons)).toEqual([
      ['mobile', 'dob', 'name'],
      ['dob', 'name'],
    ]);
    const page = await admin.get('/api/v1/duplicates?range=[1,1]');
    expect(page.headers.get('content-range')).toBe('duplicates 1-1/2');
  });

  it('are compared when a record is added or changed, and only then', async () => {
    const one = await addPatient(portal, 'Asha Rao', asha);
    const other = await addPatient(portal, 'Vikram Nair', {
      ...mobileColumns(null),
      dob: asha.dob,
    });
    expect(await scan()).toBe(2);
    expect([await scan(), (await list()).length]).toEqual([0, 0]);
    await portal.model<User>(User).updateOne({ _id: other.userId }, { $set: nameColumns('Aasha Rao') });
    expect(await scan()).toBe(1);
    expect(await list()).toHaveLength(1);
    await portal.model<User>(User).updateOne({ _id: one.userId }, { $set: { dob: '1991-05-17' } });
    await portal.model<User>(User).updateOne({ _id: one.userId }, { $inc: { version: 1 } });
    expect(await scan()).toBe(1);
    expect(await list()).toEqual([]);
  });

  it('leave out a family with one phone', async () => {
    const mother = await addPatient(portal, 'Asha Rao', asha);
    for (const fullName of ['Meera Rao', 'Rohan Rao'])
      expect((await mother.post('/api/v1/dependants', { ...CHILD, fullName })).status).toBe(201);
    const held = { heldBy: { $exists: true } };
    await portal.model<User>(User).updateMany(held, { $set: mobileColumns('+919812345678') });
    await scan();
    expect(await list()).toEqual([]);
    expect((await mother.post('/api/v1/dependants', CHILD)).status).toBe(201);
    await scan();
    expect(namesOf(await list())).toEqual([['Meera Rao', 'Meera Rao']]);
  });

  it('are stated to be two people, audited in both records, which can be withdrawn', async () => {
    const people = [await addPatient(portal, 'Asha Rao', asha), await addPatient(portal, 'Asha Rao', asha)];
    await scan();
    const [{ id }] = await list();
    const answers = await Promise.all([act(id, 'not-same'), act(id, 'not-same')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body).toMatchObject({ state: 'different', decided: { by: 'Anita Admin' } });
    expect(await portal.model<AuditEvent>(AuditEvent).countDocuments({ action: 'patient.notSame' })).toBe(2);
    for (const person of people) expect(await trailOf(person)).toContain('patient.notSame');
    // Also after a later comparison.
    const changed = { $set: { dob: '1991-05-17' } };
    await portal.model<User>(User).updateMany({ _id: { $in: people.map(({ userId }) => userId) } }, changed);
    await scan();
    expect(await list()).toEqual([]);
    expect(await list({ state: 'different' })).toHaveLength(1);

    expect((await act(id, 'reopen')).body).toMatchObject({ state: 'open', decided: null });
    await scan();
    expect(await list()).toHaveLength(1);
    for (const person of people) expect(await trailOf(person)).toContain('patient.maybeSame');
  });

  it('are gone after a withdrawal if the records are not alike any more', async () => {
    const one = await addPatient(portal, 'Asha Rao', asha);
    await addPatient(portal, 'Asha Rao', asha);
    await scan();
    const [{ id }] = await list();
    await act(id, 'not-same');
    const other = { ...mobileColumns(null), dob: null };
    await portal.model<User>(User).updateOne({ _id: one.userId }, { $set: other });
    await scan();
    expect((await act(id, 'reopen')).status).toBe(200);
    await scan();
    expect(await list()).toEqual([]);
  });

  it('leave the list with the merge, and return with its undo', async () => {
    const [kept, merged] = [
      await addPatient(portal, 'Asha Rao', asha),
      await addPatient(portal, 'Asha Rao', asha),
    ];
    await scan();
    const [{ id }] = await list();
    const body = { keptId: kept.userId, mergedId: merged.userId };
    const merge = await admin.post<{ id: string }>('/api/v1/merges', body);
    expect(merge.status).toBe(201);
    expect(await list()).toEqual([]);
    expectFailure(await act(id, 'not-same'), { status: 404 });
    await scan();
    expect((await admin.post(`/api/v1/merges/${merge.body.id}/undo`)).status).toBe(200);
    await scan();
    expect(await list()).toHaveLength(1);
  });

  it('have no erased and no deceased patients', async () => {
    const [one, other] = [
      await addPatient(portal, 'Asha Rao', asha),
      await addPatient(portal, 'Asha Rao', asha),
    ];
    await scan();
    const death = `/api/v1/patients/${one.userId}/deceased`;
    expect((await admin.post(death, { deceased: true })).status).toBe(200);
    await scan();
    expect(await list()).toEqual([]);
    expect((await admin.post(death, { deceased: false })).status).toBe(200);
    await scan();
    expect(await list()).toHaveLength(1);
    await portal.model<User>(User).updateOne({ _id: other.userId }, { $set: { erasedAt: new Date() } });
    expect(await list()).toEqual([]);
    await scan();
    expect(await portal.model<DuplicatePair>(DuplicatePair).countDocuments({})).toBe(0);
  });

  it('are one row per pair, also when two processes compare at once', async () => {
    await addPatient(portal, 'Asha Rao', asha);
    await addPatient(portal, 'Asha Rao', asha);
    await Promise.all([scan(), scan(), scan()]);
    expect(await portal.model<DuplicatePair>(DuplicatePair).countDocuments({})).toBe(1);
  });
});
