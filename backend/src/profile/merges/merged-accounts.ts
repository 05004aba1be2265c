import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { MergePatients } from '../../../../openapi/contract/people/identity/merges.js';
import { AllergyStore, summaryOf } from '../../allergies/allergy-store.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { tMerge } from '../../messages/people/merges.js';
import { DuplicatePair } from '../../users/duplicates/duplicate-pair.schema.js';
import { Merge } from '../../users/merges/merge.schema.js';
import type { ChangedRow, MergeUndo } from '../../users/merges/merge.schema.js';
import { User } from '../../users/user.schema.js';
import type { MergePair } from './merge-rules.js';

type Columns = Record<string, unknown>;

/** Reads and writes the account rows of a merge, as part of its transaction. */
@Injectable()
export class MergedAccounts {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(Merge.name) private readonly merges: Model<Merge>,
    @InjectModel(DuplicatePair.name) private readonly duplicates: Model<DuplicatePair>,
    private readonly allergies: AllergyStore,
  ) {}

  /** Writes both rows, so that concurrent merges and bookings conflict. @throws Failure NOT_FOUND, WRONG_STATE, UNACCEPTABLE */
  async lock({ keptId, mergedId }: MergePatients, session: ClientSession): Promise<MergePair> {
    if (keptId === mergedId) throw fieldFailure('mergedId', tMerge('blocked.same'));
    const rows = new Map<string, User>();
    for (const id of [keptId, mergedId].toSorted()) {
      const row = await this.users
        .findByIdAndUpdate(id, { $inc: { lockVersion: 1 } }, { session, timestamps: false })
        .select('+passwordHash')
        .lean<User>();
      if (!row) throw await this.missing(id, session);
      rows.set(id, row);
    }
    return { kept: rows.get(keptId)!, merged: rows.get(mergedId)! };
  }

  private async missing(id: string, session: ClientSession): Promise<Failure> {
    const wasMerged = await this.merges.exists({ mergedId: id, stands: true }).session(session);
    return wasMerged
      ? new Failure('WRONG_STATE', { sentence: tMerge('alreadyMerged') })
      : new Failure('NOT_FOUND');
  }

  /** Takes the row out of the accounts. @returns it with all columns */
  async remove(_id: Types.ObjectId, session: ClientSession): Promise<Columns> {
    const row = await this.connection.db!.collection('users').findOne({ _id }, { session });
    await this.users.deleteOne({ _id }, { session });
    // The statement that two records are two people stays for an undo.
    const pairs = { state: 'open' as const, $or: [{ oneId: _id }, { otherId: _id }] };
    await this.duplicates.deleteMany(pairs, { session });
    return row!;
  }

  /** Puts a row back; its hospital numbers find it again, and not the other record. */
  async restore(row: Columns, keptId: Types.ObjectId, session: ClientSession): Promise<void> {
    const { hospitalNumber, formerNumbers = [] } = row as Partial<User>;
    const numbers = [...formerNumbers, ...(hospitalNumber ? [hospitalNumber] : [])];
    const duplicatesDue = new Date();
    const change = { $pull: { formerNumbers: { $in: numbers } }, $set: { duplicatesDue } };
    await this.users.updateOne({ _id: keptId }, change, { session });
    await this.connection.db!.collection('users').insertOne({ ...row, duplicatesDue }, { session });
    const next = { $inc: { version: 1, lockVersion: 1 } };
    await this.users.updateOne({ _id: row._id as Types.ObjectId }, next, { session });
  }

  /** Writes groups of columns; undefined removes one. @returns the groups that differ, for the undo */
  async change(before: User, groups: Partial<User>[], session: ClientSession): Promise<ChangedRow[]> {
    const all = Object.assign({}, ...groups) as Columns;
    const $set = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const removed = Object.keys(all).filter((column) => all[column] === undefined);
    const $unset = Object.fromEntries(removed.map((column) => [column, 1 as const]));
    const change = { $set, $unset, $inc: { version: 1, lockVersion: 1 } };
    await this.users.updateOne({ _id: before._id }, change, { session });
    return groups.flatMap((group) => changeOf(before, group as Columns) ?? []);
  }

  /** The allergies of the account as one text. */
  async summariseAllergies(_id: Types.ObjectId, session: ClientSession): Promise<void> {
    const allergies = summaryOf(await this.allergies.activeOf(_id, session));
    await this.users.updateOne({ _id }, { $set: { allergies }, $inc: { version: 1 } }, { session });
  }

  /** @throws Failure WRONG_STATE with the reason why an undo is impossible */
  async undoOf(
    { keptId, ownerId, mergedId, stands, undo, undoUntil }: Merge,
    session: ClientSession,
  ): Promise<MergeUndo> {
    const impossible = (sentence: string) => new Failure('WRONG_STATE', { sentence });
    if (!stands) throw impossible(tMerge('undone'));
    if (!ownerId.equals(keptId)) throw impossible(tMerge('keptMerged'));
    const kept = await this.users
      .findByIdAndUpdate(keptId, { $inc: { version: 1, lockVersion: 1 } }, { session })
      .lean<User>();
    if (!kept || kept.erasedAt) throw impossible(tMerge('keptErased'));
    if (!undo || undoUntil < new Date()) throw impossible(tMerge('undoOver'));
    if (await this.users.exists({ _id: mergedId }).session(session)) throw impossible(tMerge('undone'));
    return undo;
  }
}

function changeOf(before: User, group: Columns): ChangedRow | null {
  const names = Object.keys(group);
  const was = before as unknown as Columns;
  if (names.every((name) => isSame(was[name], group[name]))) return null;
  const present = (row: Columns) =>
    Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));
  return {
    collection: 'users',
    _id: before._id,
    before: present(was),
    after: present(group),
    missingBefore: names.filter((name) => was[name] === undefined),
    missingAfter: names.filter((name) => group[name] === undefined),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
