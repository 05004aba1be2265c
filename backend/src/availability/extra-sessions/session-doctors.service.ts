import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { User } from '../../users/user.schema.js';
import { tCommon } from '../../messages/common.js';
import { DoctorDays } from '../doctor-days.service.js';
import type { ExtraSession } from './extra-session.schema.js';

/**
 * Adds extra sessions to the days and accounts of their doctors and removes them, in the transaction of each
 * change.
 */
@Injectable()
export class SessionDoctors {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly days: DoctorDays,
    private readonly clock: HospitalClock,
  ) {}

  /** The doctors of these ids, in order. @throws Failure UNACCEPTABLE naming `doctorIds` */
  async find(ids: readonly string[], session: ClientSession): Promise<User[]> {
    const doctors = await this.users
      .find({ _id: { $in: ids }, type: 'doctor', disabled: false })
      .session(session)
      .lean<User[]>();
    if (doctors.length < ids.length) throw fieldFailure('doctorIds', tCommon('doctorNotFound'));
    return ids.map((id) => doctors.find(({ _id }) => String(_id) === id)!);
  }

  /** The accounts carry the coming sessions. The next change removes past ones. */
  async give({ _id, date, doctors }: ExtraSession, session: ClientSession): Promise<void> {
    const doctorIds = idsOf(doctors);
    await this.days.giveToSession({ _id, doctorIds, date }, session);
    const over = { $pull: { extraSessions: { date: { $lt: this.clock.today() } } } };
    await this.users.updateMany({ _id: { $in: doctorIds }, 'extraSessions.0': { $exists: true } }, over, {
      session,
    });
    const updates = doctors.map(({ doctorId, times }) => ({
      updateOne: {
        filter: { _id: doctorId },
        update: { $push: { extraSessions: { _id, date, times } } },
      },
    }));
    await this.users.bulkWrite(updates, { session });
  }

  async takeBack({ _id, date, doctors }: ExtraSession, session: ClientSession): Promise<void> {
    const doctorIds = idsOf(doctors);
    await this.days.releaseSession({ _id, doctorIds, date }, session);
    await this.users.updateMany(
      { _id: { $in: doctorIds }, 'extraSessions._id': _id },
      { $pull: { extraSessions: { _id } } },
      { session },
    );
  }
}

export const idsOf = (doctors: ExtraSession['doctors']): Types.ObjectId[] =>
  doctors.map(({ doctorId }) => doctorId);
