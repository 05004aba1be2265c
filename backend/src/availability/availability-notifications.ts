import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { VisitOutside } from '../../../openapi/contract/care/availability.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { User } from '../users/user.schema.js';
import { availabilityWords } from '../words/care/availability.js';

/** More than this many are looked up on the page. */
const MAX_NAMED = 10;

/** Tells a doctor what an administrator has changed of their days. */
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
        title: availabilityWords.hospitalHasChangedYourDays,
        paragraphs: outside.length > 0 ? [OUTSIDE] : [availabilityWords.noBookedVisitLiesOutside],
        facts: outside
          .slice(0, MAX_NAMED)
          .map(({ date, time, patientName }) => [this.clock.format(date, time), patientName]),
        link: '/doctor-login/availability',
        linkText: availabilityWords.seeMyDaysAndHours,
      },
      session,
    );
  }
}

const OUTSIDE = availabilityWords.theseBookedVisitsLieOutside;
