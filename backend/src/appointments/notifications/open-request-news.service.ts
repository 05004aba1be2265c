import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { inTransaction } from '../../common/transaction.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Message } from '../../notifications/notifier.service.js';
import { User } from '../../users/user.schema.js';
import { Appointment } from '../appointment.schema.js';
import { doctorsOf } from '../open-requests.js';
import { DOCTOR_PAGE } from './visit-pages.js';
import { appointmentNotificationWords } from '../../words/care/appointment-notifications.js';

/** Older ones have been mailed about, or wait for the desk. */
const NEWS_FOR_DAYS = 7;
const MAX_AT_A_TIME = 500;
/** What is left over from the day before is mailed from this hour on; a new request is mailed at any hour. */
const MORNING = '07:00';
/** A mail names so many of its requests and counts the rest. */
const MAX_NAMED = 10;

type Request = Pick<
  Appointment,
  '_id' | 'speciality' | 'preferredDate' | 'leftBy' | 'mailedTo' | 'createdAt'
>;

const includes = (ids: Types.ObjectId[] = [], id: Types.ObjectId): boolean =>
  ids.some((one) => one.equals(id));

/**
 * Tells the doctors of a speciality of the requests that any of them may take: at once in their area, and by at most one
 * mail a day, which names all that have come since the last one and are still open.
 */
@Injectable()
export class OpenRequestNews {
  private readonly logger = new Logger(OpenRequestNews.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * Part of the write that makes the request: who sees it now is told once. Without who and why, which nobody but the one
   * who accepts it may read later.
   */
  async announce(request: Appointment, session: ClientSession): Promise<void> {
    const doctors = await doctorsOf(this.users, [request.speciality]);
    if (doctors.length === 0) return;
    const news = {
      title: appointmentNotificationWords.patientAsksForAnyDoctor(request.speciality, this.dayOf(request)),
      paragraphs: [appointmentNotificationWords.whoeverOfYouAcceptsRequest],
      link: DOCTOR_PAGE.link,
    };
    const ids = doctors.map(({ _id }) => _id);
    await this.notifier.ring(ids, news, session);
  }

  /** Writes the mails that are due; returns how many. Of several processes one writes each. */
  async mailDue(): Promise<number> {
    const requests = await this.recent();
    if (requests.length === 0) return 0;
    const doctors = await doctorsOf(this.users, [...new Set(requests.map(({ speciality }) => speciality))]);
    const ids = doctors.map(({ _id }) => _id);
    const mailed = await this.notifier.mailed(this.keyOfToday(), ids);
    let written = 0;
    for (const { _id, speciality } of doctors) {
      if (mailed.has(String(_id))) continue;
      const news = requests.filter(
        (one) => one.speciality === speciality && !includes(one.leftBy, _id) && !includes(one.mailedTo, _id),
      );
      if (this.isDue(news) && (await this.mail(_id, news))) written += 1;
    }
    return written;
  }

  /** Open requests of the last days, oldest first. */
  private recent(): Promise<Request[]> {
    const from = this.clock.instant(this.clock.addDays(this.clock.today(), -NEWS_FOR_DAYS), null);
    const columns = { speciality: 1, preferredDate: 1, leftBy: 1, mailedTo: 1, createdAt: 1 };
    return this.appointments
      .find({ doctorId: null, status: 'pending', createdAt: { $gte: from } }, columns)
      .sort({ createdAt: 1 })
      .limit(MAX_AT_A_TIME)
      .lean<Request[]>();
  }

  private isDue(news: Request[]): boolean {
    const { date, time } = this.clock.wall();
    const midnight = this.clock.instant(date, null);
    return news.length > 0 && (time >= MORNING || news.some(({ createdAt }) => createdAt >= midnight));
  }

  /** @returns whether it was written here: one that cannot be is left to the next round, and stops no other */
  private async mail(doctorId: Types.ObjectId, requests: Request[]): Promise<boolean> {
    const _id = { $in: requests.map((one) => one._id) };
    try {
      await inTransaction(this.connection, async (session) => {
        await this.notifier.mail(this.letter(doctorId, requests), session);
        const mailedTo = { $addToSet: { mailedTo: doctorId } };
        await this.appointments.updateMany({ _id }, mailedTo, { session, timestamps: false });
      });
      return true;
    } catch (error) {
      const wasWritten = isDuplicateKey(error);
      if (!wasWritten) this.logger.warn(`Open requests could not be mailed: ${String(error)}`);
      return false;
    }
  }

  /** Without names and reasons: a mail is read in more places than the area of a doctor. */
  private letter(to: Types.ObjectId, requests: Request[]): Message & { to: Types.ObjectId } {
    const { length } = requests;
    const { speciality } = requests[0];
    const named = requests.slice(0, MAX_NAMED);
    const more = length - named.length;
    return {
      ...DOCTOR_PAGE,
      ofBooking: true, // a doctor's address came with a code of the hospital
      key: this.keyOfToday(),
      to,
      title:
        length === 1
          ? appointmentNotificationWords.patientAsksForAnyDoctorOf(speciality)
          : appointmentNotificationWords.patientsAskForAnyDoctor(length, speciality),
      paragraphs: [
        appointmentNotificationWords.whoeverOfYouAcceptsRequestFirst,
        appointmentNotificationWords.youGetAtMostOne,
      ],
      facts: [
        ...named.map((one, n): Message['facts'][number] => [
          appointmentNotificationWords.requestNFor(n + 1),
          this.dayOf(one),
        ]),
        ...(more > 0
          ? ([
              [appointmentNotificationWords.and, appointmentNotificationWords.moreMore(more)],
            ] satisfies Message['facts'])
          : []),
      ],
    };
  }

  private dayOf({ preferredDate }: Pick<Request, 'preferredDate'>): string {
    return preferredDate ? this.clock.format(preferredDate, null) : appointmentNotificationWords.anyDay;
  }

  private keyOfToday(): string {
    return `open-requests:${this.clock.today()}`;
  }
}
