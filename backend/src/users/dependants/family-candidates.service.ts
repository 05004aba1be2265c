import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type {
  CandidateReason,
  FamilyCandidate,
  FindFamilyCandidates,
} from '../../../../openapi/contract/people/identity/candidates.js';
import type { Actor } from '../../common/http/actor.js';
import { nameLikeness } from '../../common/names/name-likeness.js';
import { likenessOf } from '../candidates/candidate-score.js';
import { User } from '../user.schema.js';
import { familyOf } from './family-of.js';

/** Within one family, the same words are a reason to ask, also with a mistyped date of birth. */
const SAME_NAME = 0.9;

/** Finds people of the caller's own family who may be the person who is added. */
@Injectable()
export class FamilyCandidates {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /** Other patients are never looked at, so that the answer says nothing about them. */
  async find(person: FindFamilyCandidates, { userId }: Actor): Promise<FamilyCandidate[]> {
    const family = await familyOf(this.users, new Types.ObjectId(userId), null);
    const rows = await this.users.find({ _id: { $in: family } }, { fullName: 1, dob: 1 }).lean<User[]>();
    return rows.flatMap(({ _id, fullName, dob }) => {
      const reasons = reasonsOf(person, { fullName, dob });
      return reasons.length > 0 ? [{ id: String(_id), fullName, dob, reasons }] : [];
    });
  }
}

function reasonsOf(person: FindFamilyCandidates, other: Pick<User, 'fullName' | 'dob'>): CandidateReason[] {
  const likeness = likenessOf(person, other);
  if (likeness) return likeness.reasons;
  return nameLikeness(person.fullName, other.fullName) >= SAME_NAME ? ['name'] : [];
}
