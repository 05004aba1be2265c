import { Types } from 'mongoose';
import { MergePreview } from '../../openapi/contract/people/identity/merges.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { MergesService } from '../src/profile/merges/merges.service.js';
import { RowMoves } from '../src/profile/merges/row-moves.js';
import { ENDED_REFERENCES } from '../src/profile/merges/references.js';
import { Merge } from '../src/users/merges/merge.schema.js';
import type { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';

/** Rows that give access to an account, other than its sessions. */
const LINKS = ENDED_REFERENCES.filter(({ collection }) =>
  ['accountclaims', 'emailconfirmations', 'knowndevices', 'passwordresets'].includes(collection),
);

describe('The safety of a merge', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('merge-safety', { SMTP_URL: '' });
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const pair = async (keptColumns: Partial<User> = {}, mergedColumns: Partial<User> = {}) =>
    [
      await addPatient(portal, 'Twice Known', keptColumns),
      await addPatient(portal, 'Twice Known', mergedColumns),
    ] as const;
  const merge = (kept: Client, merged: Client, rest: object = {}) =>
    admin.post<{ id: string; error: string }>('/api/v1/merges', {
      keptId: kept.userId,
      mergedId: merged.userId,
      ...rest,
    });
  const undo = (id: string) => admin.post(`/api/v1/merges/${id}/undo`);
  const addLinks = async ({ userId }: Client) => {
    for (const { collection, field } of LINKS)
      await portal.db.db!.collection<{ _id: string }>(collection).insertOne({
        _id: `${collection}-${new Types.ObjectId().toHexString()}`,
        [field]: new Types.ObjectId(userId),
      });
  };
  const linksOf = async ({ userId }: Client): Promise<string[]> => {
    const found = await Promise.all(
      LINKS.map(async ({ collection, field }) => {
        const filter = { [field]: new Types.ObjectId(userId) };
        return (await portal.db.db!.collection(collection).countDocuments(filter)) > 0 ? [collection] : [];
      }),
    );
    return found.flat();
  };
  const mergeOf = (id: string) => portal.model<Merge>(Merge).findById(id).lean<Merge>();

  it('refuses a login whose email address is not confirmed, on either side', async () => {
    const [kept, stranger] = await pair(
      { email: undefined, emailConfirmedAt: null },
      { emailConfirmedAt: null },
    );
    for (const [one, other] of [
      [kept, stranger],
      [stranger, kept],
    ]) {
      const refused = await merge(one, other);
      expectFailure(refused, { status: 422, fields: ['mergedId'] });
      expect(JSON.stringify(refused.body)).toMatch(/is not confirmed/);
    }
    const path = `/api/v1/patients/${kept.userId}/merge-preview`;
    const preview = await admin.post(path, { mergedId: stranger.userId });
    expect(MergePreview.parse(preview.body).blocked).toMatch(/is not confirmed/);
  });

  it('refuses a disabled account, on either side', async () => {
    const [kept, disabled] = await pair({}, { disabled: true });
    for (const [one, other] of [
      [kept, disabled],
      [disabled, kept],
    ]) {
      const refused = await merge(one, other);
      expectFailure(refused, { status: 422, fields: ['mergedId'] });
      expect(JSON.stringify(refused.body)).toMatch(/is disabled/);
    }
  });

  it('ends the links of a login that ends, and keeps those of the one that stays', async () => {
    const [kept, other] = await pair();
    await addLinks(kept);
    await addLinks(other);
    const done = await merge(kept, other);
    expect(done.status).toBe(201);
    expect(await linksOf(other)).toEqual([]);
    expect(await linksOf(kept)).toHaveLength(LINKS.length);
    expect((await undo(done.body.id)).status).toBe(200);
    expect(await linksOf(kept)).toEqual([]);

    await addLinks(kept);
    expect((await merge(kept, other, { fields: { email: 'merged' } })).status).toBe(201);
    expect(await linksOf(kept)).toEqual([]);
  });

  it.each(['kept', 'merged'] as const)(
    'gives the guardian of the %s record the notifications back',
    async (side) => {
      const guardian = await addPatient(portal, 'Guardian');
      const heldBy = new Types.ObjectId(guardian.userId);
      const held = { email: undefined, emailConfirmedAt: null, heldBy, heldSince: new Date() };
      const [kept, other] = side === 'kept' ? await pair(held) : await pair({}, held);
      const person = side === 'kept' ? kept : other;
      const row = {
        userId: heldBy,
        personId: new Types.ObjectId(person.userId),
        title: 'News',
        text: 'Of the child',
      };
      const { _id } = await portal.model<Notification>(Notification).create(row);
      const stored = () => portal.model<Notification>(Notification).findById(_id).lean<Notification>();

      const done = await merge(kept, other);
      expect(done.status).toBe(201);
      expect(String((await stored())!.userId)).toBe(kept.userId);
      expect(await stored()).not.toHaveProperty('personId');
      expect((await undo(done.body.id)).status).toBe(200);
      const { userId, personId } = (await stored())!;
      expect([String(userId), String(personId)]).toEqual([guardian.userId, person.userId]);
    },
  );

  it('answers a merge whose later check fails, and checks it and the others again', async () => {
    const service = portal.app.get(MergesService);
    const later = () => new Date(Date.now() + 3_600_000);
    await service.finishDue(later());
    const ids: string[] = [];
    const move = jest.spyOn(portal.app.get(RowMoves), 'move');
    const real = RowMoves.prototype.move;
    let broken = '';
    move.mockImplementation(function (this: RowMoves, direction, session) {
      if (String(direction.from) === broken) throw new Error('The database is tired');
      return real.call(portal.app.get(RowMoves), direction, session);
    });
    for (let n = 0; n < 2; n += 1) {
      const [kept, other] = await pair();
      // The transaction moves rows once; the check afterwards fails.
      move.mockImplementationOnce((direction, session) => {
        if (n === 0) broken = other.userId;
        return real.call(portal.app.get(RowMoves), direction, session);
      });
      const done = await merge(kept, other);
      expect(done.status).toBe(201);
      ids.push(done.body.id);
    }
    await service.finishDue(later());
    expect((await mergeOf(ids[0]))!.sweepAt).toBeDefined();
    expect((await mergeOf(ids[1]))!.sweepAt).toBeUndefined();
    broken = '';
    await service.finishDue(later());
    expect((await mergeOf(ids[0]))!.sweepAt).toBeUndefined();
  });

  it('stores no password after 30 days, and no name of a separated person who was erased', async () => {
    const [kept, other] = await pair();
    const first = await merge(kept, other);
    expect((await mergeOf(first.body.id))!.closedLogin).toBeDefined();
    expect((await undo(first.body.id)).status).toBe(200);
    const { email } = (await admin.get<{ email: string }>(`/api/v1/patients/${other.userId}`)).body;
    const body = { confirm: email, reason: 'By letter' };
    expect((await admin.post(`/api/v1/users/${other.userId}/erase`, body)).status).toBe(200);
    const undone = (await mergeOf(first.body.id))!;
    expect(JSON.stringify(undone)).not.toMatch(/Twice Known|@example/);

    const second = await merge(kept, await addPatient(portal, 'Twice Known'));
    await portal.app.get(MergesService).finishDue(new Date(Date.now() + 31 * 24 * 3_600_000));
    const after = await mergeOf(second.body.id);
    expect(after).not.toHaveProperty('undo');
    expect(after).not.toHaveProperty('closedLogin');
  });
});
