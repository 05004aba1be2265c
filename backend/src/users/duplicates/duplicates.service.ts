import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { DUPLICATE_STATES } from '../../../../openapi/contract/people/identity/duplicates.js';
import type {
  DuplicateState,
  PossibleDuplicate,
} from '../../../../openapi/contract/people/identity/duplicates.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { Listing } from '../../common/lists/list-answer.js';
import { oneOf, planList } from '../../common/lists/list-query.js';
import type { ListRules } from '../../common/lists/list-query.js';
import { inTransaction } from '../../common/transaction.js';
import { CANDIDATE_COLUMNS, toSummary } from '../candidates/candidate.mapper.js';
import { User } from '../user.schema.js';
import { DuplicatePair } from './duplicate-pair.schema.js';

const LIST: ListRules = {
  filters: { state: oneOf('state', DUPLICATE_STATES) },
  sorts: { score: 'score', id: '_id' },
  defaultSort: ['score', 'DESC'],
};
const ACTIONS = { different: 'patient.notSame', open: 'patient.maybeSame' } as const;

/** Pairs of patient records that may be one person. */
@Injectable()
export class Duplicates {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DuplicatePair.name) private readonly pairs: Model<DuplicatePair>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly audit: AuditService,
  ) {}

  /** Best first. Reading is audited with the ids. */
  list(query: ListQuery, by: Caller): Listing<PossibleDuplicate> {
    return Listing.of({
      model: this.pairs,
      scope: {},
      plan: planList(query, LIST),
      toAnswers: async (rows) => {
        const answers = await this.toAnswers(rows);
        const ids = [...new Set(answers.flatMap(({ records }) => records.map(({ id }) => id)))];
        const entry = { action: 'patient.list', resource: 'patients', after: { ids }, ...by };
        if (ids.length > 0) await this.audit.record(entry);
        return answers;
      },
    });
  }

  /**
   * States that these are two people, or withdraws the statement. Repeated, it changes nothing.
   * @throws Failure NOT_FOUND, also after a merge of the two
   */
  async decide(id: string, state: DuplicateState, by: Caller): Promise<PossibleDuplicate> {
    const decided = { at: new Date(), by: by.actor.fullName };
    const change =
      state === 'different'
        ? { $set: { state, decided } }
        : { $set: { state }, $unset: { decided: 1 as const } };
    const row = await inTransaction(this.connection, async (session) => {
      const changed = await this.pairs
        .findOneAndUpdate({ _id: id, state: { $ne: state } }, change, { session, returnDocument: 'after' })
        .lean<DuplicatePair>();
      if (!changed) return this.pairs.findById(id).session(session).lean<DuplicatePair>();
      for (const [recordId, otherId] of [
        [changed.oneId, changed.otherId],
        [changed.otherId, changed.oneId],
      ]) {
        const after = { otherId: String(otherId) };
        await this.audit.record(
          { action: ACTIONS[state], resource: 'patients', recordId, after, ...by },
          session,
        );
      }
      // A pair that is open again is compared again.
      const due = { $set: { duplicatesDue: new Date() } };
      if (state === 'open')
        await this.users.updateOne({ _id: changed.oneId }, due, { session, timestamps: false });
      return changed;
    });
    const [answer] = row ? await this.toAnswers([row]) : [];
    if (!answer) throw new Failure('NOT_FOUND');
    return answer;
  }

  /** Without pairs of a record that was merged or erased since. */
  private async toAnswers(rows: DuplicatePair[]): Promise<PossibleDuplicate[]> {
    const ids = rows.flatMap(({ oneId, otherId }) => [oneId, otherId]);
    const users = await this.users
      .find({ _id: { $in: ids }, type: 'patient', erasedAt: { $exists: false } }, CANDIDATE_COLUMNS)
      .lean<User[]>();
    const byId = new Map(users.map((user) => [String(user._id), user]));
    return rows.flatMap((row) => {
      const records = [row.oneId, row.otherId].flatMap((id) => byId.get(String(id)) ?? []);
      return records.length === 2 ? [toDuplicate(row, records)] : [];
    });
  }
}

const toDuplicate = (
  { _id, state, score, reasons, decided }: DuplicatePair,
  records: User[],
): PossibleDuplicate => ({
  _id: String(_id),
  id: String(_id),
  state,
  score,
  reasons,
  records: records.map(toSummary),
  decided: decided ? { at: decided.at.toISOString(), by: decided.by } : null,
});
