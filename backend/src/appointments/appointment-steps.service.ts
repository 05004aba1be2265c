import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import type { AppointmentDto, RefuseAppointment } from '../../../openapi/contract/care/appointments.js';
import type { AcceptAppointment, RespondToAppointment } from '../../../openapi/contract/care/responding.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { DoctorDays } from '../availability/doctor-days.service.js';
import { closedOn, isOnLeave } from '../availability/on-leave.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { AccountLimits } from '../common/limits/account-limits.service.js';
import type { Condition } from '../common/lists/list-query.js';
import { RefundsService } from '../payments/refunds.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { PRACTISING } from '../users/doctors/doctor-profile.schema.js';
import { User } from '../users/user.schema.js';
import { AppointmentNotifications } from './notifications/appointment-notifications.js';
import { Appointment } from './appointment.schema.js';
import { slotAt, slotKept } from './slots/visit-slot.js';
import { assertSelf } from './appointment.policy.js';
import { assertTransition, wrongState } from './appointment.status.js';
import { AppointmentsService } from './appointments.service.js';
import { cancellationMessage, isTooLateFor, refundText, settlementOf } from './cancellation.js';
import { VisitStep } from './visit-step.service.js';
import type { Step } from './visit-step.service.js';
import { whenOf } from './visit-time.js';
import { tAppointment } from '../messages/care/appointments.js';
import { tCommon } from '../messages/common.js';

/** An acceptance and the time of its notification; the default is immediately. */
interface Acceptance extends AcceptAppointment {
  /** @returns whether a mail is sent */
  tell?: (accepted: Appointment, session: ClientSession, request: Appointment) => Promise<boolean>;
}

/** A step that reports whether the patient gets a mail. */
type MailedStep = Omit<Step, 'writeWithTransition'> & {
  actor: Actor;
  writeWithTransition: (row: Appointment, session: ClientSession) => Promise<boolean>;
};

/** How far ahead a doctor may set a visit, in days. */
const FURTHEST_DAYS = 366;

