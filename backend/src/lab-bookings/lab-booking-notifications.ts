import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ended, inTime } from '../../../openapi/contract/words/sentence.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { formatPaise } from '../common/money.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Message } from '../notifications/notifier.service.js';
import type { Payment } from '../payments/payment.schema.js';
import type { LabBooking } from './lab-booking.schema.js';

const PAGE = { link: '/patientlogin/lab-bookings', linkText: 'See my lab bookings' };

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
      title: 'We have received your lab booking',
      notice: 'You will hear from us as soon as it is confirmed.',
      paragraphs: [
        'Thank you. You will hear from us as soon as it is confirmed.',
        row.payment === 'card'
          ? `Your payment of ${price} has arrived.`
          : `Please pay ${price} when the sample is collected.`,
      ],
    });
  }

  confirmed(row: LabBooking, session: ClientSession): Promise<void> {
    const where =
      row.place === 'home'
        ? 'We come to you to collect the sample.'
        : 'Please come to our lab for the sample.';
    return this.notify('confirmed', row, session, {
      title: 'Your lab booking is confirmed',
      notice: where,
      paragraphs: [where],
    });
  }

  collected(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('sampleCollected', row, session, {
      title: 'Your sample has been collected',
      notice: `The report is usually ready ${ended(inTime(row.test.turnaround))}`,
      paragraphs: [`The report is usually ready ${ended(inTime(row.test.turnaround))}`],
    });
  }

  /** Without any result: a mail is no place for them. */
  reported(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('reported', row, session, {
      title: 'Your lab report is ready',
      notice: 'Your doctor can explain the results to you.',
      paragraphs: ['Please log in to read it. Your doctor can explain the results to you.'],
    });
  }

  /** Without any result either: what was wrong is read beside the report. */
  corrected(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify(`corrected:${row.report!.version}`, row, session, {
      title: 'Your lab report has been corrected',
      notice: 'Please use it from now on: the earlier one is marked as corrected.',
      paragraphs: [
        'Our laboratory has issued a corrected report. It stands among your lab bookings with the reason; please use it from now on.',
        'The earlier report stays there, marked as corrected. Your doctor can explain the results to you.',
      ],
    });
  }

  /** @param refund what becomes of the money */
  cancelled(row: LabBooking, refund: string, session: ClientSession): Promise<void> {
    const who =
      row.cancellation!.by === 'patient'
        ? 'As you have asked, your lab booking is cancelled.'
        : 'The hospital had to cancel your lab booking. We are sorry.';
    return this.notify('cancelled', row, session, {
      title: 'Your lab booking is cancelled',
      notice: refund,
      paragraphs: [who, refund],
    });
  }

  /** The payment came so late that the booking is no longer known: the money goes back. */
  lost(payment: Payment, session: ClientSession): Promise<void> {
    return this.notifier.notify(
      {
        ...PAGE,
        ofBooking: true,
        key: `payment:${String(payment._id)}:lost`,
        to: payment.patientId,
        title: 'Your payment is being refunded',
        paragraphs: [
          `Your payment arrived long after the booking had ended. ${formatPaise(payment.amountPaise)} will be refunded to your card in 5 to 7 days.`,
        ],
        facts: payment.items.map(({ name }) => ['Lab test', name]),
      },
      session,
    );
  }

  /** "between 7:00 AM and 9:00 AM IST". */
  private timeOf(date: string, { from, to }: NonNullable<LabBooking['window']>): string {
    const day = this.clock.format(date, null);
    const [first, last] = [from, to].map((time) => this.clock.format(date, time).slice(day.length + 2));
    return `between ${first.split(' ').slice(0, 2).join(' ')} and ${last}`;
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
      ['Lab test', row.test.name],
      ['For', row.fullName],
      ['Date', date],
      ...(row.window ? [['Time', this.timeOf(row.date, row.window)] as [string, string]] : []),
      ['Place', row.place === 'home' ? row.address! : 'At the hospital'],
    ];
    const key = `labBooking:${String(row._id)}:${event}`;
    return this.notifier.notify(
      { ...text, ...PAGE, notice, ofBooking: true, key, to: row.patientId, facts },
      session,
    );
  }
}
