import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { UserType } from '../../../../openapi/contract/people/fields.js';
import type { DeskMethod } from '../../../../openapi/contract/shop/desk.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { formatPaise } from '../../common/money.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Message } from '../../notifications/notifier.service.js';
import type { VisitPayment } from '../../payments/payment.schema.js';
import type { Appointment } from '../appointment.schema.js';
import { OpenRequestNews } from './open-request-news.service.js';
import { isMoved, whenAsked, whenOf } from '../visit-time.js';
import { VisitCalendars } from './visit-calendars.service.js';
import { VisitMessages } from './visit-messages.js';
import { comingWords, feePaidText, movedTitle, onceMore, reasonFact, reasonNotice } from './visit-words.js';
import { answerPage, bookAgain, otherDoctors, videoPage } from './visit-pages.js';
import { appointmentNotificationWords } from '../../words/care/appointment-notifications.js';
import { commonWords } from '../../words/common.js';

/** Who is told what when an appointment changes. */
@Injectable()
export class AppointmentNotifications extends VisitMessages {
  constructor(
    notifier: Notifier,
    clock: HospitalClock,
    calendars: VisitCalendars,
    private readonly openRequests: OpenRequestNews,
  ) {
    super(notifier, clock, calendars);
  }

  /** @param isNew whether the email address of the patient is not confirmed */
  async requested(
    visit: Appointment,
    session: ClientSession,
    { isNew }: { isNew: boolean } = { isNew: false },
  ): Promise<void> {
    const facts = this.facts(visit);
    const paid: Message['facts'] =
      visit.paidPaise > 0 ? [[commonWords.paid, formatPaise(visit.paidPaise)]] : [];
    const sent = visit.doctorId
      ? appointmentNotificationWords.requestReceived.body
      : appointmentNotificationWords.requestReceived.bodyToSpeciality(visit.speciality!);
    await this.toPatient('requested', visit, session, {
      title: appointmentNotificationWords.requestReceived.title,
      notice: appointmentNotificationWords.requestReceived.notice,
      paragraphs: [sent],
      facts: [...facts, ...paid],
    });
    if (!visit.doctorId) {
      await this.openRequests.announce(visit, session, { isNew });
      return;
    }
    await this.toDoctor('requested', visit, session, {
      title: appointmentNotificationWords.newRequest.title(visit.patientName),
      notice: appointmentNotificationWords.newRequest.notice,
      paragraphs: [appointmentNotificationWords.newRequest.body],
      facts: [[commonWords.patient, visit.patientName], ...facts, [commonWords.reason, visit.reason]],
    });
  }

  /**
   * @param byType who accepted it: the doctor, or an administrator for the doctor
   * @returns whether a mail goes out
   */
  async accepted(visit: Appointment, byType: UserType, session: ClientSession): Promise<boolean> {
    const event = onceMore(visit, 'accepted');
    const comes = appointmentNotificationWords.accepted.byDoctor(visit.acceptedDoctorName);
    if (isMoved(visit)) {
      const by = byType === 'doctor' ? 'doctor' : 'hospital';
      return this.toPatient(event, visit, session, {
        title: movedTitle(by),
        notice: [this.movedText(whenAsked(visit), visit, by), this.choiceText(visit)].join(' '),
        paragraphs: [comes, this.movedText(whenAsked(visit), visit, by), this.choiceText(visit)],
        facts: this.facts(visit),
        ...answerPage(visit),
      });
    }
    const hour = whenOf(visit).time
      ? comingWords(visit, appointmentNotificationWords.comeEarly)
      : commonWords.visitHourUndecided;
    return this.toPatient(event, visit, session, {
      title: appointmentNotificationWords.accepted.title,
      notice: hour,
      paragraphs: [`${comes} ${hour}`],
      facts: this.facts(visit),
      ...(visit.kind === 'video' && videoPage(visit)),
    });
  }

  /** The doctor has booked a further visit for the patient. */
  async followUp(visit: Appointment, session: ClientSession): Promise<void> {
    await this.toPatient('followUp', visit, session, {
      title: appointmentNotificationWords.followUp.title,
      notice: appointmentNotificationWords.followUp.notice,
      paragraphs: [appointmentNotificationWords.followUp.body],
      facts: this.facts(visit),
    });
  }

  /** The hospital's desk has booked the visit for the patient. */
  async bookedAtDesk(visit: Appointment, session: ClientSession): Promise<void> {
    const facts = this.facts(visit);
    await this.toPatient('booked', visit, session, {
      title: appointmentNotificationWords.bookedAtDesk.title,
      notice: appointmentNotificationWords.bookedAtDesk.body,
      paragraphs: [appointmentNotificationWords.bookedAtDesk.body],
      facts,
    });
    await this.toDoctor('booked', visit, session, {
      title: appointmentNotificationWords.bookedAtDesk.doctorTitle(visit.patientName),
      notice: appointmentNotificationWords.bookedAtDesk.doctorNotice,
      paragraphs: [appointmentNotificationWords.bookedAtDesk.doctorBody],
      facts: [[commonWords.patient, visit.patientName], ...facts, [commonWords.reason, visit.reason]],
    });
  }

