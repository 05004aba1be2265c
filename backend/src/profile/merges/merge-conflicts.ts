import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Types } from 'mongoose';
import { ALLERGY_SEVERITIES } from '../../../../openapi/contract/care/safety/allergies.js';
import type { Allergy } from '../../allergies/allergy.schema.js';
import type { ChangedRow } from '../../users/merges/merge.schema.js';
import type { Direction } from './row-moves.js';

type Row = Record<string, unknown> & { _id: Types.ObjectId };
type Change = Pick<ChangedRow, 'before' | 'after'>;

/** Columns whose unique values limit how many open rows of a kind a person has. */
const SEATS = [
  { collection: 'appointments', owner: 'patientId', seat: 'holdSeat', where: {} },
  { collection: 'labbookings', owner: 'patientId', seat: 'holdSeat', where: {} },
  { collection: 'orders', owner: 'holder', seat: 'holdSeat', where: {}, prefix: 'patient:' },
  { collection: 'waitlist', owner: 'patientId', seat: 'seat', where: { open: true } },
] as const;

/** Changes rows that both records have and that may exist once, before the rows of one move to the other. */
@Injectable()
export class MergeConflicts {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async resolve(direction: Direction, session: ClientSession): Promise<ChangedRow[]> {
    return [
      ...(await this.closeWishes(direction, session)),
      ...(await this.changeSeats(direction, session)),
      ...(await this.separateQuestions(direction, session)),
      ...(await this.joinAllergies(direction, session)),
    ];
  }

  /** Restores the rows that no one has changed since. */
  async restore(changed: readonly ChangedRow[], session: ClientSession): Promise<void> {
    for (const {
      collection,
      _id,
      before,
      after,
      missingBefore = [],
      missingAfter = [],
    } of changed.toReversed()) {
      if (collection === 'allergies' && !(await this.mayReturn(_id, before, session))) continue;
      const absent = Object.fromEntries(missingAfter.map((column) => [column, { $exists: false }]));
      const $unset = Object.fromEntries(missingBefore.map((column) => [column, 1 as const]));
      const change = {
        ...(Object.keys(before).length > 0 && { $set: before }),
        ...(missingBefore.length > 0 && { $unset }),
      };
      await this.rows(collection).updateOne({ _id, ...after, ...absent }, change, { session });
    }
  }

  /** An allergy returns unless it was recorded again, and a statement that none are known only without allergies. */
  private async mayReturn(_id: Types.ObjectId, before: object, session: ClientSession): Promise<boolean> {
    if (!('status' in before)) return true;
    const allergies = this.rows('allergies');
    const row = await allergies.findOne({ _id }, { session });
    if (!row) return false;
    const active = await allergies
      .find({ patientId: row.patientId, status: 'active', _id: { $ne: _id } }, { session })
      .toArray();
    return row.kind === 'noneKnown' ? active.length === 0 : active.every(({ key }) => key !== row.key);
  }

  /** A person waits once for a doctor or speciality. An offered time stays. */
  private async closeWishes({ from, to }: Direction, session: ClientSession): Promise<ChangedRow[]> {
    const open = (patientId: Types.ObjectId) =>
      this.rows('waitlist').find({ patientId, open: true }, { session }).toArray();
    const changed: ChangedRow[] = [];
    const kept = await open(to);
    for (const theirs of await open(from)) {
      const own = kept.find(({ wish }) => wish === theirs.wish);
      if (!own) continue;
      const closed = theirs.status === 'offered' && own.status !== 'offered' ? own : theirs;
      const before = { status: closed.status, open: true };
      changed.push(
        await this.change('waitlist', closed, { before, after: { status: 'left', open: false } }, session),
      );
    }
    return changed;
  }

