import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ANSWER_HOURS } from '../../../../openapi/contract/care/leave-cases.js';
import { Holiday } from '../../availability/holidays/holiday.schema.js';
import { DoctorDays } from '../../availability/doctor-days.service.js';
import type { Block } from '../../availability/doctor-days.service.js';
import type { Absence, LeaveCases } from '../../availability/leave-cases.js';
import type { VisitOnDay } from '../../availability/visits-on-days.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { User } from '../../users/user.schema.js';
import { Appointment } from '../appointment.schema.js';
import { OPEN_STATUSES } from '../appointment.status.js';
import { hasBegun, whenOf } from '../visit-time.js';
import { DueLeaveCases } from './due-leave-cases.service.js';
import { LeaveCaseNotifications } from './leave-case-notifications.js';
import type { Opened } from './leave-case-notifications.js';
import { LeaveCase } from './leave-case.schema.js';
import { LeaveOffers } from './leave-offers.service.js';
import type { OfferFilter } from './leave-offers.service.js';

const HOUR_MS = 3_600_000;

/** Opens and closes the cases of an absence, as part of the write that adds or removes it. */
@Injectable()
export class OpenLeaveCases implements LeaveCases {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(LeaveCase.name) private readonly cases: Model<LeaveCase>,
    @InjectModel(Holiday.name) private readonly holidays: Model<Holiday>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly days: DoctorDays,
    private readonly offers: LeaveOffers,
    private readonly due: DueLeaveCases,
    private readonly clock: HospitalClock,
    private readonly notifications: LeaveCaseNotifications,
  ) {}

  async open(visits: Pick<VisitOnDay, 'id'>[], absence: Absence, session: ClientSession): Promise<number> {
    const rows = await this.appointments
      .find({
        _id: { $in: visits.map(({ id }) => id) },
        status: { $in: [...OPEN_STATUSES] },
        leaveCase: null,
      })
      .session(session)
      .lean<Appointment[]>();
    const taken = rows.filter((visit) => !hasBegun(visit, this.clock));
    if (taken.length === 0) return 0;
    const name = absence.name ?? (await this.nameOf({ ...absence, leaveId: absence._id }, session));
    const opened = taken.map((visit) => ({ visit, leaveCase: this.caseOf(visit, { ...absence, name }) }));
    await this.cases.insertMany(
      opened.map(({ leaveCase }) => leaveCase),
      { session },
    );
    // A step of the visit at the same moment conflicts with this write.
    await this.appointments.bulkWrite(
      opened.map(({ visit, leaveCase }) => ({
        updateOne: { filter: { _id: visit._id }, update: { $set: { leaveCase: leaveCase._id } } },
      })),
      { session, timestamps: false },
    );
    const inTime = opened.filter(({ leaveCase }) => leaveCase.answerBy.getTime() > Date.now());
    await this.notifications.opened(await this.withOffers(inTime, absence, session), session);
    return inTime.length;
  }

  async close(absenceId: Types.ObjectId, session: ClientSession): Promise<void> {
    const open = await this.cases
      .find({ leaveId: absenceId, status: 'open' })
      .session(session)
      .lean<LeaveCase[]>();
    const visits = await this.appointments
      .find({ _id: { $in: open.map(({ appointmentId }) => appointmentId) } })
      .session(session)
      .lean<Appointment[]>();
    const standing: { leaveCase: LeaveCase; visit: Appointment }[] = [];
    for (const leaveCase of open) {
      const visit = visits.find(({ _id }) => _id.equals(leaveCase.appointmentId));
      if (!visit) continue;
      const other = await this.days.blockAt(visit.slot ?? leaveCase, session);
      if (other) await this.keepOpen(leaveCase, other, session);
      else standing.push({ leaveCase, visit });
    }
    if (standing.length === 0) return;
    const ids = standing.map(({ leaveCase }) => leaveCase._id);
    await this.cases.updateMany({ _id: { $in: ids }, status: 'open' }, { status: 'closed' }, { session });
    await this.appointments.updateMany(
      { leaveCase: { $in: ids }, _id: { $in: standing.map(({ visit }) => visit._id) } },
      { $unset: { leaveCase: 1 } },
      { session, timestamps: false },
    );
    await this.notifications.stands(standing, session);
  }

  /** Another absence still affects this visit, so its case continues for that one. */
  private async keepOpen({ _id }: LeaveCase, away: Block, session: ClientSession): Promise<void> {
    const causeName = await this.nameOf(away, session);
    await this.cases.updateOne({ _id }, { $set: { ...away, causeName } }, { session });
  }

  /** The name of the holiday; a removed extra session has none. */
  private async nameOf({ leaveId, cause }: Block, session: ClientSession): Promise<string | null> {
    if (cause !== 'holiday') return null;
    const holiday = await this.holidays.findById(leaveId).session(session).lean<Holiday>();
    return holiday?.name ?? null;
  }

  settleDue(): Promise<number> {
    return this.due.settleDue();
  }

  private caseOf(
    visit: Appointment,
    { _id: leaveId, cause, name }: Absence & { name: string | null },
  ): LeaveCase {
    const { date, time } = whenOf(visit);
    const start = this.clock.instant(date!, time).getTime();
    const now = new Date();
    return {
      _id: new Types.ObjectId(),
      leaveId,
      cause,
      causeName: name,
      appointmentId: visit._id,
      patientId: visit.patientId,
      patientName: visit.patientName,
      doctorId: (visit.acceptedDoctorId ?? visit.doctorId)!,
      doctorName: visit.acceptedDoctorName ?? visit.doctorName ?? '',
      speciality: visit.speciality,
      date: date!,
      time,
      status: 'open',
      answerBy: new Date(Math.max(start - ANSWER_HOURS * HOUR_MS, now.getTime())),
      refundPaise: 0,
      needsCall: false,
      createdAt: now,
      updatedAt: now,
    };
  }

  /** Visits of one doctor with equal properties share their offers. */
  private async withOffers(
    opened: Pick<Opened, 'visit' | 'leaveCase'>[],
    absence: Absence,
    session: ClientSession,
  ): Promise<Opened[]> {
    const ids = opened.map(({ leaveCase }) => leaveCase.doctorId);
    const doctors = await this.users
      .find({ _id: { $in: ids } })
      .session(session)
      .lean<User[]>();
    // The other doctors' copies do not contain a holiday or session that this transaction changes.
    const without = absence.cause === 'leave' ? undefined : absence;
    const known = new Map<string, Pick<Opened, 'own' | 'others'>>();
    const complete: Opened[] = [];
    for (const { visit, leaveCase } of opened) {
      const { kind } = visit;
      const key = `${String(leaveCase.doctorId)} ${kind ?? ''}`;
      const doctor = doctors.find(({ _id }) => _id.equals(leaveCase.doctorId));
      if (!doctor) continue;
      const offers = known.get(key) ?? (await this.offersOf(doctor, { kind, without }));
      known.set(key, offers);
      complete.push({ visit, leaveCase, ...offers });
    }
    return complete;
  }

  private async offersOf(doctor: User, filter: OfferFilter): Promise<Pick<Opened, 'own' | 'others'>> {
    const [own] = await this.offers.timesOf([doctor], { kind: filter.kind });
    return { own, others: await this.offers.others(doctor, filter) };
  }
}
