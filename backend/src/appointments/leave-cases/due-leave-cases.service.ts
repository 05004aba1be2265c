import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Failure } from '../../common/errors/errors.js';
import { Appointment } from '../appointment.schema.js';
import { AppointmentSteps } from '../appointment-steps.service.js';
import { VisitStep } from '../visit-step.service.js';
import { LeaveCaseNotifications } from './leave-case-notifications.js';
import { LeaveCase } from './leave-case.schema.js';
import { tLeaveCase } from '../../messages/care/leave-cases.js';

const MAX_AT_A_TIME = 200;

/** Another call has settled it. */
const SETTLED = ['WRONG_STATE', 'VISIT_MOVED', 'EDIT_CONFLICT', 'NOT_FOUND'];

/** Cancels the visits of unanswered cases with a full refund; the desk has to call. */
@Injectable()
export class DueLeaveCases {
  private readonly logger = new Logger(DueLeaveCases.name);

  constructor(
    @InjectModel(LeaveCase.name) private readonly cases: Model<LeaveCase>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly steps: AppointmentSteps,
    private readonly visits: VisitStep,
    private readonly notifications: LeaveCaseNotifications,
  ) {}

  /** Settles the due cases and returns their number. With several processes, one settles each. */
  async settleDue(now = new Date()): Promise<number> {
    const due = await this.cases
      .find({ status: 'open', answerBy: { $lte: now } })
      .sort({ answerBy: 1 })
      .limit(MAX_AT_A_TIME)
      .lean<LeaveCase[]>();
    let settled = 0;
    for (const leaveCase of due) if (await this.settle(leaveCase)) settled += 1;
    return settled;
  }

  /** @returns whether this call settled it; a failure waits for the next round and stops no other case */
  private async settle(leaveCase: LeaveCase): Promise<boolean> {
    const row = await this.appointments.findById(leaveCase.appointmentId).lean<Appointment>();
    if (!row?.leaveCase?.equals(leaveCase._id)) return false;
    try {
      await this.cancel(row, leaveCase);
      return true;
    } catch (error) {
      if (!(error instanceof Failure && SETTLED.includes(error.code)))
        this.logger.warn(`Case ${String(leaveCase._id)} could not be settled: ${String(error)}`);
      return false;
    }
  }

  private async cancel(row: Appointment, leaveCase: LeaveCase): Promise<void> {
    await this.visits.take(row, {
      to: 'cancelled',
      action: 'appointment.leaveUnanswered',
      actor: null,
      origin: null,
      set: (session) =>
        this.steps.cancellation(row, { byType: 'admin', reason: tLeaveCase('cancelled.reason') }, session),
      writeWithTransition: (cancelled, session) => this.follow(cancelled, leaveCase, session),
    });
  }

  private async follow(visit: Appointment, leaveCase: LeaveCase, session: ClientSession): Promise<void> {
    const { refundPaise } = visit.cancellation!;
    await this.cases.updateOne(
      { _id: leaveCase._id, status: 'open' },
      { $set: { status: 'unanswered', needsCall: true, refundPaise } },
      { session },
    );
    await this.steps.payBack(visit, tLeaveCase('cancelled.refundReason'), session);
    await this.notifications.unanswered(visit, session);
  }
}
