import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Appointment } from '../appointments/appointment.schema.js';
import { PATIENT_PAGE, bookAgain } from '../appointments/notifications/visit-pages.js';
import { keyOf } from '../appointments/notifications/visit-words.js';
import { whenOf } from '../appointments/visit-time.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Notifier } from '../notifications/notifier.service.js';
import { queueWords } from '../words/care/queue.js';
import { commonWords } from '../words/common.js';

/** What patients are told on the day of their visit. */
@Injectable()
export class AttendanceNotifications {
  constructor(
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /** The doctor waits: the bell alone, since a mail would come too late. */
  async called(visit: Appointment, session: ClientSession): Promise<void> {
    const { kind, attendance, acceptedDoctorName: doctor } = visit;
    const words =
      kind === 'video'
        ? { title: queueWords.called.videoTitle, paragraphs: [queueWords.called.videoBody(doctor)] }
        : {
            title: queueWords.called.title,
            paragraphs: [queueWords.called.body(attendance!.token, doctor)],
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
        title: queueWords.missed.title,
        ...missedWords(visit, when),
        facts: [
          [commonWords.doctor, visit.acceptedDoctorName ?? ''],
          [commonWords.date, when],
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
      notice: queueWords.missed.videoNotice(doctor, when),
      paragraphs: [queueWords.missed.videoBody(doctor)],
    };
  return {
    notice: queueWords.missed.notice(doctor, when),
    paragraphs: [queueWords.missed.body(doctor)],
  };
}
