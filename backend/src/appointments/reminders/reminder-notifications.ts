import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { HospitalClock } from '../../common/hospital-clock.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Appointment } from '../appointment.schema.js';
import { cancelPage, movePage } from '../notifications/visit-pages.js';
import { comingWords, keyOf } from '../notifications/visit-words.js';
import { whenOf } from '../visit-time.js';
import { tAppointment } from '../../messages/care/appointments.js';
import { tCommon } from '../../messages/common.js';

/** The texts of a visit's reminder. */
@Injectable()
export class ReminderNotifications {
  constructor(
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /** @param key names the reminder and its start time */
  async remind(visit: Appointment, key: string, session: ClientSession): Promise<void> {
    const { date, time } = whenOf(visit);
    const [doctor, when] = [visit.acceptedDoctorName ?? '', this.clock.format(date!, time)];
    const hour = time
      ? comingWords(visit, tAppointment('reminder.comeEarly'))
      : tCommon('visitHourUndecided');
    await this.notifier.notify(
      {
        key: keyOf(visit, `reminder:${key}`),
        to: visit.patientId,
        isReminder: true,
        title: tAppointment('reminder.title'),
        notice: `${doctor}, ${when}. ${hour}`,
        paragraphs: [
          `${tAppointment('reminder.expected', { doctor })} ${hour}`,
          tAppointment('reminder.cancelHint'),
        ],
        facts: [
          [tCommon('doctor'), doctor],
          [tCommon('date'), when],
        ],
        ...movePage(visit),
        also: cancelPage(visit),
      },
      session,
    );
  }
}
