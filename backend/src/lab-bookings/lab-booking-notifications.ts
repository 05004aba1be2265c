import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
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
      title: labBookingWords.weHaveReceivedYourLab,
      notice: labBookingWords.youWillHearFromUs,
      paragraphs: [
        labBookingWords.thankYouYouWillHear,
        row.payment === 'card'
          ? labBookingWords.yourPaymentOfHasArrived(price)
          : labBookingWords.pleasePayWhenSampleIs(price),
      ],
    });
  }

  confirmed(row: LabBooking, session: ClientSession): Promise<void> {
    const where = row.place === 'home' ? labBookingWords.weComeToYouTo : labBookingWords.pleaseComeToOurLab;
    return this.notify('confirmed', row, session, {
      title: labBookingWords.yourLabBookingIsConfirmed,
      notice: where,
      paragraphs: [where],
    });
  }

  collected(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('sampleCollected', row, session, {
      title: labBookingWords.yourSampleHasBeenCollected,
      notice: labBookingWords.reportIsUsuallyReady(row.test.turnaround),
      paragraphs: [labBookingWords.reportIsUsuallyReady(row.test.turnaround)],
    });
  }

  /** Without any result: a mail is no place for them. */
  reported(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('reported', row, session, {
      title: labBookingWords.yourLabReportIsReady,
      notice: labBookingWords.yourDoctorCanExplainResults,
      paragraphs: [labBookingWords.pleaseLogInToRead],
    });
  }

  /** Without any result either: what was wrong is read beside the report. */
  corrected(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify(`corrected:${row.report!.version}`, row, session, {
      title: labBookingWords.yourLabReportHasBeen,
      notice: labBookingWords.pleaseUseItFromNow,
      paragraphs: [
        labBookingWords.ourLaboratoryHasIssuedCorrected,
        labBookingWords.earlierReportStaysThereMarked,
      ],
    });
  }

  /** @param refund what becomes of the money */
  cancelled(row: LabBooking, refund: string, session: ClientSession): Promise<void> {
    const who =
      row.cancellation!.by === 'patient'
        ? labBookingWords.asYouHaveAskedYour
        : labBookingWords.hospitalHadToCancelYour;
    return this.notify('cancelled', row, session, {
      title: labBookingWords.yourLabBookingIsCancelled,
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
        title: commonWords.yourPaymentIsBeingRefunded,
        paragraphs: [labBookingWords.yourPaymentArrivedLongAfter(formatPaise(payment.amountPaise))],
        facts: payment.items.map(({ name }) => [labBookingWords.labTest, name]),
      },
      session,
    );
  }

  /** "between 7:00 AM and 9:00 AM IST". */
  private timeOf(date: string, { from, to }: NonNullable<LabBooking['window']>): string {
    const day = this.clock.format(date, null);
    const [first, last] = [from, to].map((time) => this.clock.format(date, time).slice(day.length + 2));
    return labBookingWords.betweenSplitAndLast(first.split(' ').slice(0, 2).join(' '), last);
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
      ['For', row.fullName],
      ['Date', date],
      ...(row.window ? [['Time', this.timeOf(row.date, row.window)] as [string, string]] : []),
      ['Place', row.place === 'home' ? row.address! : commonWords.atHospital],
    ];
    const key = `labBooking:${String(row._id)}:${event}`;
    return this.notifier.notify({ ...text, ...PAGE, notice, key, to: row.patientId, facts }, session);
  }
}
