import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { RefundsService } from '../payments/refunds.service.js';
import { AppointmentNotifications } from './notifications/appointment-notifications.js';
import { Appointment } from './appointment.schema.js';
import { VisitStep } from './visit-step.service.js';
import { hasBegun } from './visit-time.js';
import { tAppointment } from '../messages/care/appointments.js';

const MAX_AT_A_TIME = 200;

/** Rejects paid and free requests that no doctor answered by their time; refunds the paid ones. */
@Injectable()
export class UnansweredRequests {
  private readonly logger = new Logger(UnansweredRequests.name);

  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly steps: VisitStep,
    private readonly refunds: RefundsService,
    private readonly clock: HospitalClock,
    private readonly notifications: AppointmentNotifications,
  ) {}

  /** Rejects the due requests and returns their number. With several processes, one rejects each. */
  async answerDue(): Promise<number> {
    const due = { status: 'pending', preferredDate: { $lte: this.clock.today() } } as const;
    const open = await this.appointments
      .find({
        $or: [
          { ...due, paidPaise: { $gt: 0 } },
          { ...due, isFree: true },
        ],
      })
      .sort({ preferredDate: 1, preferredTime: 1 })
      .limit(MAX_AT_A_TIME)
      .lean<Appointment[]>();
    let answered = 0;
    for (const row of open) if (hasBegun(row, this.clock) && (await this.answer(row))) answered += 1;
    return answered;
  }

  /** @returns whether this call answered it; a failure waits for the next round and stops no other request */
  private async answer(row: Appointment): Promise<boolean> {
    try {
      await this.steps.take(row, {
        to: 'rejected',
        action: 'appointment.unanswered',
        actor: null,
        origin: null,
        writeWithTransition: async (rejected, session) => {
          const { paymentId, paidPaise: amountPaise } = rejected;
          const newRefund = {
            kind: 'rejection',
            amountPaise,
            reason: tAppointment('unansweredReason'),
          } as const;
          const backPaise = paymentId ? await this.refunds.request(paymentId, newRefund, session) : 0;
          await this.notifications.unanswered(rejected, backPaise, session);
        },
      });
      return true;
    } catch (error) {
      const wasAnswered = error instanceof Failure && error.code === 'WRONG_STATE';
      if (!wasAnswered)
        this.logger.warn(`Request ${String(row._id)} could not be answered: ${String(error)}`);
      return false;
    }
  }
}
