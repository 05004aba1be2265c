import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { UserType } from '../../../../openapi/contract/people/fields.js';
import type { DeskMethod } from '../../../../openapi/contract/shop/desk.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { formatPaise } from '../../common/money.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Message } from '../../notifications/notifier.service.js';
import { DESK_WORDS } from '../../payments/desk-words.js';
import type { VisitPayment } from '../../payments/payment.schema.js';
import type { Appointment } from '../appointment.schema.js';
import { OpenRequestNews } from './open-request-news.service.js';
import { isMoved, whenAsked, whenOf } from '../visit-time.js';
import { VisitCalendars } from './visit-calendars.service.js';
import { VisitMessages } from './visit-messages.js';
import { onceMore, reasonFact, reasonNotice } from './visit-words.js';
import { answerPage, bookAgain, otherDoctors } from './visit-pages.js';

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

  async requested(visit: Appointment, session: ClientSession): Promise<void> {
    const facts = this.facts(visit);
    const paid: Message['facts'] = visit.paidPaise > 0 ? [['Paid', formatPaise(visit.paidPaise)]] : [];
    const asked = visit.doctorId ? 'the doctor' : `the doctors of ${visit.speciality}`;
    await this.toPatient('requested', visit, session, {
      title: 'We have received your appointment request',
      notice: 'You will hear from us as soon as it is accepted.',
      paragraphs: [
        `Your request has been sent to ${asked}. You will hear from us as soon as it is accepted.`,
      ],
      facts: [...facts, ...paid],
    });
    if (!visit.doctorId) {
      await this.openRequests.announce(visit, session);
      return;
    }
    await this.toDoctor('requested', visit, session, {
      title: `New appointment request from ${visit.patientName}`,
      notice: 'Please accept or reject it.',
      paragraphs: ['A patient asks you for an appointment. Please accept or reject it.'],
      facts: [['Patient', visit.patientName], ...facts, ['Reason', visit.reason]],
    });
  }

  /** @param byType who accepted it: the doctor, or an administrator for the doctor */
  async accepted(visit: Appointment, byType: UserType, session: ClientSession): Promise<void> {
    const event = onceMore(visit, 'accepted');
    const comes = `${visit.acceptedDoctorName} has accepted your appointment.`;
    if (isMoved(visit)) {
      const by = byType === 'doctor' ? 'doctor' : 'hospital';
      return this.toPatient(event, visit, session, {
        title: `Your appointment was moved by the ${by}`,
        notice: [this.movedWords(whenAsked(visit), visit, by), this.choiceWords(visit)].join(' '),
        paragraphs: [comes, this.movedWords(whenAsked(visit), visit, by), this.choiceWords(visit)],
        facts: this.facts(visit),
        ...answerPage(visit),
      });
    }
    const hour = whenOf(visit).time
      ? 'Please come ten minutes early.'
      : 'The hour is not set yet: please ask us before you come.';
    await this.toPatient(event, visit, session, {
      title: 'Your appointment is confirmed',
      notice: hour,
      paragraphs: [`${comes} ${hour}`],
      facts: this.facts(visit),
    });
  }

  /** The doctor has booked a further visit for the patient. */
  async followUp(visit: Appointment, session: ClientSession): Promise<void> {
    await this.toPatient('followUp', visit, session, {
      title: 'Your doctor has booked a follow-up visit for you',
      notice: 'There is nothing to pay now.',
      paragraphs: [
        'There is nothing to pay now. If you cannot come, please cancel it so that somebody else can have the time.',
      ],
      facts: this.facts(visit),
    });
  }

  /** The hospital's desk has booked the visit for the patient. */
  async bookedAtDesk(visit: Appointment, session: ClientSession): Promise<void> {
    const facts = this.facts(visit);
    await this.toPatient('booked', visit, session, {
      title: 'The hospital has booked a visit for you',
      notice: 'You pay at our desk. Please come ten minutes early.',
      paragraphs: ['You pay at our desk. Please come ten minutes early.'],
      facts,
    });
    await this.toDoctor('booked', visit, session, {
      title: `The hospital has booked a visit of ${visit.patientName} with you`,
      notice: 'It is confirmed already.',
      paragraphs: ['It is confirmed already: there is nothing for you to accept.'],
      facts: [['Patient', visit.patientName], ...facts, ['Reason', visit.reason]],
    });
  }

  /** The desk has taken the fee. */
  async paidAtDesk(visit: Appointment, method: DeskMethod, session: ClientSession): Promise<void> {
    await this.toPatient('paidAtDesk', visit, session, {
      title: 'We have received your fee',
      paragraphs: [
        `You have paid ${formatPaise(visit.paidPaise)} ${DESK_WORDS[method]} at our desk. The receipt is with your appointment.`,
      ],
      facts: this.facts(visit),
    });
  }

  /** @param backPaise what goes back of the payment because of it */
  async rejected(visit: Appointment, backPaise: number, session: ClientSession): Promise<void> {
    const isAll = backPaise === visit.paidPaise;
    const refund = isAll
      ? `Your payment of ${formatPaise(backPaise)} is being refunded in full.`
      : `The rest of your payment, ${formatPaise(backPaise)}, is being refunded.`;
    const refunds = backPaise > 0 ? [refund] : [];
    await this.toPatient('rejected', visit, session, {
      title: 'Your appointment request could not be accepted',
      notice: [
        ...reasonNotice(visit.rejectionReason),
        'Please choose another time or another doctor.',
        ...refunds,
      ].join(' '),
      paragraphs: [
        'The doctor cannot see you at this time. Please choose another time or another doctor.',
        ...refunds,
      ],
      facts: [...this.facts(visit), ...reasonFact(visit.rejectionReason)],
      ...otherDoctors(visit),
    });
  }

  /**
   * The time of a paid request has come without an answer.
   * @param backPaise what goes back of the payment because of it
   */
  async unanswered(visit: Appointment, backPaise: number, session: ClientSession): Promise<void> {
    const refunds =
      backPaise > 0 ? [`Your payment of ${formatPaise(backPaise)} is being refunded in full.`] : [];
    await this.toPatient('unanswered', visit, session, {
      title: 'Your appointment request was not answered in time',
      notice: ['We are sorry. Please choose another time or another doctor.', ...refunds].join(' '),
      paragraphs: [
        'The time you asked for has come, and nobody has answered your request. We are sorry; please choose another time or another doctor.',
        ...refunds,
      ],
      facts: this.facts(visit),
    });
    if (!visit.doctorId) return;
    await this.toDoctor('unanswered', visit, session, {
      title: `The request of ${visit.patientName} was not answered in time`,
      notice: 'It can no longer be accepted.',
      paragraphs: [
        'Its time has come without an answer, so it can no longer be accepted. The patient has been told, and what was paid goes back.',
      ],
      facts: [['Patient', visit.patientName], ...this.facts(visit)],
    });
  }

  async completed(visit: Appointment, session: ClientSession): Promise<void> {
    await this.toPatient('completed', visit, session, {
      title: 'Your visit is completed',
      paragraphs: [`Thank you for visiting ${visit.acceptedDoctorName}.`],
      facts: this.facts(visit),
    });
  }

  async cancelled(visit: Appointment, session: ClientSession): Promise<void> {
    const { byType, refundText, reason } = visit.cancellation!;
    const why = reasonFact(reason);
    const refunds = refundText ? [refundText] : [];
    const toPatient = this.forPatient('cancelled', visit, {
      title: 'Your appointment is cancelled',
      notice: [...reasonNotice(reason), ...refunds].join(' '),
      paragraphs: [
        byType === 'patient'
          ? 'As you have asked, your appointment is cancelled.'
          : 'The hospital had to cancel your appointment. We are sorry.',
        ...refunds,
      ],
      facts: [...this.facts(visit), ...why],
      ...(byType !== 'patient' && bookAgain(visit)),
    });
    const doctor = visit.acceptedDoctorId ?? visit.doctorId;
    if (!doctor || byType === 'doctor') return this.notifier.notify(toPatient, session);
    const toDoctor = this.forDoctor('cancelled', visit, {
      title: `The appointment of ${visit.patientName} is cancelled`,
      notice: `The ${byType === 'admin' ? 'hospital' : 'patient'} has cancelled it.`,
      paragraphs: [`The ${byType === 'admin' ? 'hospital' : 'patient'} has cancelled this appointment.`],
      facts: [['Patient', visit.patientName], ...this.facts(visit), ...why],
    });
    await this.notifier.notifyAll([toPatient, toDoctor], session);
  }

  /** The payment came after its slot was gone: the patient gets the money back. */
  async slotLost(payment: VisitPayment, session: ClientSession): Promise<void> {
    const { booking } = payment;
    await this.notifier.notify(
      {
        ofBooking: true,
        key: `payment:${String(payment._id)}:slotLost`,
        to: payment.patientId,
        title: 'Your payment is being refunded',
        notice: `It arrived when the time with ${booking.doctorName} was no longer free. ${formatPaise(payment.amountPaise)} will be back on your card in 5 to 7 days.`,
        paragraphs: [
          'Your payment arrived when the time it was for was no longer free.',
          `${formatPaise(payment.amountPaise)} will be refunded to your card in 5 to 7 days. We are sorry; please choose another time.`,
        ],
        facts: [
          ['Doctor', booking.doctorName],
          ['Time', this.clock.format(booking.preferredDate!, booking.preferredTime)],
        ],
        link: '/find-doctor',
        linkText: 'Choose another time',
      },
      session,
    );
  }
}
