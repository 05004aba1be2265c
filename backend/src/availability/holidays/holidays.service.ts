import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { LONGEST_HOLIDAY_DAYS } from '../../../../openapi/contract/care/holidays.js';
import type { CreateHoliday, HolidayDto } from '../../../../openapi/contract/care/holidays.js';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { AuditService } from '../../audit/audit.service.js';
import { fieldFailure, Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Caller } from '../../common/http/actor.js';
import { Listing } from '../../common/lists/list-answer.js';
import { planList } from '../../common/lists/list-query.js';
import type { ListRules } from '../../common/lists/list-query.js';
import { inTransaction } from '../../common/transaction.js';
import { DoctorDirectory } from '../../users/doctors/doctor-directory.js';
import { assertDaysAway } from '../days-away.js';
import { DoctorDays } from '../doctor-days.service.js';
import { FreedTimes } from '../freed-times.js';
import { LeaveCases } from '../leave-cases.js';
import { VisitsOnDays, assertNoVisits } from '../visits-on-days.js';
import { HolidayDays } from './holiday-days.service.js';
import { Holiday } from './holiday.schema.js';
import { KnownHolidays } from './known-holidays.js';
import { tAvailability } from '../../messages/care/availability.js';

const LIST: ListRules = {
  filters: {},
  sorts: { id: '_id', from: 'from' },
  defaultSort: ['from', 'DESC'],
};

const toHoliday = ({ _id, from, to, name, createdAt }: Holiday): HolidayDto => ({
  id: String(_id),
  _id: String(_id),
  from,
  to,
  name,
  createdAt: createdAt.toISOString(),
});

/** Days on which no doctor has times. */
@Injectable()
export class HolidaysService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Holiday.name) private readonly holidays: Model<Holiday>,
    private readonly holidayDays: HolidayDays,
    private readonly known: KnownHolidays,
    private readonly days: DoctorDays,
    private readonly visits: VisitsOnDays,
    private readonly cases: LeaveCases,
    private readonly freed: FreedTimes,
    private readonly directory: DoctorDirectory,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  list(query: ListQuery): Listing<HolidayDto> {
    const toAnswers = (rows: Holiday[]) => rows.map(toHoliday);
    return Listing.of({ model: this.holidays, scope: {}, plan: planList(query, LIST), toAnswers });
  }

  /**
   * Blocks the days for every doctor, unless a visit is booked on one; on request it opens a case for each
   * visit.
   * @throws Failure LEAVE_OVER_VISITS with the visits; LEAVE_OVERLAPS when one of the days is already a holiday
   */
  async create({ from, to = from, name, visits }: CreateHoliday, by: Caller): Promise<HolidayDto> {
    assertDaysAway({ from, to }, LONGEST_HOLIDAY_DAYS, this.clock);
    const holiday: Holiday = { _id: new Types.ObjectId(), from, to, name, createdAt: new Date() };
    await inTransaction(this.connection, async (session) => {
      await this.assertNoOther(holiday, session);
      // The days are written before the visits are read, so a concurrent booking conflicts.
      const doctorIds = await this.holidayDays.takeFromAll(holiday, session);
      const taken = await this.visits.find({ doctorId: { $in: doctorIds }, from, to }, session);
      if (visits !== 'offer') assertNoVisits(taken);
      await this.holidays.create([holiday], { session });
      await this.cases.open(taken, { _id: holiday._id, cause: 'holiday', name, from, to }, session);
      const entry = { action: 'holiday.add', resource: 'holidays', recordId: holiday._id };
      await this.audit.record({ ...entry, ...by, after: { from, to, name } }, session);
    });
    this.directory.drop();
    await this.known.refresh();
    if (visits === 'offer') await this.cases.settleDue();
    return toHoliday(holiday);
  }

  /** Unblocks the days for every doctor; they can be booked immediately. */
  async remove(id: string, by: Caller): Promise<HolidayDto> {
    const removed = await inTransaction(this.connection, async (session) => {
      await this.days.lockForAll(session);
      const holiday = await this.holidays.findByIdAndDelete(id, { session }).lean<Holiday>();
      if (!holiday) throw new Failure('NOT_FOUND');
      const { from, to, name } = holiday;
      await this.holidayDays.giveBack(holiday, session);
      await this.cases.close(holiday._id, session);
      const entry = { action: 'holiday.delete', resource: 'holidays', recordId: id };
      await this.audit.record({ ...entry, ...by, before: { from, to, name } }, session);
      return holiday;
    });
    this.directory.drop();
    await this.known.refresh();
    this.freed.tell();
    return toHoliday(removed);
  }

  /** A parallel addition conflicts with the lock and is repeated. */
  private async assertNoOther({ from, to }: Holiday, session: ClientSession): Promise<void> {
    await this.days.lockForAll(session);
    const other = await this.holidays
      .findOne({ from: { $lte: to }, to: { $gte: from } })
      .session(session)
      .lean<Holiday>();
    if (other)
      throw fieldFailure('from', tAvailability('holidayOverlaps', { name: other.name }), 'LEAVE_OVERLAPS');
  }
}
