import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PatientLinks } from '../../appointments/patient-links.js';
import type { Caller } from '../../common/http/actor.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { User } from '../../users/user.schema.js';
import { tRecord } from '../../messages/care/records.js';
import type { MedicalRecord } from '../record.schema.js';

/** Notifies people of corrected entries, without their content and without the reason. */
@Injectable()
export class CorrectionNotices {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly links: PatientLinks,
    private readonly notifier: Notifier,
  ) {}

  /** The doctors who follow a patient, except the one who made the correction. */
  async tellDoctors(
    what: 'hidden' | 'restored' | 'movedAway' | 'movedHere',
    patientId: Types.ObjectId,
    { actor }: Caller,
    session: ClientSession,
  ): Promise<void> {
    const doctors = await this.links.doctorsOf(patientId, session);
    const others = doctors.filter((id) => String(id) !== actor.userId);
    if (others.length === 0) return;
    const patient = await this.users
      .findById(patientId, { fullName: 1 })
      .session(session)
      .lean<Pick<User, 'fullName'>>();
    const news = {
      title: tRecord(`corrected.${what}`, { patientName: patient?.fullName ?? '' }),
      paragraphs: [tRecord('corrected.by', { name: actor.fullName })],
      link: `/doctor-login/doctor-records?patient=${String(patientId)}`,
    };
    await this.notifier.ring(others, news, session);
  }

  /** The patient whose record an entry was moved to. */
  async tellPatient({ _id, patientId }: MedicalRecord, session: ClientSession): Promise<void> {
    await this.notifier.notify(
      {
        // One entry can be moved several times.
        key: `record:${String(_id)}:moved:${new Types.ObjectId().toHexString()}`,
        to: patientId,
        title: tRecord('movedToYou.title'),
        paragraphs: [tRecord('movedToYou.body')],
        facts: [],
        link: '/patientlogin/patient-records',
        linkText: tRecord('seeMyRecords'),
      },
      session,
    );
  }
}