  private async changeSeats({ from, to }: Direction, session: ClientSession): Promise<ChangedRow[]> {
    const changed: ChangedRow[] = [];
    for (const { collection, owner, seat, where, ...rest } of SEATS) {
      const valueOf = (id: Types.ObjectId) => ('prefix' in rest ? rest.prefix + String(id) : id);
      const seated = (id: Types.ObjectId) =>
        this.rows(collection)
          .find({ [owner]: valueOf(id), [seat]: { $exists: true }, ...where }, { session })
          .toArray();
      const [kept, merged] = [await seated(to), await seated(from)];
      const taken = kept.map((row) => Number(row[seat]));
      let next = Math.max(0, ...taken, ...merged.map((row) => Number(row[seat])));
      for (const row of merged.filter((one) => taken.includes(Number(one[seat])))) {
        next += 1;
        const step = { before: { [seat]: row[seat] }, after: { [seat]: next } };
        changed.push(await this.change(collection, row, step, session));
      }
    }
    return changed;
  }

  /** The same open question of both stays twice; only the mark that refuses repeats differs. */
  private async separateQuestions({ from, to }: Direction, session: ClientSession): Promise<ChangedRow[]> {
    const unanswered = (id: Types.ObjectId) =>
      this.rows('questions')
        .find({ asker: `user:${String(id)}`, status: 'unanswered' }, { session })
        .toArray();
    const kept = new Set((await unanswered(to)).map(({ textKey }) => textKey));
    const changed: ChangedRow[] = [];
    for (const row of (await unanswered(from)).filter(({ textKey }) => kept.has(textKey))) {
      const step = { before: { asker: row.asker }, after: { asker: `merged:${String(row._id)}` } };
      changed.push(await this.change('questions', row, step, session));
    }
    return changed;
  }

  /** Both lists of allergies stay. An allergy wins over the statement that none are known. */
  private async joinAllergies({ from, to }: Direction, session: ClientSession): Promise<ChangedRow[]> {
    const active = (patientId: Types.ObjectId) =>
      this.rows('allergies').find({ patientId, status: 'active' }, { session }).toArray() as Promise<Row[]>;
    const [kept, merged] = [await active(to), await active(from)];
    const hasAllergy = [...kept, ...merged].some(({ kind }) => kind !== 'noneKnown');
    const changed: ChangedRow[] = [];
    const end = async (row: Row) => {
      const step = { before: { status: 'active' }, after: { status: 'enteredInError' } };
      changed.push(await this.change('allergies', row, step, session));
    };
    for (const row of [...kept, ...merged]) if (row.kind === 'noneKnown' && hasAllergy) await end(row);
    for (const row of merged) {
      const same = kept.find(({ key }) => key === row.key);
      if (!same || (row.kind === 'noneKnown' && hasAllergy)) continue;
      await end(row);
      const step = joined(same as unknown as Allergy, row as unknown as Allergy);
      if (step) changed.push(await this.change('allergies', same, step, session));
    }
    return changed;
  }

  private async change(
    collection: string,
    { _id }: { _id: Types.ObjectId },
    { before, after }: Change,
    session: ClientSession,
  ): Promise<ChangedRow> {
    await this.rows(collection).updateOne({ _id }, { $set: after }, { session });
    return { collection, _id, before, after };
  }

  private rows(collection: string) {
    return this.connection.db!.collection<Row>(collection);
  }
}

/** What the kept entry gets from the same allergy of the other record: its reaction and the graver severity. */
function joined(kept: Allergy, merged: Allergy): Change | null {
  const reactions = [kept.reaction, merged.reaction].filter((text) => text !== null);
  const reaction = [...new Set(reactions)].join('; ') || null;
  const grade = (severity: Allergy['severity']) => (severity ? ALLERGY_SEVERITIES.indexOf(severity) : -1);
  const severity = grade(merged.severity) > grade(kept.severity) ? merged.severity : kept.severity;
  if (reaction === kept.reaction && severity === kept.severity) return null;
  return { before: { reaction: kept.reaction, severity: kept.severity }, after: { reaction, severity } };
}
