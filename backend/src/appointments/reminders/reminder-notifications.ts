import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { HospitalClock } from '../../common/hospital-clock.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Appointment } from '../appointment.schema.js';
import { cancelPage, movePage } from '../notifications/visit-pages.js';
import { keyOf } from '../notifications/visit-words.js';
import { whenOf } from '../visit-time.js';

/** What a reminder of a visit says. */
@Injectable()
export class ReminderNotifications {
  constructor(
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /** @param key names the reminder and the start that it is of */
  async remind(visit: Appointment, key: string, session: ClientSession): Promise<void> {
    const { date, time } = whenOf(visit);
    const [doctor, when] = [visit.acceptedDoctorName ?? '', this.clock.format(date!, time)];
    const hour = time
      ? 'Please come ten minutes early, and check in at our desk or on this site.'
      : 'The hour is not set yet: please ask us before you come.';
    await this.notifier.notify(
      {
        key: keyOf(visit, `reminder:${key}`),
        to: visit.patientId,
        ofBooking: true,
        title: 'Your visit is coming up',
        notice: `${doctor}, ${when}. ${hour}`,
        paragraphs: [
          `${doctor} expects you. ${hour}`,
          'If you cannot come, please move or cancel the visit, so that somebody else can have the time.',
        ],
        facts: [
          ['Doctor', doctor],
          ['Date', when],
        ],
        ...movePage(visit),
        also: cancelPage(visit),
      },
      session,
    );
  }
}
