import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { MoveAppointment } from '../../../../openapi/contract/care/moved-visits.js';
import { BOOKING_DAYS_AHEAD } from '../../../../openapi/contract/care/slots.js';
import { SlotsService } from '../slots/slots.service.js';
import { VisitKinds } from '../slots/visit-kinds.service.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { formatPaise } from '../../common/money.js';
import { PRACTISING } from '../../users/doctors/doctor-profile.schema.js';
import { User } from '../../users/user.schema.js';
import type { Appointment } from '../appointment.schema.js';
import { isOpen } from '../appointment.status.js';
import { AppointmentsService } from '../appointments.service.js';
import { whenOf } from '../visit-time.js';
import { doctorIdOf, feePaiseNow, moveRefusal } from './move-rules.js';
import { MoveWriter } from './move-writer.service.js';
import type { Moving, Target } from './move-writer.service.js';
import { tAppointment } from '../../messages/care/appointments.js';
import { tCommon } from '../../messages/common.js';
import { tFailure } from '../../messages/failures.js';

/** Moves visits to another free time: for patients, doctors and the desk. */
@Injectable()
export class MoveVisits {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: AppointmentsService,
    private readonly slots: SlotsService,
    private readonly kinds: VisitKinds,
    private readonly writer: MoveWriter,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * Moves a visit. A visit that the hospital accepted stays accepted; one that its patient moves becomes a
   * request again.
   * @throws Failure those of `moveRefusal`; EDIT_CONFLICT for an old version; SAME_TIME, TIME_OVER,
   *   TOO_FAR_AHEAD, ON_LEAVE, SLOT_NOT_OFFERED, SLOT_TAKEN for the time; NOT_YOURS, NOT_BOOKABLE, DEARER_DOCTOR
   *   for the doctor
   */
  async move(id: string, body: MoveAppointment, by: Caller): Promise<AppointmentDto> {
    const { date, time, reason, version } = body;
    const row = await this.movable(id, by.actor);
    if (isOpen(row.status)) this.assertAnother(row, body);
    if (version !== undefined && version !== row.history.length) throw this.changed(row);
    const refusal = moveRefusal(row, by.actor, this.reader.terms());
    if (refusal) throw refusal;
    const doctor = await this.doctorFor(row, body.doctorId, by.actor);
    const target: Target = { doctor, date, time, kind: body.kind ?? row.kind };
    this.assertPossible(target);
    const moved = await this.writer.write(row, target, { action: 'appointment.move', by, reason });
    return this.reader.toAnswer(moved, by.actor);
  }

  /**
   * Moves a visit to a time that the hospital offered to its patient, even if the doctor's fee differs.
   * @throws Failure TIME_OVER, TOO_FAR_AHEAD, ON_LEAVE, SLOT_NOT_OFFERED, SLOT_TAKEN; WRONG_STATE, VISIT_MOVED
   */
  moveOffered(row: Appointment, target: Target, moving: Moving): Promise<Appointment> {
    this.assertPossible(target);
    return this.writer.write(row, target, moving);
  }

  /** A visit that this person may move; a doctor only moves the doctor's own visits. */
  async movable(id: string, actor: Actor): Promise<Appointment> {
    const row = await this.reader.findOrFail(id, actor);
    const doctorId = doctorIdOf(row);
    if (actor.type === 'doctor' && doctorId && String(doctorId) !== actor.userId)
      throw new Failure('NOT_FOUND');
    return row;
  }

  /**
   * The doctor that a visit moves to: the same one or, for the desk, another one whose fee is not higher.
   * @throws Failure NOT_YOURS, NOT_BOOKABLE, DEARER_DOCTOR
   */
  async doctorFor(row: Appointment, wanted: string | undefined, actor: Actor): Promise<User> {
    const now = String(doctorIdOf(row));
    const id = wanted ?? now;
    if (id !== now && actor.type !== 'admin') throw new Failure('NOT_YOURS');
    const doctor = await this.users.findOne({ _id: id, ...PRACTISING }).lean<User>();
    if (!doctor && id === now) throw new Failure('NOT_BOOKABLE');
    if (!doctor) throw fieldFailure('doctorId', tCommon('doctorNotFoundOrDisabled'));
    if (id !== now) await this.assertNotDearer(row, doctor);
    return doctor;
  }

  private async assertNotDearer(row: Appointment, doctor: User): Promise<void> {
    if (row.paymentId && !doctor.feePaise)
      throw fieldFailure('doctorId', tAppointment('moving.doctorWithoutFee'), 'NOT_BOOKABLE');
    const costs = row.paymentId ? feePaiseNow(row) : await this.feePaiseOf(row);
    const fee = doctor.feePaise ?? 0;
    if (costs === null || fee <= costs) return;
    const sentence = tAppointment('moving.doctorTooExpensive', {
      fullName: doctor.fullName,
      fee: formatPaise(fee),
      costs: formatPaise(costs),
    });
    throw fieldFailure('doctorId', sentence, 'DEARER_DOCTOR');
  }

  /** For an unpaid visit: the doctor's fee; null if it is unknown. */
  private async feePaiseOf(row: Appointment): Promise<number | null> {
    const doctor = await this.users.findById(doctorIdOf(row), { feePaise: 1 }).lean<User>();
    return doctor?.feePaise ?? null;
  }

  /** @throws Failure SAME_TIME */
  private assertAnother(row: Appointment, { date, time, doctorId }: MoveAppointment): void {
    const now = whenOf(row);
    const isSameDoctor = !doctorId || doctorId === String(doctorIdOf(row));
    if (isSameDoctor && date === now.date && time === now.time)
      throw fieldFailure('time', tFailure('SAME_TIME'), 'SAME_TIME');
  }

  /** @throws Failure TIME_OVER, TOO_FAR_AHEAD, ON_LEAVE, SLOT_NOT_OFFERED, NO_VIDEO, KIND_NOT_OFFERED */
  private assertPossible({ doctor, date, time, kind }: Target): void {
    if (this.clock.instant(date, time).getTime() <= Date.now())
      throw fieldFailure('time', tFailure('TIME_OVER'), 'TIME_OVER');
    if (!this.slots.isBookable(date))
      throw fieldFailure(
        'date',
        tAppointment('moving.tooFarAhead', { bookingDaysAhead: BOOKING_DAYS_AHEAD }),
        'TOO_FAR_AHEAD',
      );
    this.slots.assertOffered(doctor, date, time!);
    this.kinds.assertOffered(doctor, { date, time: time! }, kind);
  }

  private changed(row: Appointment): Failure {
    const { date, time } = whenOf(row);
    const sentence = date
      ? tAppointment('moving.changedMeanwhile', { status: row.status, date: this.clock.format(date, time) })
      : tAppointment('moving.changedWithoutDate', { status: row.status });
    return new Failure('EDIT_CONFLICT', { sentence });
  }
}
