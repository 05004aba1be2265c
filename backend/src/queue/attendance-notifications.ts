import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Appointment } from '../appointments/appointment.schema.js';
import { PATIENT_PAGE, bookAgain } from '../appointments/notifications/visit-pages.js';
import { keyOf } from '../appointments/notifications/visit-words.js';
import { whenOf } from '../appointments/visit-time.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Notifier } from '../notifications/notifier.service.js';
import { tQueue } from '../messages/care/queue.js';
import { tCommon } from '../messages/common.js';

/** Notifications to patients on the day of their visit. */
@Injectable()
export class AttendanceNotifications {
  constructor(
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /** The doctor is waiting: only a notification, because a mail would arrive too late. */
  async called(visit: Appointment, session: ClientSession): Promise<void> {
    const { kind, attendance, acceptedDoctorName: doctor } = visit;
    const words =
      kind === 'video'
        ? {
            title: tQueue('called.videoTitle'),
            paragraphs: [tQueue('called.videoBody', { acceptedDoctorName: doctor })],
          }
        : {
            title: tQueue('called.title'),
            paragraphs: [tQueue('called.body', { token: attendance!.token, acceptedDoctorName: doctor })],
          };
    await this.notifier.ring([visit.patientId], { ...words, link: PATIENT_PAGE.link }, session);
  }

  async missed(visit: Appointment, session: ClientSession): Promise<void> {
    const { date, time } = whenOf(visit);
    const when = this.clock.format(date!, time);
    await this.notifier.notify(
      {
        key: keyOf(visit, `missed:${date}T${time}`),
        to: visit.patientId,
        title: tQueue('missed.title'),
        ...missedWords(visit, when),
        facts: [
          [tCommon('doctor'), visit.acceptedDoctorName ?? ''],
          [tCommon('date'), when],
        ],
        ...bookAgain(visit),
      },
      session,
    );
  }
}

function missedWords({ kind, acceptedDoctorName: doctor }: Appointment, when: string) {
  if (kind === 'video')
    return {
      notice: tQueue('missed.videoNotice', { acceptedDoctorName: doctor, when }),
      paragraphs: [tQueue('missed.videoBody', { acceptedDoctorName: doctor })],
    };
  return {
    notice: tQueue('missed.notice', { acceptedDoctorName: doctor, when }),
    paragraphs: [tQueue('missed.body', { acceptedDoctorName: doctor })],
  };
}
