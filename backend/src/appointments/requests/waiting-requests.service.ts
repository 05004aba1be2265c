import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Condition } from '../../common/lists/list-query.js';
import { User } from '../../users/user.schema.js';
import { Appointment } from '../appointment.schema.js';

/**
 * The order of requests: paid ones, those of confirmed patients, those of accounts without a confirmed email.
 */
export const RANKS = { paid: 0, confirmed: 1, unconfirmed: 2 } as const;

export interface RankedRequest {
  _id: Types.ObjectId;
  rank: number;
}

interface Part {
  /** The order within one rank. */
  order: 'newest' | 'oldest';
  skip?: number;
  limit: number;
  session?: ClientSession;
}

/** Reads requests in the order of their ranks, page by page. */
@Injectable()
export class WaitingRequests {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
  ) {}

  /** Their ids with their ranks. */
  ranked(filter: Condition, { order, skip = 0, limit, session }: Part): Promise<RankedRequest[]> {
    const ranked = this.appointments.aggregate<RankedRequest>([
      { $match: filter },
      { $project: { patientId: 1, paidPaise: 1 } },
      ...this.loginOf(),
      { $project: { rank: RANK } },
      { $sort: { rank: 1, _id: order === 'newest' ? -1 : 1 } },
      { $skip: skip },
      { $limit: limit },
    ]);
    return ranked.session(session ?? null).exec();
  }

  /** The requests in the same order. */
  async page(
    filter: Condition,
    part: Part & { columns: Record<string, 0 | 1> },
  ): Promise<{ row: Appointment; rank: number }[]> {
    const ranked = await this.ranked(filter, part);
    if (ranked.length === 0) return [];
    const ids = ranked.map(({ _id }) => _id);
    const rows = await this.appointments.find({ _id: { $in: ids } }, part.columns).lean<Appointment[]>();
    const byId = new Map(rows.map((row) => [String(row._id), row]));
    return ranked.flatMap(({ _id, rank }) => {
      const row = byId.get(String(_id));
      return row ? [{ row, rank }] : [];
    });
  }

  /** The login of the patient: the patient's own or the guardian's. */
  private loginOf() {
    const from = this.users.collection.name;
    const columns = [{ $project: { email: 1, emailConfirmedAt: 1, heldBy: 1 } }];
    const one = (localField: string, as: string) => ({
      $lookup: { from, localField, foreignField: '_id', as, pipeline: columns },
    });
    return [
      one('patientId', 'patient'),
      one('patient.heldBy', 'holder'),
      { $set: { login: { $first: { $concatArrays: ['$holder', '$patient'] } } } },
    ];
  }
}

/** The desk entered a patient without an email and knows them. */
const RANK = {
  $switch: {
    branches: [
      { case: { $gt: ['$paidPaise', 0] }, then: RANKS.paid },
      {
        case: {
          $and: [{ $gt: ['$login.email', null] }, { $not: [{ $gt: ['$login.emailConfirmedAt', null] }] }],
        },
        then: RANKS.unconfirmed,
      },
    ],
    default: RANKS.confirmed,
  },
};