  /** The desk has taken the fee. */
  async paidAtDesk(visit: Appointment, method: DeskMethod, session: ClientSession): Promise<void> {
    await this.toPatient('paidAtDesk', visit, session, {
      title: appointmentNotificationWords.feePaid.title,
      paragraphs: [feePaidText(method, formatPaise(visit.paidPaise))],
      facts: this.facts(visit),
    });
  }

  /**
   * @param backPaise what goes back of the payment because of it
   * @returns whether a mail goes out
   */
  async rejected(visit: Appointment, backPaise: number, session: ClientSession): Promise<boolean> {
    const isAll = backPaise === visit.paidPaise;
    const refund = isAll
      ? appointmentNotificationWords.refund.full(formatPaise(backPaise))
      : appointmentNotificationWords.refund.rest(formatPaise(backPaise));
    const refunds = backPaise > 0 ? [refund] : [];
    return this.toPatient('rejected', visit, session, {
      title: appointmentNotificationWords.rejected.title,
      notice: [
        ...reasonNotice(visit.rejectionReason),
        appointmentNotificationWords.rejected.notice,
        ...refunds,
      ].join(' '),
      paragraphs: [appointmentNotificationWords.rejected.body, ...refunds],
      facts: [...this.facts(visit), ...reasonFact(visit.rejectionReason)],
      ...otherDoctors(visit),
    });
  }

  /**
   * The time of a paid request has come without an answer.
   * @param backPaise what goes back of the payment because of it
   */
  async unanswered(visit: Appointment, backPaise: number, session: ClientSession): Promise<void> {
    const refunds = backPaise > 0 ? [appointmentNotificationWords.refund.full(formatPaise(backPaise))] : [];
    await this.toPatient('unanswered', visit, session, {
      title: appointmentNotificationWords.unanswered.title,
      notice: [appointmentNotificationWords.unanswered.notice, ...refunds].join(' '),
      paragraphs: [appointmentNotificationWords.unanswered.body, ...refunds],
      facts: this.facts(visit),
    });
    if (!visit.doctorId) return;
    await this.toDoctor('unanswered', visit, session, {
      title: appointmentNotificationWords.unanswered.doctorTitle(visit.patientName),
      notice: appointmentNotificationWords.unanswered.doctorNotice,
      paragraphs: [appointmentNotificationWords.unanswered.doctorBody],
      facts: [[commonWords.patient, visit.patientName], ...this.facts(visit)],
    });
  }

  async completed(visit: Appointment, session: ClientSession): Promise<void> {
    await this.toPatient('completed', visit, session, {
      title: appointmentNotificationWords.completed.title,
      paragraphs: [appointmentNotificationWords.completed.body(visit.acceptedDoctorName)],
      facts: this.facts(visit),
    });
  }

  async cancelled(visit: Appointment, session: ClientSession): Promise<void> {
    const { byType, refundText, reason } = visit.cancellation!;
    const why = reasonFact(reason);
    const refunds = refundText ? [refundText] : [];
    const toPatient = this.forPatient('cancelled', visit, {
      title: appointmentNotificationWords.cancelled.title,
      notice: [...reasonNotice(reason), ...refunds].join(' '),
      paragraphs: [
        byType === 'patient'
          ? appointmentNotificationWords.cancelled.byPatient
          : appointmentNotificationWords.cancelled.byHospital,
        ...refunds,
      ],
      facts: [...this.facts(visit), ...why],
      ...(byType !== 'patient' && bookAgain(visit)),
    });
    const doctor = visit.acceptedDoctorId ?? visit.doctorId;
    if (!doctor || byType === 'doctor') return this.notifier.notify(toPatient, session);
    const toDoctor = this.forDoctor('cancelled', visit, {
      title: appointmentNotificationWords.cancelled.doctorTitle(visit.patientName),
      notice:
        byType === 'admin'
          ? appointmentNotificationWords.cancelled.byHospitalNotice
          : appointmentNotificationWords.cancelled.byPatientNotice,
      paragraphs: [
        byType === 'admin'
          ? appointmentNotificationWords.cancelled.byHospitalBody
          : appointmentNotificationWords.cancelled.byPatientBody,
      ],
      facts: [[commonWords.patient, visit.patientName], ...this.facts(visit), ...why],
    });
    await this.notifier.notifyAll([toPatient, toDoctor], session);
  }

  /** The payment came after its slot was gone: the patient gets the money back. */
  async slotLost(payment: VisitPayment, session: ClientSession): Promise<void> {
    const { booking } = payment;
    await this.notifier.notify(
      {
        key: `payment:${String(payment._id)}:slotLost`,
        to: payment.patientId,
        title: commonWords.refundStarted,
        notice: appointmentNotificationWords.paidTooLate.notice(
          booking.doctorName,
          formatPaise(payment.amountPaise),
        ),
        paragraphs: [
          appointmentNotificationWords.paidTooLate.cause,
          appointmentNotificationWords.paidTooLate.refund(formatPaise(payment.amountPaise)),
        ],
        facts: [
          [commonWords.doctor, booking.doctorName],
          [commonWords.time, this.clock.format(booking.preferredDate!, booking.preferredTime)],
        ],
        link: '/find-doctor',
        linkText: appointmentNotificationWords.chooseAnotherTime,
      },
      session,
    );
  }
}
