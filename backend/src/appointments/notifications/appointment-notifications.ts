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
import { OpenRequestNotifications } from './open-request-notifications.service.js';
import { isMoved, whenAsked, whenOf } from '../visit-time.js';
import { VisitCalendars } from './visit-calendars.service.js';
import { VisitMessages } from './visit-messages.js';
import {
  comingWords,
  feePaidText,
  movedTitle,
  occurrenceKey,
  reasonFact,
  reasonNotice,
} from './visit-words.js';
import { answerPage, bookAgain, otherDoctors, videoPage } from './visit-pages.js';
import { tAppointmentNotification } from '../../messages/care/appointment-notifications.js';
import { tCommon } from '../../messages/common.js';

/** Notifications when an appointment changes. */
@Injectable()
export class AppointmentNotifications extends VisitMessages {
  constructor(
    notifier: Notifier,
    clock: HospitalClock,
    calendars: VisitCalendars,
    private readonly openRequests: OpenRequestNotifications,
  ) {
    super(notifier, clock, calendars);
  }

  /** @param isNew whether the patient's email address is unconfirmed */
  async requested(
    visit: Appointment,
    session: ClientSession,
    { isNew }: { isNew: boolean } = { isNew: false },
  ): Promise<void> {
    const facts = this.facts(visit);
    const paid: Message['facts'] =
      visit.paidPaise > 0 ? [[tCommon('paid'), formatPaise(visit.paidPaise)]] : [];
    const sent = visit.doctorId
      ? tAppointmentNotification('requestReceived.body')
      : tAppointmentNotification('requestReceived.bodyToSpeciality', { speciality: visit.speciality! });
    await this.toPatient('requested', visit, session, {
      title: tAppointmentNotification('requestReceived.title'),
      notice: tAppointmentNotification('requestReceived.notice'),
      paragraphs: [sent],
      facts: [...facts, ...paid],
    });
    if (!visit.doctorId) {
      await this.openRequests.announce(visit, session, { isNew });
      return;
    }
    await this.toDoctor('requested', visit, session, {
      title: tAppointmentNotification('newRequest.title', { patientName: visit.patientName }),
      notice: tAppointmentNotification('newRequest.notice'),
      paragraphs: [tAppointmentNotification('newRequest.body')],
      facts: [[tCommon('patient'), visit.patientName], ...facts, [tCommon('reason'), visit.reason]],
    });
  }

  /**
   * @param byType who accepted it: the doctor, or an administrator for the doctor
   * @returns whether a mail is sent
   */
  async accepted(visit: Appointment, byType: UserType, session: ClientSession): Promise<boolean> {
    const event = occurrenceKey(visit, 'accepted');
    const comes = tAppointmentNotification('accepted.byDoctor', {
      acceptedDoctorName: visit.acceptedDoctorName,
    });
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
      ? comingWords(visit, tAppointmentNotification('comeEarly'))
      : tCommon('visitHourUndecided');
    return this.toPatient(event, visit, session, {
      title: tAppointmentNotification('accepted.title'),
      notice: hour,
      paragraphs: [`${comes} ${hour}`],
      facts: this.facts(visit),
      ...(visit.kind === 'video' && videoPage(visit)),
    });
  }

  /** The doctor has booked a further visit for the patient. */
  async followUp(visit: Appointment, session: ClientSession): Promise<void> {
    await this.toPatient('followUp', visit, session, {
      title: tAppointmentNotification('followUp.title'),
      notice: tAppointmentNotification('followUp.notice'),
      paragraphs: [tAppointmentNotification('followUp.body')],
      facts: this.facts(visit),
    });
  }

  /** The hospital's desk has booked the visit for the patient. */
  async bookedAtDesk(visit: Appointment, session: ClientSession): Promise<void> {
    const facts = this.facts(visit);
    await this.toPatient('booked', visit, session, {
      title: tAppointmentNotification('bookedAtDesk.title'),
      notice: tAppointmentNotification('bookedAtDesk.body'),
      paragraphs: [tAppointmentNotification('bookedAtDesk.body')],
      facts,
    });
    await this.toDoctor('booked', visit, session, {
      title: tAppointmentNotification('bookedAtDesk.doctorTitle', { patientName: visit.patientName }),
      notice: tAppointmentNotification('bookedAtDesk.doctorNotice'),
      paragraphs: [tAppointmentNotification('bookedAtDesk.doctorBody')],
      facts: [[tCommon('patient'), visit.patientName], ...facts, [tCommon('reason'), visit.reason]],
    });
  }

  /** The desk has taken the fee. */
  async paidAtDesk(visit: Appointment, method: DeskMethod, session: ClientSession): Promise<void> {
    await this.toPatient('paidAtDesk', visit, session, {
      title: tAppointmentNotification('feePaid.title'),
      paragraphs: [feePaidText(method, formatPaise(visit.paidPaise))],
      facts: this.facts(visit),
    });
  }

