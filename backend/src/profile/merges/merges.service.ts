import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { UNDO_MERGE_DAYS } from '../../../../openapi/contract/people/identity/merges.js';
import type { MergeDto, MergePatients } from '../../../../openapi/contract/people/identity/merges.js';
import { AuditService } from '../../audit/audit.service.js';
import { SessionsService } from '../../auth/sessions.service.js';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Caller } from '../../common/http/actor.js';
import { Listing } from '../../common/lists/list-answer.js';
import { flagCondition, idCondition, planList } from '../../common/lists/list-query.js';
import type { ListRules } from '../../common/lists/list-query.js';
import { inTransaction } from '../../common/transaction.js';
import { tMerge } from '../../messages/people/merges.js';
import { GuardianshipEnd } from '../../users/dependants/guardianship-end.service.js';
import { Merge } from '../../users/merges/merge.schema.js';
import type { ChangedRow } from '../../users/merges/merge.schema.js';
import { MergeConflicts } from './merge-conflicts.js';
import { MergeNotifications } from './merge-notifications.js';
import { blockOf, closedLoginOf, columnsAfter, sidesOf } from './merge-rules.js';
import type { MergePair } from './merge-rules.js';
import { MergedAccounts } from './merged-accounts.js';
import { RowMoves } from './row-moves.js';
import { toMerge } from './merge.mapper.js';

const LIST: ListRules = {
  filters: {
    keptId: idCondition('keptId'),
    mergedId: idCondition('mergedId'),
    stands: flagCondition('stands'),
  },
  sorts: { id: '_id' },
  defaultSort: ['id', 'DESC'],
};

const DAY_MS = 24 * 3_600_000;
/** Longer than any request or transaction that began before the merge. */
const SWEEP_AFTER_MS = 5 * 60_000;

/** The account, and the guardian's notifications: they name the kept person again before the rows move back. */
const isRestoredFirst = (collection: string): boolean => ['users', 'notifications'].includes(collection);

/** Makes one patient record of two, and undoes it. */
@Injectable()
export class MergesService {
  private readonly logger = new Logger(MergesService.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Merge.name) private readonly merges: Model<Merge>,
    private readonly accounts: MergedAccounts,
    private readonly rows: RowMoves,
    private readonly conflicts: MergeConflicts,
    private readonly sessions: SessionsService,
    private readonly guardianships: GuardianshipEnd,
    private readonly notifications: MergeNotifications,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  list(query: ListQuery): Listing<MergeDto> {
    return Listing.of({
      model: this.merges,
      scope: {},
      plan: planList(query, LIST),
      toAnswers: (rows) => rows.map((row) => toMerge(row)),
      projection: { 'undo.account': 0, 'undo.moved': 0, 'undo.changed': 0 },
    });
  }

  /** @throws Failure NOT_FOUND */
  async get(id: string): Promise<MergeDto> {
    const row = await this.merges.findById(id).lean<Merge>();
    if (!row) throw new Failure('NOT_FOUND');
    return toMerge(row);
  }

  /**
   * Moves everything of one record to the other, in one transaction.
   * @throws Failure NOT_FOUND; UNACCEPTABLE when these two cannot be merged; WRONG_STATE when one of them was merged
   *   meanwhile; EDIT_CONFLICT
   */
  async merge(body: MergePatients, by: Caller): Promise<MergeDto> {
    const merge = await inTransaction(this.connection, async (session) => {
      const pair = await this.accounts.lock(body, session);
      this.assertMergeable(pair, body);
      return this.write(pair, body, { by, session });
    });
    await this.trySweep(merge);
    return toMerge(merge);
  }

  private assertMergeable(pair: MergePair, { keptVersion, mergedVersion }: MergePatients): void {
    const block = blockOf(pair);
    if (block) throw fieldFailure('mergedId', block);
    const { kept, merged } = pair;
    const isOld = (keptVersion ?? kept.version) !== kept.version;
    if (isOld || (mergedVersion ?? merged.version) !== merged.version) throw new Failure('EDIT_CONFLICT');
  }

  private async write(
    pair: MergePair,
    { fields }: MergePatients,
    { by, session }: { by: Caller; session: ClientSession },
  ): Promise<Merge> {
    const { kept, merged } = pair;
    const direction = { from: merged._id, to: kept._id };
    const closedLogin = closedLoginOf(pair, fields);
    const columns = columnsAfter(pair, fields, this.clock.today());
    const conflicts = await this.conflicts.resolve(direction, session);
    const account = await this.accounts.remove(merged._id, session);
    const moved = await this.rows.move(direction, session);
    await this.rows.end(direction, session);
    await this.sessions.endAll(merged._id, session);
    const changes = await this.accounts.change(kept, columns, session);
    if (sidesOf(pair, fields).email === 'merged') await this.endLogin(kept._id, session);
    await this.accounts.summariseAllergies(kept._id, session);
    const news = await this.endGuardianships(pair, session);
    const at = new Date();
    const merge: Merge = {
      _id: new Types.ObjectId(),
      keptId: kept._id,
      mergedId: merged._id,
      ownerId: kept._id,
      keptName: kept.fullName,
      mergedName: merged.fullName,
      mergedNumber: merged.hospitalNumber ?? null,
      byName: by.actor.fullName,
      at,
      undoUntil: new Date(at.getTime() + UNDO_MERGE_DAYS * DAY_MS),
      stands: true,
      movedCount: moved.reduce((sum, { ids }) => sum + ids.length, 0),
      undo: { account, moved, changed: [...conflicts, ...changes, ...news] },
      ...(closedLogin && { closedLogin }),
      sweepAt: new Date(at.getTime() + SWEEP_AFTER_MS),
    };
    await this.merges.create([merge], { session });
    await this.note('patient.merge', merge, { by, session });
    await this.notifications.merged(merge, pair, session);
    return merge;
  }

