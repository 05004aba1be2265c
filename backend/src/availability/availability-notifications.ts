import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { VisitOutside } from '../../../openapi/contract/care/availability.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { User } from '../users/user.schema.js';
import type { ExtraSession } from './extra-sessions/extra-session.schema.js';
import { tAvailability } from '../messages/care/availability.js';

/** A longer list is shown on the page. */
const MAX_NAMED = 10;

/** Notifies a doctor of an administrator's changes to their days. */
@Injectable()
export class AvailabilityNotifications {
  constructor(
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  async changed(doctor: User, outside: VisitOutside[], session: ClientSession): Promise<void> {
    await this.notifier.notify(
      {
        key: `availability:${String(doctor._id)}:${doctor.version}`,
        to: doctor._id,
        title: tAvailability('daysChanged.title'),
        paragraphs: outside.length > 0 ? [OUTSIDE] : [tAvailability('daysChanged.noneOutside')],
        facts: outside
          .slice(0, MAX_NAMED)
          .map(({ date, time, patientName }) => [this.clock.format(date, time), patientName]),
        ...SEE_DAYS,
      },
      session,
    );
  }

  /** Notifies the doctors whose times were added. */
  sessionAdded(extra: ExtraSession, session: ClientSession): Promise<void> {
    const title = tAvailability('sessionAdded.title', { name: extra.name });
    return this.ofSession(extra, ['added', title, tAvailability('sessionAdded.body')], session);
  }

  sessionRemoved(extra: ExtraSession, session: ClientSession): Promise<void> {
    const title = tAvailability('sessionRemoved.title', { name: extra.name });
    return this.ofSession(extra, ['removed', title, tAvailability('sessionRemoved.body')], session);
  }

  private ofSession(
    { _id, date, doctors }: ExtraSession,
    [event, title, words]: [event: string, title: string, words: string],
    session: ClientSession,
  ): Promise<void> {
    const messages = doctors.map(({ doctorId, times }) => ({
      key: `session-${event}:${String(_id)}:${String(doctorId)}`,
      to: doctorId,
      title,
      notice: `${this.clock.format(date, times[0].time)}. ${words}`,
      paragraphs: [words],
      facts: [
        [tAvailability('day'), this.clock.format(date, null)],
        [tAvailability('times'), times.map(({ time }) => time).join(', ')],
      ] as [string, string][],
      ...SEE_DAYS,
    }));
    return this.notifier.notifyAll(messages, session);
  }
}

const SEE_DAYS = { link: '/doctor-login/availability', linkText: tAvailability('seeMyDaysAndHours') };
const OUTSIDE = tAvailability('daysChanged.someOutside');