/** Moves an appointment from one state to the next. Every step happens once, also with parallel calls. */
@Injectable()
export class AppointmentSteps {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    private readonly visits: VisitStep,
    private readonly reader: AppointmentsService,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly days: DoctorDays,
    private readonly refunds: RefundsService,
    private readonly clock: HospitalClock,
    private readonly notifications: AppointmentNotifications,
    private readonly settings: SettingsService,
    private readonly accounts: AccountLimits,
  ) {}

  /** The specification's single call for accepting, rejecting and completing. */
  respond(id: string, body: RespondToAppointment, by: Caller): Promise<AppointmentDto> {
    assertSelf(body.doctorId, by.actor);
    const { status, reason } = body;
    if (reason && status !== 'rejected')
      throw fieldFailure('reason', tAppointment('reasonOnlyForRejection'), 'VALIDATION_FAILED');
    if (status === 'accepted') return this.accept(id, body, by);
    return status === 'rejected' ? this.reject(id, by, { reason }) : this.complete(id, by);
  }

  /** Accepts a request for a date and time, by default the requested ones; the time may be missing. */
  async accept(id: string, body: Acceptance, by: Caller): Promise<AppointmentDto> {
    const row = await this.requestToAnswer(id, by.actor);
    assertTransition(row.status, 'accepted');
    const doctor = await this.acceptingDoctor(row, body, by.actor);
    const date = this.visitDate(body.appointmentDate, row);
    if (isOnLeave(doctor, date))
      throw fieldFailure(
        'appointmentDate',
        closedOn(doctor, date, this.clock) ?? tAppointment('onLeave'),
        'ON_LEAVE',
      );
    const time = this.visitTime(body.appointmentTime, date) ?? row.preferredTime;
    const slot = time ? slotKept(row.slot, slotAt(doctor, date, time)) : undefined;
    try {
      return await this.mailedStep(row, {
        to: 'accepted',
        action: 'appointment.accept',
        ...by,
        set: {
          acceptedDoctorId: doctor._id,
          acceptedDoctorName: doctor.fullName,
          appointmentDate: date,
          ...(slot && { slot }),
        },
        writeWithTransition: async (accepted, session) => {
          await this.days.reserveForVisit(slot ?? { doctorId: doctor._id, date }, session);
          if (body.tell) return body.tell(accepted, session, row);
          return this.notifications.accepted(accepted, by.actor.type, session);
        },
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new Failure('SLOT_TAKEN', {
        sentence: tAppointment('hourTaken'),
      });
    }
  }

  /** Rejects a request and refunds the payment in full. */
  async reject(id: string, by: Caller, { reason }: RefuseAppointment = {}): Promise<AppointmentDto> {
    const row = await this.requestToAnswer(id, by.actor);
    return this.mailedStep(row, {
      to: 'rejected',
      action: 'appointment.reject',
      ...by,
      set: {
        ...(by.actor.type === 'doctor' && { rejectedBy: new Types.ObjectId(by.actor.userId) }),
        ...(reason && { rejectionReason: reason }),
      },
      writeWithTransition: async (rejected, session) => {
        const newRefund = {
          kind: 'rejection',
          amountPaise: rejected.paidPaise,
          reason: reason ?? tAppointment('rejectedReason'),
        } as const;
        const backPaise = rejected.paymentId
          ? await this.refunds.request(rejected.paymentId, newRefund, session)
          : 0;
        return this.notifications.rejected(rejected, backPaise, session);
      },
    });
  }

  /** Completes an accepted visit, also before its time. Only the doctor who accepted it or an admin may. */
  async complete(id: string, by: Caller): Promise<AppointmentDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    return this.step(row, this.completion(by));
  }

  /** Completes a visit as part of a larger write. @throws Failure WRONG_STATE */
  async completeIn(row: Appointment, by: Caller, session: ClientSession): Promise<void> {
    await this.visits.takeIn(row, this.completion(by), session);
  }

  private completion(by: Caller) {
    return {
      to: 'completed' as const,
      action: 'appointment.complete',
      ...by,
      writeWithTransition: (completed: Appointment, session: ClientSession) =>
        this.notifications.completed(completed, session),
    };
  }

  /**
   * Cancels an appointment and refunds what the rule allows. A repeated call returns the same answer.
   * A reason is shown to the patient, the doctor and with the refund.
   * @returns the message for the person who cancelled
   * @throws Failure VISIT_STARTED when a patient cancels too late; the hospital still can
   */
  async cancel(id: string, by: Caller, { reason }: RefuseAppointment = {}): Promise<{ msg: string }> {
    return this.cancelSeen(await this.reader.findOrFail(id, by.actor), by, { reason });
  }

  /** The same for the version that was read: a visit that has moved since is not cancelled. */
  async cancelSeen(
    row: Appointment,
    by: Caller,
    { reason }: RefuseAppointment = {},
  ): Promise<{ msg: string }> {
    if (row.status === 'cancelled')
      return { msg: row.cancellation?.msg ?? tAppointment('cancellation.done') };
    if (by.actor.type === 'doctor' && row.status === 'pending' && !row.doctorId) {
      throw new Failure('NOT_FOUND'); // no doctor may cancel an open request to the whole speciality
    }
    assertTransition(row.status, 'cancelled');
    if (isTooLateFor(row, by.actor.type, this.clock)) throw this.visitStarted(row);
    const { cancellation } = await this.accounts.counted('CANCELLATIONS', by, () =>
      this.cancelRow(row, by, { reason }),
    );
    return { msg: cancellation!.msg };
  }

  private cancelRow(row: Appointment, by: Caller, { reason }: RefuseAppointment): Promise<Appointment> {
    const byType = by.actor.type;
    return this.visits.take(row, {
      to: 'cancelled',
      action: 'appointment.cancel',
      ...by,
      set: (session) => this.cancellation(row, { byType, reason }, session),
      writeWithTransition: async (cancelled, session) => {
        await this.payBack(cancelled, reason ?? tAppointment('cancelledReason'), session);
        await this.notifications.cancelled(cancelled, session);
      },
    });
  }

  /** The refund of cancelling a visit now, as part of the transaction that cancels it. */
  async cancellation(
    row: Appointment,
    { byType, reason }: { byType: UserType; reason?: string },
    session: ClientSession,
  ): Promise<Pick<Appointment, 'cancellation'>> {
    const leftPaise = row.paymentId ? await this.refunds.left(row.paymentId, session) : 0;
    const settlement = settlementOf(row, leftPaise, { by: byType, ...this.reader.terms() });
    const atDesk = Boolean(row.paidAtDesk);
    const { refundPaise } = settlement;
    const msg = cancellationMessage(settlement, atDesk);
    const said = { refundText: refundText(settlement, atDesk), msg, ...(reason && { reason }) };
    return { cancellation: { byType, refundPaise, ...said } };
  }

  /** Records the refund of a cancelled visit: at most what this transaction found left of the payment. */
  async payBack(
    { paymentId, cancellation }: Appointment,
    reason: string,
    session: ClientSession,
  ): Promise<void> {
    const amountPaise = cancellation!.refundPaise;
    if (paymentId && amountPaise > 0)
      await this.refunds.note(paymentId, { kind: 'cancellation', amountPaise, reason }, session);
  }

  private async step(row: Appointment, step: Step & { actor: Actor }): Promise<AppointmentDto> {
    return this.reader.toAnswer(await this.visits.take(row, step), step.actor);
  }

  private async mailedStep(
    row: Appointment,
    { writeWithTransition, ...step }: MailedStep,
  ): Promise<AppointmentDto> {
    let patientIsMailed = false;
    const answer = await this.step(row, {
      ...step,
      writeWithTransition: async (after, session) => {
        patientIsMailed = await writeWithTransition(after, session);
      },
    });
    return { ...answer, patientIsMailed };
  }

  /** The request to answer; a conflict when a colleague answered it first or this doctor left it. */
  private async requestToAnswer(id: string, actor: Actor): Promise<Appointment> {
    try {
      return await this.reader.findOrFail(id, actor);
    } catch (error) {
      if (actor.type !== 'doctor' || !actor.approved) throw error;
      const wasOpen: Condition = { _id: id, doctorId: null, speciality: actor.speciality };
      const answered = await this.appointments.findOne(wasOpen, { status: 1 }).lean<Appointment>();
      if (answered?.status === 'pending') throw new Failure('LEFT_TO_COLLEAGUES');
      throw answered ? wrongState(answered.status) : error;
    }
  }

  private visitStarted(row: Appointment): Failure {
    const { date, time } = whenOf(row);
    const start = this.clock.format(date!, time);
    return new Failure('VISIT_STARTED', {
      sentence: tAppointment('startedCallUs', { start, phone: this.settings.known().phone }),
    });
  }

  private async acceptingDoctor(row: Appointment, body: AcceptAppointment, actor: Actor): Promise<User> {
    if (body.doctorId) assertSelf(body.doctorId, actor);
    const id =
      actor.type === 'doctor' ? actor.userId : (body.doctorId ?? (row.doctorId && String(row.doctorId)));
    if (!id) throw fieldFailure('doctorId', tAppointment('acceptingDoctorRequired'));
    const doctor = await this.users.findOne({ _id: new Types.ObjectId(id), ...PRACTISING }).lean<User>();
    if (!doctor) throw fieldFailure('doctorId', tCommon('doctorNotFound'));
    if (row.doctorId && !row.doctorId.equals(doctor._id))
      throw fieldFailure('doctorId', tAppointment('requestForAnotherDoctor'));
    return doctor;
  }

  private visitDate(given: string | null | undefined, row: Appointment): string {
    const date = given ? this.clock.parseDate(given) : row.preferredDate;
    const today = this.clock.today();
    if (!date) throw fieldFailure('appointmentDate', tAppointment('dateFormat'));
    if (date < today) throw fieldFailure('appointmentDate', tCommon('dateInPast'));
    if (date > this.clock.addDays(today, FURTHEST_DAYS))
      throw fieldFailure('appointmentDate', tCommon('dateTooFarAhead'));
    return date;
  }

  /** @returns null when none is given */
  private visitTime(given: string | null | undefined, date: string): string | null {
    if (!given) return null;
    if (this.clock.instant(date, given).getTime() <= Date.now())
      throw fieldFailure('appointmentTime', tAppointment('hourOver'));
    return given;
  }
}
