import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { formatPaise } from '../../common/money.js';
import type { Message } from '../../notifications/notifier.service.js';
import type { Appointment, Move } from '../appointment.schema.js';
import { leftPaiseOf } from '../cancellation.js';
import { answerPage } from './visit-pages.js';
import { VisitMessages } from './visit-messages.js';
import { keyOf, movedTitle, occurrenceKey, reasonFact, reasonNotice } from './visit-words.js';
import { tAppointmentNotification } from '../../messages/care/appointment-notifications.js';
import { tCommon } from '../../messages/common.js';

const isOtherDoctor = ({ from, to }: Move): boolean => !from.doctorId.equals(to.doctorId);

/** Notifications when a visit is moved. */
@Injectable()
export class MoveNotifications extends VisitMessages {
  /**
   * Notifies everyone involved except the person who moved it. The patient is always notified, because the mail
   * updates their calendar.
   */
  async moved(visit: Appointment, session: ClientSession): Promise<void> {
    const moves = visit.moves!;
    const move = moves.at(-1)!;
    const event = `moved-${moves.length}`;
    if (move.byType === 'patient') {
      await (move.counts
        ? this.movedByPatient(event, visit, session)
        : this.askedAnotherTime(visit, move, session));
      return this.patientHasMoved(event, visit, session);
    }
    await this.movedByHospital(event, visit, session);
    if (move.byType === 'admin') await this.tellDoctors(event, visit, session);
  }

  /** The patient of a moved visit asks for another time. It becomes a request to the same doctor again. */
  private async askedAnotherTime(visit: Appointment, { from }: Move, session: ClientSession): Promise<void> {
    await this.toDoctor(occurrenceKey(visit, 'pending'), visit, session, {
      title: tAppointmentNotification('otherTimeAsked.title', { patientName: visit.patientName }),
      paragraphs: [tAppointmentNotification('otherTimeAsked.body')],
      facts: [
        [tCommon('patient'), visit.patientName],
        [tAppointmentNotification('otherTimeAsked.timeSet'), this.clock.format(from.date, from.time)],
        ...this.facts(visit),
        [tCommon('reason'), visit.reason],
      ],
    });
  }

  private async movedByPatient(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const { from, reason } = visit.moves!.at(-1)!;
    const before = this.clock.format(from.date, from.time);
    await this.toDoctor(event, visit, session, {
      title: tAppointmentNotification('movedByPatient.doctorTitle', { patientName: visit.patientName }),
      notice: tAppointmentNotification('movedByPatient.doctorNotice', { before }),
      paragraphs: [tAppointmentNotification('movedByPatient.doctorBody')],
      facts: [
        [tCommon('patient'), visit.patientName],
        [tAppointmentNotification('timeBefore'), before],
        ...this.facts(visit),
        ...reasonFact(reason),
      ],
    });
  }

  private async patientHasMoved(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const { from, chargePaise } = visit.moves!.at(-1)!;
    const before = this.clock.format(from.date, from.time);
    const cost =
      chargePaise > 0
        ? [tAppointmentNotification('movedByPatient.charge', { charge: formatPaise(chargePaise) })]
        : [];
    await this.toPatient(event, visit, session, {
      title: tAppointmentNotification('movedByPatient.title'),
      notice: [tAppointmentNotification('movedByPatient.notice'), ...cost].join(' '),
      paragraphs: [tAppointmentNotification('movedByPatient.body', { before }), ...cost],
      facts: this.facts(visit),
    });
  }

  private async movedByHospital(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const move = visit.moves!.at(-1)!;
    const by = move.byType === 'doctor' ? 'doctor' : 'hospital';
    const words = [
      this.movedText(move.from, visit, by),
      ...(isOtherDoctor(move)
        ? [
            tAppointmentNotification('moved.otherDoctor', {
              doctorName: move.to.doctorName,
              formerName: move.from.doctorName,
            }),
          ]
        : []),
      ...(move.refundPaise > 0
        ? [tAppointmentNotification('moved.lowerFee', { refund: formatPaise(move.refundPaise) })]
        : []),
    ];
    const isAccepted = visit.status === 'accepted';
    const choice = isAccepted ? this.choiceText(visit) : this.pendingText(visit);
    await this.toPatient(event, visit, session, {
      title: movedTitle(by),
      notice: [...words, ...reasonNotice(move.reason), choice].join(' '),
      paragraphs: [words.join(' '), choice],
      facts: [...this.facts(visit), ...reasonFact(move.reason)],
      ...(isAccepted && answerPage(visit)),
    });
  }

  private pendingText(visit: Appointment): string {
    const leftPaise = leftPaiseOf(visit);
    return leftPaise > 0
      ? tAppointmentNotification('moved.pendingPaid', { left: formatPaise(leftPaise) })
      : tAppointmentNotification('moved.pending');
  }

  /** Notifies the new and the previous doctor of a move by the desk. */
  private async tellDoctors(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const move = visit.moves!.at(-1)!;
    const before = this.clock.format(move.from.date, move.from.time);
    const facts: Message['facts'] = [
      [tCommon('patient'), visit.patientName],
      [tAppointmentNotification('timeBefore'), before],
      ...this.facts(visit),
      ...reasonFact(move.reason),
    ];
    const isNew = isOtherDoctor(move);
    const words = isNew
      ? tAppointmentNotification('movedByHospital.fromColleague', {
          doctorName: move.from.doctorName,
          before,
        })
      : tAppointmentNotification('movedByHospital.fromTime', { before });
    await this.toDoctor(event, visit, session, {
      title: isNew
        ? tAppointmentNotification('movedByHospital.newDoctorTitle', { patientName: visit.patientName })
        : tAppointmentNotification('movedByHospital.doctorTitle', { patientName: visit.patientName }),
      notice: words,
      paragraphs: [
        visit.status === 'pending' ? `${words} ${tAppointmentNotification('newRequest.notice')}` : words,
      ],
      facts,
    });
    if (isNew) await this.tellFormerDoctor(event, visit, session);
  }

  private async tellFormerDoctor(event: string, visit: Appointment, session: ClientSession): Promise<void> {
    const { from, to } = visit.moves!.at(-1)!;
    const before = this.clock.format(from.date, from.time);
    const text = tAppointmentNotification('movedByHospital.formerDoctorBody', { doctorName: to.doctorName });
    await this.notifier.notify(
      {
        key: keyOf(visit, `${event}-away`),
        to: from.doctorId,
        title: tAppointmentNotification('movedByHospital.formerDoctorTitle', {
          patientName: visit.patientName,
        }),
        notice: `${before}. ${text}`,
        paragraphs: [text],
        facts: [
          [tCommon('patient'), visit.patientName],
          [tCommon('time'), before],
        ],
        link: '/doctor-login/appointments',
        linkText: tAppointmentNotification('openMyAppointments'),
      },
      session,
    );
  }
}
