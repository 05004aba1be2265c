import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
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
      paragraphs: [where],
    });
  }

  collected(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('sampleCollected', row, session, {
      title: 'Your sample has been collected',
      paragraphs: [`The report is usually ready within: ${row.test.turnaround}.`],
    });
  }

  /** Without any result: a mail is no place for them. */
  reported(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('reported', row, session, {
      title: 'Your lab report is ready',
      paragraphs: ['Please log in to read it. Your doctor can explain the results to you.'],
    });
  }

  /** Without any result either: what was wrong is read beside the report. */
  corrected(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify(`corrected:${row.report!.version}`, row, session, {
      title: 'Your lab report has been corrected',
      paragraphs: [
        'Our laboratory has issued a corrected report. It stands among your lab bookings with the reason; please use it from now on.',
        'The earlier report stays there, marked as corrected. Your doctor can explain the results to you.',
      ],
    });
  }

  cancelled(row: LabBooking, session: ClientSession): Promise<void> {
    const { by, msg } = row.cancellation!;
    return this.notify('cancelled', row, session, {
      title: 'Your lab booking is cancelled',
      paragraphs: [by === 'patient' ? msg : `The hospital had to cancel your lab booking. ${msg}`],
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
    text: Pick<Message, 'title' | 'paragraphs'>,
  ): Promise<void> {
    const facts: Message['facts'] = [
      ['Lab test', row.test.name],
      ['For', row.fullName],
      ['Date', this.clock.format(row.date, null)],
      ...(row.window ? [['Time', this.timeOf(row.date, row.window)] as [string, string]] : []),
      ['Place', row.place === 'home' ? row.address! : 'At the hospital'],
    ];
    const key = `labBooking:${String(row._id)}:${event}`;
    return this.notifier.notify(
      { ...text, ...PAGE, ofBooking: true, key, to: row.patientId, facts },
      session,
    );
  }
}
