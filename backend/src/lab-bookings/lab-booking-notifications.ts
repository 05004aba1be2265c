import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ended, inTime } from '../../../openapi/contract/words/sentence.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { formatPaise } from '../common/money.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Message } from '../notifications/notifier.service.js';
import type { Payment } from '../payments/payment.schema.js';
import type { LabBooking } from './lab-booking.schema.js';
import { commonWords } from '../words/common.js';
import { labBookingWords } from '../words/shop/lab-bookings.js';

const PAGE = { link: '/patientlogin/lab-bookings', linkText: commonWords.seeMyLabBookings };

/** What a patient is told when a lab booking changes. */
@Injectable()
export class LabBookingNotifications {
  constructor(
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  requested(row: LabBooking, session: ClientSession): Promise<void> {
    const price = formatPaise(row.pricePaise);
    return this.notify('requested', row, session, {
      title: labBookingWords.received.title,
      notice: labBookingWords.received.notice,
      paragraphs: [
        labBookingWords.received.body,
        row.payment === 'card'
          ? labBookingWords.received.paid(price)
          : labBookingWords.received.payLater(price),
      ],
    });
  }

  confirmed(row: LabBooking, session: ClientSession): Promise<void> {
    const where = row.place === 'home' ? labBookingWords.confirmed.atHome : labBookingWords.confirmed.atLab;
    return this.notify('confirmed', row, session, {
      title: labBookingWords.confirmed.title,
      notice: where,
      paragraphs: [where],
    });
  }

  collected(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('sampleCollected', row, session, {
      title: labBookingWords.collected.title,
      notice: labBookingWords.collected.body(ended(inTime(row.test.turnaround))),
      paragraphs: [labBookingWords.collected.body(ended(inTime(row.test.turnaround)))],
    });
  }

  /** Without any result: a mail is no place for them. */
  reported(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('reported', row, session, {
      title: labBookingWords.reported.title,
      notice: labBookingWords.reported.notice,
      paragraphs: [labBookingWords.reported.body],
    });
  }

  /** Without any result either: what was wrong is read beside the report. */
  corrected(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify(`corrected:${row.report!.version}`, row, session, {
      title: labBookingWords.corrected.title,
      notice: labBookingWords.corrected.notice,
      paragraphs: [labBookingWords.corrected.body, labBookingWords.corrected.replaced],
    });
  }

  /** @param refund what becomes of the money */
  cancelled(row: LabBooking, refund: string, session: ClientSession): Promise<void> {
    const who =
      row.cancellation!.by === 'patient'
        ? labBookingWords.cancelled.byPatient
        : labBookingWords.cancelled.byHospital;
    return this.notify('cancelled', row, session, {
      title: labBookingWords.cancelled.title,
      notice: refund,
      paragraphs: [who, refund],
    });
  }

  /** The payment came so late that the booking is no longer known: the money goes back. */
  lost(payment: Payment, session: ClientSession): Promise<void> {
    return this.notifier.notify(
      {
        ...PAGE,
        key: `payment:${String(payment._id)}:lost`,
        to: payment.patientId,
        title: commonWords.refundStarted,
        paragraphs: [labBookingWords.paidTooLate(formatPaise(payment.amountPaise))],
        facts: payment.items.map(({ name }) => [labBookingWords.labTest, name]),
      },
      session,
    );
  }

  /** "between 7:00 AM and 9:00 AM IST". */
  private timeOf(date: string, { from, to }: NonNullable<LabBooking['window']>): string {
    const day = this.clock.format(date, null);
    const [first, last] = [from, to].map((time) => this.clock.format(date, time).slice(day.length + 2));
    return labBookingWords.timeWindow(first.split(' ').slice(0, 2).join(' '), last);
  }

  private notify(
    event: string,
    row: LabBooking,
    session: ClientSession,
    text: Pick<Message, 'title' | 'notice' | 'paragraphs'>,
  ): Promise<void> {
    const date = this.clock.format(row.date, null);
    const notice = `${row.test.name}, ${date}. ${text.notice}`;
    const facts: Message['facts'] = [
      [labBookingWords.labTest, row.test.name],
      [labBookingWords.person, row.fullName],
      [commonWords.date, date],
      ...(row.window ? [[commonWords.time, this.timeOf(row.date, row.window)] as [string, string]] : []),
      [labBookingWords.place, row.place === 'home' ? row.address! : commonWords.atHospital],
    ];
    const key = `labBooking:${String(row._id)}:${event}`;
    return this.notifier.notify({ ...text, ...PAGE, notice, key, to: row.patientId, facts }, session);
  }
}