  /** The account gets another login: what belongs to the former one ends. */
  private async endLogin(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.sessions.endAll(userId, session);
    await this.rows.endLinks(userId, session);
  }

  /** A person with a login has no guardian. */
  private async endGuardianships({ kept, merged }: MergePair, session: ClientSession): Promise<ChangedRow[]> {
    if (!kept.email && !merged.email) return [];
    const changed: ChangedRow[] = [];
    for (const person of [kept, merged]) {
      const { heldBy } = person;
      if (!heldBy) continue;
      const held = { ...person, _id: kept._id, heldBy };
      for (const _id of await this.guardianships.takenOver(held, session))
        changed.push({
          collection: 'notifications',
          _id,
          before: { userId: heldBy, personId: kept._id },
          after: { userId: kept._id },
          missingAfter: ['personId'],
        });
    }
    return changed;
  }

  /**
   * Makes two records of one again. What was added since the merge stays with the remaining record.
   * @throws Failure NOT_FOUND; WRONG_STATE with the reason why it is impossible
   */
  async undo(id: string, by: Caller): Promise<MergeDto> {
    const after = await inTransaction(this.connection, async (session) => {
      const merge = await this.merges.findById(id).session(session).lean<Merge>();
      if (!merge) throw new Failure('NOT_FOUND');
      const { account, moved, changed } = await this.accounts.undoOf(merge, session);
      await this.conflicts.restore(
        changed.filter(({ collection }) => isRestoredFirst(collection)),
        session,
      );
      await this.accounts.restore(account, merge.keptId, session);
      await this.rows.moveBack(moved, { from: merge.ownerId, to: merge.mergedId }, session);
      await this.conflicts.restore(
        changed.filter(({ collection }) => !isRestoredFirst(collection)),
        session,
      );
      await this.accounts.summariseAllergies(merge.keptId, session);
      await this.accounts.summariseAllergies(merge.mergedId, session);
      await this.endLogin(merge.keptId, session);
      const undone = { at: new Date(), by: by.actor.fullName };
      const change = {
        $set: { stands: false, undone },
        $unset: { undo: 1, closedLogin: 1, sweepAt: 1 },
      } as const;
      await this.merges.updateOne({ _id: merge._id, stands: true }, change, { session });
      await this.note('patient.undoMerge', merge, { by, session });
      await this.notifications.undone(merge, session);
      return { ...merge, stands: false, undone, undo: undefined };
    }).catch((error: unknown) => {
      if (isDuplicateKey(error)) throw new Failure('WRONG_STATE', { sentence: tMerge('emailTaken') });
      throw error;
    });
    return toMerge(after);
  }

  /** Moves what concurrent requests wrote for the merged account. Returns the number of checked merges. */
  async finishDue(now = new Date()): Promise<number> {
    const due = await this.merges
      .find({ sweepAt: { $lte: now } })
      .limit(100)
      .lean<Merge[]>();
    for (const merge of due)
      if (await this.trySweep(merge))
        await this.merges.updateOne({ _id: merge._id }, { $unset: { sweepAt: 1 } });
    await this.merges.updateMany(
      { undoUntil: { $lt: now }, undo: { $exists: true } },
      { $unset: { undo: 1, closedLogin: 1 } },
    );
    return due.length;
  }

  /** The merge stands whether or not this succeeds; `sweepAt` repeats it. */
  private async trySweep(merge: Merge): Promise<boolean> {
    try {
      await this.sweep(merge);
      return true;
    } catch (error) {
      this.logger.warn(`The merge ${String(merge._id)} will be checked again: ${String(error)}`);
      return false;
    }
  }

  private async sweep({ _id }: Pick<Merge, '_id'>): Promise<void> {
    await inTransaction(this.connection, async (session) => {
      const merge = await this.merges.findOne({ _id, stands: true }).session(session).lean<Merge>();
      if (!merge) return;
      const direction = { from: merge.mergedId, to: merge.ownerId };
      const changed = await this.conflicts.resolve(direction, session);
      const moved = await this.rows.move(direction, session);
      await this.rows.end(direction, session);
      if (moved.length === 0) return;
      await this.accounts.summariseAllergies(merge.ownerId, session);
      const more = { 'undo.moved': { $each: moved }, 'undo.changed': { $each: changed } };
      const count = moved.reduce((sum, { ids }) => sum + ids.length, 0);
      const change = merge.undo
        ? { $push: more, $inc: { movedCount: count } }
        : { $inc: { movedCount: count } };
      await this.merges.updateOne({ _id }, change, { session });
    });
  }

  /** Both records' trails name the merge. */
  private async note(
    action: string,
    { keptId, mergedId, mergedNumber, movedCount }: Merge,
    { by, session }: { by: Caller; session: ClientSession },
  ): Promise<void> {
    const after = { keptId: String(keptId), mergedId: String(mergedId), mergedNumber, movedCount };
    for (const recordId of [keptId, mergedId])
      await this.audit.record({ action, resource: 'patients', recordId, after, ...by }, session);
  }
}
