import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { FirstLeaves } from '../../users/registration/first-leaves.js';
import { User } from '../../users/user.schema.js';
import { DoctorDays } from '../doctor-days.service.js';
import { Holiday } from './holiday.schema.js';

/**
 * Blocks the days of holidays for doctors and unblocks them. For a doctor a holiday is a leave of whole days.
 */
@Injectable()
export class HolidayDays implements FirstLeaves {
  constructor(
    @InjectModel(Holiday.name) private readonly holidays: Model<Holiday>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly days: DoctorDays,
    private readonly clock: HospitalClock,
  ) {}

  /** The coming holidays, for a doctor whose account this transaction opens. */
  async take(doctorId: Types.ObjectId, session: ClientSession): Promise<User['leaves']> {
    await this.days.lockForAll(session);
    const coming = await this.holidays
      .find({ to: { $gte: this.clock.today() } })
      .session(session)
      .lean<Holiday[]>();
    for (const holiday of coming)
      await this.days.giveToHoliday(
        { ...holiday, doctorIds: [doctorId], dates: this.clock.daysBetween(holiday.from, holiday.to) },
        session,
      );
    return coming.map(copyOf);
  }

  /** Unblocks the days for all doctors and returns the affected ones. */
  async takeFromAll(holiday: Holiday, session: ClientSession): Promise<Types.ObjectId[]> {
    const doctorIds = await this.doctorIds(session);
    await this.days.giveToHoliday(
      { ...holiday, doctorIds, dates: this.clock.daysBetween(holiday.from, holiday.to) },
      session,
    );
    await this.users.updateMany({ type: 'doctor' }, { $push: { leaves: copyOf(holiday) } }, { session });
    return doctorIds;
  }

  async giveBack({ _id, from, to }: Holiday, session: ClientSession): Promise<void> {
    const doctorIds = await this.doctorIds(session);
    await this.days.releaseHoliday({ _id, doctorIds, dates: this.clock.daysBetween(from, to) }, session);
    const withCopy = { type: 'doctor', 'leaves._id': _id } as const;
    await this.users.updateMany(withCopy, { $pull: { leaves: { _id } } }, { session });
  }

  private async doctorIds(session: ClientSession): Promise<Types.ObjectId[]> {
    const doctors = await this.users.find({ type: 'doctor' }, { _id: 1 }).session(session).lean<User[]>();
    return doctors.map(({ _id }) => _id);
  }
}

const copyOf = ({ _id, from, to, name }: Holiday): User['leaves'][number] => ({
  _id,
  from,
  to,
  holiday: name,
});
