import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Opening } from '../../../../openapi/contract/care/slots.js';
import { absenceText } from '../../../../openapi/contract/messages/absences.js';
import { formatPaise } from '../../common/money.js';
import type { Message } from '../../notifications/notifier.service.js';
import type { Appointment } from '../appointment.schema.js';
import { leftPaiseOf } from '../cancellation.js';
import { PATIENT_PAGE, bookAgain } from '../notifications/visit-pages.js';
import { VisitMessages } from '../notifications/visit-messages.js';
import type { LeaveCase } from './leave-case.schema.js';
import type { OfferedDoctor } from './leave-offers.service.js';
import { tLeaveCase } from '../../messages/care/leave-cases.js';
import { tCommon } from '../../messages/common.js';

/** An opened case with its visit and the free alternatives. */
export interface Opened {
  leaveCase: LeaveCase;
  visit: Appointment;
  own: OfferedDoctor;
  others: OfferedDoctor[];
}

/** The page where the patient chooses. */
const casePage = ({ _id }: LeaveCase): string => `${PATIENT_PAGE.link}?leave-case=${String(_id)}`;
const eventOf = ({ _id }: LeaveCase, event: string): string => `leave-${event}-${String(_id)}`;

/** Notifications when the doctor of a booked visit is on leave. */
@Injectable()
export class LeaveCaseNotifications extends VisitMessages {
  /** Offers the alternatives to each of these patients. */
  async opened(cases: Opened[], session: ClientSession): Promise<void> {
    await this.notifier.notifyAll(
      cases.map((one) => this.offerOf(one)),
      session,
    );
  }

  /** Notifies the patient and the doctors that the visit was moved to a chosen time. */
  async moved(leaveCase: LeaveCase, visit: Appointment, session: ClientSession): Promise<void> {
    const move = visit.moves!.at(-1)!;
    const words = [
      tLeaveCase('moved.body'),
      ...(move.refundPaise > 0
        ? [tLeaveCase('moved.lowerFee', { amount: formatPaise(move.refundPaise) })]
        : []),
      ...(visit.status === 'pending' ? [tLeaveCase('moved.pending')] : []),
      ...(leftPaiseOf(visit) > 0
        ? [tLeaveCase('moved.fullRefund', { amount: formatPaise(leftPaiseOf(visit)) })]
        : []),
    ];
    const event = `moved-${visit.moves!.length}`;
    const before = this.clock.format(move.from.date, move.from.time);
    const toPatient = this.forPatient(event, visit, {
      title: tLeaveCase('moved.title'),
      notice: words.join(' '),
      paragraphs: words,
      facts: [...this.facts(visit), [tLeaveCase('timeBefore'), before]],
    });
    await this.notifier.notifyAll([toPatient, ...this.toDoctors(leaveCase, visit, before)], session);
  }

  /** Notifies the patient that the time to choose is over. */
  async unanswered(visit: Appointment, session: ClientSession): Promise<void> {
    const { refundText } = visit.cancellation!;
    const refunds = refundText ? [refundText] : [];
    await this.toPatient('cancelled', visit, session, {
      title: tLeaveCase('cancelled.title'),
      notice: [tLeaveCase('cancelled.body'), ...refunds].join(' '),
      paragraphs: [tLeaveCase('cancelled.body'), ...refunds],
      facts: this.facts(visit),
      ...bookAgain(visit),
    });
  }

  /** Notifies the patient that the leave was removed. */
  async stands(rows: { leaveCase: LeaveCase; visit: Appointment }[], session: ClientSession): Promise<void> {
    const messages = rows.map(({ leaveCase, visit }) =>
      this.forPatient(eventOf(leaveCase, 'over'), visit, {
        title: tLeaveCase('restored.title'),
        paragraphs: [tLeaveCase('restored.body', { doctorName: leaveCase.doctorName })],
        facts: this.facts(visit),
      }),
    );
    await this.notifier.notifyAll(messages, session);
  }

  private offerOf({ leaveCase, visit, own, others }: Opened): Message {
    const choose = tLeaveCase('offer.chooseUntil', { until: this.clock.formatInstant(leaveCase.answerBy) });
    const away = this.awaySentence(leaveCase);
    const left = leftPaiseOf(visit);
    const offers: Message['facts'] = [
      [tLeaveCase('offer.nextTimes', { doctorName: leaveCase.doctorName }), this.timesText(own.times)],
      ...others.map(({ doctor, times }): [string, string] => [
        tLeaveCase('offer.nextTimes', { doctorName: doctor.fullName }),
        this.timesText(times),
      ]),
      ...(left > 0 ? ([[tLeaveCase('offer.refund'), formatPaise(left)]] as Message['facts']) : []),
    ];
    const page = casePage(leaveCase);
    return {
      ...this.forPatient(eventOf(leaveCase, 'offers'), visit, {
        title: tLeaveCase('offer.title'),
        notice: choose,
        paragraphs: [away, choose, tLeaveCase('offer.otherwise')],
        facts: [...this.facts(visit), ...offers],
        link: page,
        linkText: tLeaveCase('offer.chooseNow'),
      }),
      ...(left > 0 && { also: { link: `${page}&choice=refund`, linkText: tLeaveCase('offer.wantRefund') } }),
    };
  }

  private awaySentence({ cause, causeName: name, doctorName, date }: LeaveCase): string {
    if (cause === 'leave') return tLeaveCase('offer.away', { doctorName });
    return absenceText({ cause, doctorName, name, day: this.clock.format(date, null) });
  }

  /** The current doctor of the visit and, if another one, the doctor who is away. */
  private toDoctors(leaveCase: LeaveCase, visit: Appointment, before: string): Message[] {
    const { from, to } = visit.moves!.at(-1)!;
    const facts: Message['facts'] = [[tCommon('patient'), visit.patientName], ...this.facts(visit)];
    const event = eventOf(leaveCase, 'moved');
    if (from.doctorId.equals(to.doctorId)) {
      const words = tLeaveCase('moved.doctorBody', { before });
      const title = tLeaveCase('moved.doctorTitle', { patientName: visit.patientName });
      return [this.forDoctor(event, visit, { title, notice: words, paragraphs: [words], facts })];
    }
    const comes = tLeaveCase('moved.newDoctorBody', { doctorName: from.doctorName, before });
    const went = tLeaveCase('moved.formerDoctorBody', { before, doctorName: to.doctorName });
    const former = this.forDoctor(`${event}-away`, visit, {
      title: tLeaveCase('moved.formerDoctorTitle', { patientName: visit.patientName }),
      paragraphs: [went],
      facts: [[tCommon('patient'), visit.patientName]],
    });
    return [
      this.forDoctor(event, visit, {
        title: tLeaveCase('moved.newDoctorTitle', { patientName: visit.patientName }),
        notice: comes,
        paragraphs: [comes],
        facts,
      }),
      { ...former, to: from.doctorId, notice: went },
    ];
  }

  private timesText(times: readonly Opening[]): string {
    const texts = times.map(({ date, time }) => this.clock.format(date, time));
    return texts.length > 0 ? texts.join('; ') : tLeaveCase('offer.noTimes');
  }
}
