import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type {
  AnswerLeaveCase,
  LeaveCaseDto,
  LeaveCaseOffers,
} from '../../../../openapi/contract/care/leave-cases.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { toRupees } from '../../common/money.js';
import { PRACTISING } from '../../users/doctors/doctor-profile.schema.js';
import { User } from '../../users/user.schema.js';
import type { Appointment } from '../appointment.schema.js';
import { AppointmentSteps } from '../appointment-steps.service.js';
import { AppointmentsService } from '../appointments.service.js';
import { leftPaiseOf, refundText } from '../cancellation.js';
import { feeDifferencePaise } from '../moved/move-rules.js';
import { MoveVisits } from '../moved/move-visits.service.js';
import { LeaveCaseNotifications } from './leave-case-notifications.js';
import type { LeaveCase } from './leave-case.schema.js';
import { LeaveCasesService } from './leave-cases.service.js';
import { LeaveOffers } from './leave-offers.service.js';
import type { OfferedDoctor } from './leave-offers.service.js';
import { tLeaveCase } from '../../messages/care/leave-cases.js';

/** Refuses an answer when a person or the system settled the case at the same moment. */
const CONFLICT_CODES = ['WRONG_STATE', 'VISIT_MOVED', 'EDIT_CONFLICT'];

/** The choices of patients whose doctor is away at the time of the visit. */
@Injectable()
export class LeaveCaseAnswers {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly cases: LeaveCasesService,
    private readonly reader: AppointmentsService,
    private readonly steps: AppointmentSteps,
    private readonly moves: MoveVisits,
    private readonly offers: LeaveOffers,
    private readonly notifications: LeaveCaseNotifications,
  ) {}

  /** @throws Failure LEAVE_CASE_SETTLED once it is answered */
  async offersOf(id: string, actor: Actor): Promise<LeaveCaseOffers> {
    const { leaveCase, visit } = await this.openCase(id, actor);
    const doctor = await this.users.findOne({ _id: leaveCase.doctorId, ...PRACTISING }).lean<User>();
    const { kind } = visit;
    const [own] = doctor ? await this.offers.timesOf([doctor], { kind }) : [];
    const others = await this.offers.others(
      { _id: leaveCase.doctorId, speciality: leaveCase.speciality },
      { kind },
    );
    const refundPaise = leftPaiseOf(visit);
    const settlement = { refundPaise, keptPaise: 0, withinHours: null };
    return {
      times: own?.times ?? [],
      doctors: others.map((other) => toOffer(other, visit)),
      refund: toRupees(refundPaise),
      refundText: refundText(settlement, Boolean(visit.paidAtDesk)),
    };
  }

  /**
   * Applies the patient's choice once.
   * @throws Failure LEAVE_CASE_SETTLED when it was settled before or at the same moment; SLOT_TAKEN,
   *   SLOT_NOT_OFFERED, ON_LEAVE, TIME_OVER, TOO_FAR_AHEAD for the time; a field's failure for the doctor
   */
  async answer(id: string, body: AnswerLeaveCase, by: Caller): Promise<LeaveCaseDto> {
    const { leaveCase, visit } = await this.openCase(id, by.actor);
    try {
      if (body.choice === 'refund') await this.steps.cancelSeen(visit, by);
      else await this.move(leaveCase, { visit, body, by });
    } catch (error) {
      if (error instanceof Failure && CONFLICT_CODES.includes(error.code)) throw settled();
      throw error;
    }
    return this.cases.get(id, by.actor);
  }

  private async move(
    leaveCase: LeaveCase,
    { visit, body, by }: { visit: Appointment; body: AnswerLeaveCase; by: Caller },
  ): Promise<void> {
    const doctor = await this.doctorOf(leaveCase, body.doctorId);
    await this.moves.moveOffered(
      visit,
      { doctor, date: body.date!, time: body.time!, kind: visit.kind },
      {
        action: 'appointment.move',
        by,
        offered: (moved, session) => this.notifications.moved(leaveCase, moved, session),
      },
    );
  }

  /** The same doctor, or another one of the speciality; a paid visit needs a doctor who can be paid. */
  private async doctorOf(leaveCase: LeaveCase, wanted?: string): Promise<User> {
    const doctor = await this.users
      .findOne({ _id: wanted ?? leaveCase.doctorId, ...PRACTISING })
      .lean<User>();
    const isSame = doctor?._id.equals(leaveCase.doctorId);
    const isColleague = doctor?.published && doctor.speciality === leaveCase.speciality && doctor.feePaise;
    if (doctor && (isSame || isColleague)) return doctor;
    if (!wanted) throw new Failure('NOT_BOOKABLE');
    throw fieldFailure('doctorId', tLeaveCase('otherSpeciality'), 'NOT_BOOKABLE');
  }

  private async openCase(id: string, actor: Actor): Promise<{ leaveCase: LeaveCase; visit: Appointment }> {
    const leaveCase = await this.cases.findOrFail(id, actor);
    if (leaveCase.status !== 'open') throw settled();
    const visit = await this.reader.findOrFail(String(leaveCase.appointmentId), actor);
    if (!visit.leaveCase?.equals(leaveCase._id)) throw settled();
    return { leaveCase, visit };
  }
}

const settled = () => new Failure('LEAVE_CASE_SETTLED');

const toOffer = ({ doctor, times }: OfferedDoctor, visit: Appointment) => ({
  doctorId: String(doctor._id),
  doctorName: doctor.fullName,
  image: doctor.image,
  refund: toRupees(feeDifferencePaise(visit, { doctor, leftPaise: leftPaiseOf(visit) })),
  times,
});
