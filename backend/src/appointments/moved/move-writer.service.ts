import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { VisitKind } from '../../../../openapi/contract/care/visit-kinds.js';
import { DoctorDays } from '../../availability/doctor-days.service.js';
import { kindColumn } from '../slots/visit-kinds.service.js';
import { slotAt } from '../slots/visit-slot.js';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { Failure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { RefundsService } from '../../payments/refunds.service.js';
import type { User } from '../../users/user.schema.js';
import { MoveNotifications } from '../notifications/move-notifications.service.js';
import type { Appointment, Move, MovePlace, Slot } from '../appointment.schema.js';
import { AppointmentsService } from '../appointments.service.js';
import { VisitStep } from '../visit-step.service.js';
import { whenOf } from '../visit-time.js';
import { doctorIdOf, feeDifferencePaise, isHospitalsTime, moveChargePaise } from './move-rules.js';
import { tAppointment } from '../../messages/care/appointments.js';

/** The new place of a visit; without a time, the day only. */
export interface Target {
  doctor: User;
  date: string;
  time: string | null;
  /** The default is the present kind. */
  kind?: VisitKind;
}

/** A move to write: its author, its target and its purpose. */
export interface Moving {
  action: 'appointment.move' | 'appointment.askAnotherTime';
  by: Caller;
  reason?: string;
  /**
   * Whether the hospital offered the time instead of one that it cannot keep. The visit stays accepted, and the
   * move is neither counted nor charged. The caller notifies the people.
   */
  offered?: (visit: Appointment, session: ClientSession) => Promise<void>;
}

/**
 * Writes every move. One update takes the new time and frees the old one; the unique indexes refuse a taken
 * time. Payment, documents and history stay with the visit.
 */
@Injectable()
export class MoveWriter {
  constructor(
    private readonly reader: AppointmentsService,
    private readonly visits: VisitStep,
    private readonly days: DoctorDays,
    private readonly refunds: RefundsService,
    private readonly notifications: MoveNotifications,
  ) {}

  /** @throws Failure SLOT_TAKEN, ON_LEAVE, VISIT_MOVED and WRONG_STATE when another write came first */
  async write(row: Appointment, target: Target, moving: Moving): Promise<Appointment> {
    const { by, action } = moving;
    const { doctor, date, time, kind = row.kind } = target;
    const slot = time ? slotAt(doctor, date, time) : null;
    const draft = this.draftOf(row, target, moving);
    try {
      return await this.visits.take(row, {
        to: draft.status,
        allowSameStatus: true,
        at: draft.at,
        action,
        ...by,
        set: async (session) => {
          const back = await this.difference(row, target, session);
          const move = { ...draft, refundPaise: back.refundPaise };
          const moves = [...(row.moves ?? []), move];
          const written = moving.offered ? offeredColumns(row, target) : columnsOf(row, target, draft);
          const columns = { ...written, ...kindColumn(kind), ...back.columns };
          return { ...columns, ...(slot && { slot }), moves };
        },
        unset: ['moveAgreedAt', ...(slot ? [] : ['slot']), ...(kind === 'video' ? [] : ['kind'])],
        writeWithTransition: (visit, session) =>
          this.tell(visit, { given: slot ?? { doctorId: doctor._id, date }, moving }, session),
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new Failure('SLOT_TAKEN');
      throw error;
    }
  }

  private async tell(
    visit: Appointment,
    { given, moving }: { given: Slot | { doctorId: Types.ObjectId; date: string }; moving: Moving },
    session: ClientSession,
  ): Promise<void> {
    await this.days.reserveForVisit(given, session);
    if (moving.offered) await moving.offered(visit, session);
    else await this.notifications.moved(visit, session);
  }

  private draftOf(row: Appointment, { doctor, date, time }: Target, moving: Moving): Move {
    const { by, reason } = moving;
    const isPatient = by.actor.type === 'patient' && !moving.offered;
    return {
      at: new Date(),
      by: new Types.ObjectId(by.actor.userId),
      byType: by.actor.type,
      status: isPatient ? 'pending' : row.status,
      from: placeOf(row),
      to: { doctorId: doctor._id, doctorName: doctor.fullName, date, time },
      ...(reason && { reason }),
      counts: isPatient && !isHospitalsTime(row),
      chargePaise: moving.offered ? 0 : moveChargePaise(row, by.actor, this.reader.terms()),
      refundPaise: 0,
    };
  }

  /** A doctor with a lower fee: the difference is refunded. */
  private async difference(row: Appointment, { doctor }: Target, session: ClientSession) {
    if (!row.paymentId || doctor._id.equals(doctorIdOf(row))) return NOTHING_BACK;
    const leftPaise = await this.refunds.left(row.paymentId, session);
    const newRefund = {
      kind: 'administrator' as const,
      key: `move-${(row.moves?.length ?? 0) + 1}`,
      amountPaise: feeDifferencePaise(row, { doctor, leftPaise }),
      reason: tAppointment('moving.lowerFeeReason', { fullName: doctor.fullName }),
    };
    const isNoted = newRefund.amountPaise > 0 && (await this.refunds.note(row.paymentId, newRefund, session));
    if (!isNoted) return NOTHING_BACK;
    const refundedPaise = row.paidPaise - leftPaise + newRefund.amountPaise;
    return { refundPaise: newRefund.amountPaise, columns: { refundedPaise } };
  }
}

const NOTHING_BACK = { refundPaise: 0, columns: {} };

function placeOf(row: Appointment): MovePlace {
  const { date, time } = whenOf(row);
  const doctorName = row.acceptedDoctorName ?? row.doctorName ?? '';
  return { doctorId: doctorIdOf(row)!, doctorName, date: date!, time };
}

/** Fields that change when the patient takes an offered time. The full refund stays available. */
function offeredColumns(row: Appointment, { doctor, date, time }: Target) {
  const asked = { doctorId: doctor._id, doctorName: doctor.fullName, speciality: doctor.speciality };
  return {
    ...asked,
    ...(row.status === 'accepted' && {
      acceptedDoctorId: doctor._id,
      acceptedDoctorName: doctor.fullName,
      appointmentDate: date,
    }),
    preferredDate: date,
    preferredTime: time,
    insteadOf: whenOf(row),
    ...(row.paidAtDesk && { paidAtDesk: { ...row.paidAtDesk, date, time } }),
  };
}

/** Fields that change with a move, except the slot. */
function columnsOf(row: Appointment, { doctor, date, time }: Target, { byType }: Move) {
  const asked = { doctorId: doctor._id, doctorName: doctor.fullName, speciality: doctor.speciality };
  const { date: dateBefore, time: timeBefore } = whenOf(row);
  if (byType !== 'patient' && row.status === 'accepted')
    return {
      ...asked,
      acceptedDoctorId: doctor._id,
      acceptedDoctorName: doctor.fullName,
      appointmentDate: date,
    };
  const isHospitals = byType !== 'patient' || isHospitalsTime(row);
  return {
    ...asked,
    acceptedDoctorId: null,
    acceptedDoctorName: null,
    appointmentDate: null,
    preferredDate: date,
    preferredTime: time,
    ...(isHospitals && { insteadOf: { date: dateBefore, time: timeBefore } }),
    ...(row.paidAtDesk && { paidAtDesk: { ...row.paidAtDesk, date, time } }),
  };
}
