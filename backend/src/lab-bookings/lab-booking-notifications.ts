import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ended, inTime } from '../../../openapi/contract/messages/sentence.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { formatPaise } from '../common/money.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Message } from '../notifications/notifier.service.js';
import type { Payment } from '../payments/payment.schema.js';
import type { LabBooking } from './lab-booking.schema.js';
import { tCommon } from '../messages/common.js';
import { tLabBooking } from '../messages/shop/lab-bookings.js';

const PAGE = { link: '/patientlogin/lab-bookings', linkText: tCommon('seeMyLabBookings') };

/** Notifications to the patient when a lab booking changes. */
@Injectable()
export class LabBookingNotifications {
  constructor(
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  requested(row: LabBooking, session: ClientSession): Promise<void> {
    const price = formatPaise(row.pricePaise);
    return this.notify('requested', row, session, {
      title: tLabBooking('received.title'),
      notice: tLabBooking('received.notice'),
      paragraphs: [
        tLabBooking('received.body'),
        row.payment === 'card'
          ? tLabBooking('received.paid', { price })
          : tLabBooking('received.payLater', { price }),
      ],
    });
  }

  confirmed(row: LabBooking, session: ClientSession): Promise<void> {
    const where = row.place === 'home' ? tLabBooking('confirmed.atHome') : tLabBooking('confirmed.atLab');
    return this.notify('confirmed', row, session, {
      title: tLabBooking('confirmed.title'),
      notice: where,
      paragraphs: [where],
    });
  }

  collected(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('sampleCollected', row, session, {
      title: tLabBooking('collected.title'),
      notice: tLabBooking('collected.body', { when: ended(inTime(row.test.turnaround)) }),
      paragraphs: [tLabBooking('collected.body', { when: ended(inTime(row.test.turnaround)) })],
    });
  }

  /** The day before, with the preparation of the test if it is known. Cancelling is no longer free then. */
  reminder(row: LabBooking, session: ClientSession): Promise<void> {
    const { place, test } = row;
    const where = place === 'home' ? tLabBooking('confirmed.atHome') : tLabBooking('confirmed.atLab');
    // Not set is not "none": tests of earlier versions do not state it.
    const prepare = test.preparation
      ? [tLabBooking('reminder.preparation', { preparation: ended(test.preparation) })]
      : [];
    return this.notify(`reminder:${row.remindedOf}`, row, session, {
      isReminder: true,
      title: tLabBooking('reminder.title'),
      notice: [where, ...prepare].join(' '),
      paragraphs: [where, ...prepare],
    });
  }

  /** @param reason why the sample could not be examined, as a sentence */
  sampleRejected(row: LabBooking, reason: string, session: ClientSession): Promise<void> {
    return this.notify('sampleRejected', row, session, {
      title: tLabBooking('rejection.title'),
      notice: tLabBooking('rejection.notice', { reason }),
      paragraphs: [tLabBooking('rejection.reason', { reason }), tLabBooking('rejection.whatToDo')],
    });
  }

  recollection(row: LabBooking, session: ClientSession): Promise<void> {
    return this.notify('recollection', row, session, {
      title: tLabBooking('recollection.title'),
      notice: tLabBooking('recollection.notice'),
      paragraphs: [tLabBooking('recollection.body')],
    });
  }

  /** Without any result: mails are not private enough. */
  reported(row: LabBooking, session: ClientSession): Promise<void> {
    if (row.report?.preliminary)
      return this.notify('reported', row, session, {
        title: tLabBooking('preliminary.title'),
        notice: tLabBooking('preliminary.notice'),
        paragraphs: [tLabBooking('preliminary.body')],
      });
    return this.notify('reported', row, session, {
      title: tLabBooking('reported.title'),
      notice: tLabBooking('reported.notice'),
      paragraphs: [tLabBooking('reported.body')],
    });
  }

  /** Without any result: the correction is explained with the report. */
  corrected(row: LabBooking, session: ClientSession): Promise<void> {
    const { version, reason, preliminary } = row.report!;
    if (!reason) {
      const kind = preliminary ? 'preliminary' : 'completed';
      return this.notify(`completed:${version}`, row, session, {
        title: tLabBooking(`${kind}.title`),
        notice: tLabBooking(`${kind}.notice`),
        paragraphs: [tLabBooking(`${kind}.body`)],
      });
    }
    return this.notify(`corrected:${version}`, row, session, {
      title: tLabBooking('corrected.title'),
      notice: tLabBooking('corrected.notice'),
      paragraphs: [tLabBooking('corrected.body'), tLabBooking('corrected.replaced')],
    });
  }

  /** Tells the person who entered the results that another one sent them back. */
  sentBack({ _id, test, fullName, entry }: LabBooking, session: ClientSession): Promise<void> {
    const { byName, reason } = entry!.returned!;
    const news = {
      title: tLabBooking('entry.returnedTitle', { testName: test.name, fullName }),
      paragraphs: [tLabBooking('entry.returnedBody', { byName, reason })],
      link: `/admin/lab-bookings/${String(_id)}/show`,
    };
    return this.notifier.ring([entry!.enteredBy], news, session);
  }

  /** @param refund the message about the refund */
  cancelled(row: LabBooking, refund: string, session: ClientSession): Promise<void> {
    const who =
      row.cancellation!.by === 'patient'
        ? tLabBooking('cancelled.byPatient')
        : tLabBooking('cancelled.byHospital');
    return this.notify('cancelled', row, session, {
      title: tLabBooking('cancelled.title'),
      notice: refund,
      paragraphs: [who, refund],
    });
  }

  /** The payment arrived after the booking was removed: it is refunded. */
  lost(payment: Payment, session: ClientSession): Promise<void> {
    return this.notifier.notify(
      {
        ...PAGE,
        key: `payment:${String(payment._id)}:lost`,
        to: payment.patientId,
        title: tCommon('refundStarted'),
        paragraphs: [tLabBooking('paidTooLate', { amount: formatPaise(payment.amountPaise) })],
        facts: payment.items.map(({ name }) => [tLabBooking('labTest'), name]),
      },
      session,
    );
  }

  /** "between 7:00 AM and 9:00 AM IST". */
  private timeOf(date: string, { from, to }: NonNullable<LabBooking['window']>): string {
    const day = this.clock.format(date, null);
    const [first, last] = [from, to].map((time) => this.clock.format(date, time).slice(day.length + 2));
    return tLabBooking('timeWindow', { split: first.split(' ').slice(0, 2).join(' '), last });
  }

  private notify(
    event: string,
    row: LabBooking,
    session: ClientSession,
    text: Pick<Message, 'title' | 'notice' | 'paragraphs' | 'isReminder'>,
  ): Promise<void> {
    const date = this.clock.format(row.date, null);
    const notice = `${row.test.name}, ${date}. ${text.notice}`;
    const facts: Message['facts'] = [
      [tLabBooking('labTest'), row.test.name],
      [tLabBooking('person'), row.fullName],
      [tCommon('date'), date],
      ...(row.window ? [[tCommon('time'), this.timeOf(row.date, row.window)] as [string, string]] : []),
      [tLabBooking('place'), row.place === 'home' ? row.address! : tCommon('atHospital')],
    ];
    // The steps repeat after a rejected sample.
    const round = row.rejectedSamples?.length ? `:sample${row.rejectedSamples.length + 1}` : '';
    const key = `labBooking:${String(row._id)}:${event}${round}`;
    return this.notifier.notify({ ...text, ...PAGE, notice, key, to: row.patientId, facts }, session);
  }
}