  /**
   * @param backPaise the refund
   * @returns whether a mail is sent
   */
  async rejected(visit: Appointment, backPaise: number, session: ClientSession): Promise<boolean> {
    const isAll = backPaise === visit.paidPaise;
    const refund = isAll
      ? tAppointmentNotification('refund.full', { back: formatPaise(backPaise) })
      : tAppointmentNotification('refund.rest', { back: formatPaise(backPaise) });
    const refunds = backPaise > 0 ? [refund] : [];
    return this.toPatient('rejected', visit, session, {
      title: tAppointmentNotification('rejected.title'),
      notice: [
        ...reasonNotice(visit.rejectionReason),
        tAppointmentNotification('rejected.notice'),
        ...refunds,
      ].join(' '),
      paragraphs: [tAppointmentNotification('rejected.body'), ...refunds],
      facts: [...this.facts(visit), ...reasonFact(visit.rejectionReason)],
      ...otherDoctors(visit),
    });
  }

  /**
   * The time of a paid or free request has come without an answer.
   * @param backPaise the refund
   */
  async unanswered(visit: Appointment, backPaise: number, session: ClientSession): Promise<void> {
    const refunds =
      backPaise > 0 ? [tAppointmentNotification('refund.full', { back: formatPaise(backPaise) })] : [];
    await this.toPatient('unanswered', visit, session, {
      title: tAppointmentNotification('unanswered.title'),
      notice: [tAppointmentNotification('unanswered.notice'), ...refunds].join(' '),
      paragraphs: [tAppointmentNotification('unanswered.body'), ...refunds],
      facts: this.facts(visit),
    });
    if (!visit.doctorId) return;
    await this.toDoctor('unanswered', visit, session, {
      title: tAppointmentNotification('unanswered.doctorTitle', { patientName: visit.patientName }),
      notice: tAppointmentNotification('unanswered.doctorNotice'),
      paragraphs: [
        tAppointmentNotification(visit.isFree ? 'unanswered.doctorBodyFree' : 'unanswered.doctorBody'),
      ],
      facts: [[tCommon('patient'), visit.patientName], ...this.facts(visit)],
    });
  }

  async completed(visit: Appointment, session: ClientSession): Promise<void> {
    await this.toPatient('completed', visit, session, {
      title: tAppointmentNotification('completed.title'),
      paragraphs: [
        tAppointmentNotification('completed.body', { acceptedDoctorName: visit.acceptedDoctorName }),
      ],
      facts: this.facts(visit),
    });
  }

  async cancelled(visit: Appointment, session: ClientSession): Promise<void> {
    const { byType, refundText, reason } = visit.cancellation!;
    const why = reasonFact(reason);
    const refunds = refundText ? [refundText] : [];
    const toPatient = this.forPatient('cancelled', visit, {
      title: tAppointmentNotification('cancelled.title'),
      notice: [...reasonNotice(reason), ...refunds].join(' '),
      paragraphs: [
        byType === 'patient'
          ? tAppointmentNotification('cancelled.byPatient')
          : tAppointmentNotification('cancelled.byHospital'),
        ...refunds,
      ],
      facts: [...this.facts(visit), ...why],
      ...(byType !== 'patient' && bookAgain(visit)),
    });
    const doctor = visit.acceptedDoctorId ?? visit.doctorId;
    if (!doctor || byType === 'doctor') return this.notifier.notify(toPatient, session);
    const toDoctor = this.forDoctor('cancelled', visit, {
      title: tAppointmentNotification('cancelled.doctorTitle', { patientName: visit.patientName }),
      notice:
        byType === 'admin'
          ? tAppointmentNotification('cancelled.byHospitalNotice')
          : tAppointmentNotification('cancelled.byPatientNotice'),
      paragraphs: [
        byType === 'admin'
          ? tAppointmentNotification('cancelled.byHospitalBody')
          : tAppointmentNotification('cancelled.byPatientBody'),
      ],
      facts: [[tCommon('patient'), visit.patientName], ...this.facts(visit), ...why],
    });
    await this.notifier.notifyAll([toPatient, toDoctor], session);
  }

  /** The payment arrived after the slot was lost; the patient gets a refund. */
  async slotLost(payment: VisitPayment, session: ClientSession): Promise<void> {
    const { booking } = payment;
    await this.notifier.notify(
      {
        key: `payment:${String(payment._id)}:slotLost`,
        to: payment.patientId,
        title: tCommon('refundStarted'),
        notice: tAppointmentNotification('paidTooLate.notice', {
          doctorName: booking.doctorName,
          amount: formatPaise(payment.amountPaise),
        }),
        paragraphs: [
          tAppointmentNotification('paidTooLate.cause'),
          tAppointmentNotification('paidTooLate.refund', { amount: formatPaise(payment.amountPaise) }),
        ],
        facts: [
          [tCommon('doctor'), booking.doctorName],
          [tCommon('time'), this.clock.format(booking.preferredDate!, booking.preferredTime)],
        ],
        link: '/find-doctor',
        linkText: tAppointmentNotification('chooseAnotherTime'),
      },
      session,
    );
  }
}
