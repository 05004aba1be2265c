import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MAX_CANDIDATES } from '../../../../openapi/contract/people/identity/candidates.js';
import type {
  FindCandidates,
  PatientCandidate,
} from '../../../../openapi/contract/people/identity/candidates.js';
import { AuditService } from '../../audit/audit.service.js';
import type { Caller } from '../../common/http/actor.js';
import { phoneKeysOf, toE164 } from '../../common/phone.js';
import { User } from '../user.schema.js';
import { CANDIDATE_COLUMNS, toSummary } from './candidate.mapper.js';
import { likenessOf } from './candidate-score.js';
import type { Identity } from './candidate-score.js';

/** More people of one birth date or phone are not compared. */
const MAX_COMPARED = 500;

/** Finds patients who may be the person who is added. */
@Injectable()
export class Candidates {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly audit: AuditService,
  ) {}

  /** Best first. Reading is audited with the ids. */
  async find({ fullName, mobile, email, dob }: FindCandidates, by: Caller): Promise<PatientCandidate[]> {
    const person = { fullName, email, dob, mobile: mobile === undefined ? null : toE164(mobile) };
    const found = (await this.comparable(person))
      .flatMap((user) => {
        // A date that was counted back from an age is no one's birthday.
        const likeness = likenessOf(person, user.dobEstimated ? { ...user, dob: null } : user);
        return likeness ? [{ ...toSummary(user), ...likeness }] : [];
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MAX_CANDIDATES);
    const after = { ids: found.map(({ id }) => id) };
    if (found.length > 0)
      await this.audit.record({ action: 'patient.list', resource: 'patients', after, ...by });
    return found;
  }

  /** Each lookup uses an index. */
  private async comparable({ mobile = null, email, dob }: Identity): Promise<User[]> {
    const [key] = phoneKeysOf(mobile);
    const lookups = [
      ...(key ? [{ mobileKeys: key, mobile }] : []),
      ...(email ? [{ email }] : []),
      ...(dob ? [{ dob }] : []),
    ];
    const rows = await Promise.all(
      lookups.map((lookup) =>
        this.users
          .find({ type: 'patient', ...lookup, erasedAt: { $exists: false } }, CANDIDATE_COLUMNS)
          .limit(MAX_COMPARED)
          .lean<User[]>(),
      ),
    );
    return [...new Map(rows.flat().map((user) => [String(user._id), user])).values()];
  }
}
