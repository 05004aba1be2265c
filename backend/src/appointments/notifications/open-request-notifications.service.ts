import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Condition } from '../../common/lists/list-query.js';
import { inTransaction } from '../../common/transaction.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Message } from '../../notifications/notifier.service.js';
import { User } from '../../users/user.schema.js';
import { Appointment } from '../appointment.schema.js';
import { doctorsOf } from '../open-requests.js';
import { WaitingRequests } from '../requests/waiting-requests.service.js';
import { DOCTOR_PAGE } from './visit-pages.js';
import { tAppointmentNotification } from '../../messages/care/appointment-notifications.js';

/** Older requests were mailed before, or wait for the desk. */
const NEWS_FOR_DAYS = 7;
/** Requests of the previous day are mailed from this hour on; a new request is mailed at any hour. */
const MORNING = '07:00';
/** A mail names at most this many requests and counts the rest. */
const MAX_NAMED = 10;
const BUNDLE_OF_NEW_ACCOUNTS = 'open-requests-of-new-accounts';

type Doctor = Pick<User, '_id' | 'speciality'>;
/** A request as the mail shows it. */
type Named = Pick<Appointment, '_id' | 'preferredDate'>;

interface News {
  named: Named[];
  /** The number of requests, with those that are named. */
  count: number;
}

/**
 * Notifies the doctors of a speciality of requests that any of them may take. Their area shows it immediately.
 * At most one mail a day names the open requests since the last mail.
 */
@Injectable()
export class OpenRequestNotifications {
  private readonly logger = new Logger(OpenRequestNotifications.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly waiting: WaitingRequests,
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * Part of the write that makes the request. It names neither patient nor reason, which only the accepting
   * doctor may read. Requests of new accounts are bundled: a doctor has at most one unread notification of
   * them.
   */
  async announce(request: Appointment, session: ClientSession, { isNew }: { isNew: boolean }): Promise<void> {
    const { speciality } = request;
    const doctors = await doctorsOf(this.users, [speciality]);
    if (doctors.length === 0) return;
    const news = {
      title: isNew
        ? tAppointmentNotification('openRequest.newAccountsTitle', { speciality })
        : tAppointmentNotification('openRequest.title', { speciality, day: this.dayOf(request) }),
      paragraphs: [
        ...(isNew ? [tAppointmentNotification('openRequest.unconfirmed')] : []),
        tAppointmentNotification('openRequest.body'),
      ],
      link: DOCTOR_PAGE.link,
      ...(isNew && { bundle: BUNDLE_OF_NEW_ACCOUNTS }),
    };
    const ids = doctors.map(({ _id }) => _id);
    await this.notifier.ring(ids, news, session);
  }

  /** Sends the due mails and returns their number. With several processes, one sends each. */
  async mailDue(): Promise<number> {
    const specialities = await this.specialities();
    if (specialities.length === 0) return 0;
    const doctors = await doctorsOf(this.users, specialities);
    const ids = doctors.map(({ _id }) => _id);
    const mailed = await this.notifier.mailed(this.keyOfToday(), ids);
    let written = 0;
    for (const doctor of doctors) {
      if (mailed.has(String(doctor._id))) continue;
      if ((await this.isDue(doctor)) && (await this.mail(doctor))) written += 1;
    }
    return written;
  }

  /** Doctors with open requests of the last days. */
  private async specialities(): Promise<Appointment['speciality'][]> {
    const found = await this.appointments
      .aggregate<{ _id: Appointment['speciality'] }>([
        { $match: { doctorId: null, status: 'pending', createdAt: { $gte: this.firstDay() } } },
        { $group: { _id: '$speciality' } },
      ])
      .hint({ doctorId: 1, status: 1, createdAt: 1 });
    return found.map(({ _id }) => _id);
  }

  /** Open requests that this doctor may take and has not been mailed about. */
  private newsFor({ _id, speciality }: Doctor): Condition {
    const isNews = { leftBy: { $ne: _id }, mailedTo: { $ne: _id }, createdAt: { $gte: this.firstDay() } };
    return { doctorId: null, status: 'pending', speciality, ...isNews };
  }

  private async isDue(doctor: Doctor): Promise<boolean> {
    const { date, time } = this.clock.wall();
    const since = time >= MORNING ? this.firstDay() : this.clock.instant(date, null);
    const due = { ...this.newsFor(doctor), createdAt: { $gte: since } };
    return (await this.appointments.exists(due)) !== null;
  }

  /** @returns whether this call wrote it; a failure waits for the next round and stops no other mail */
  private async mail(doctor: Doctor): Promise<boolean> {
    try {
      return await inTransaction(this.connection, async (session) => {
        const filter = this.newsFor(doctor);
        const news = await this.read(filter, session);
        if (news.count === 0) return false;
        await this.notifier.mail(this.letter(doctor, news), session);
        const mailedTo = { $addToSet: { mailedTo: doctor._id } };
        await this.appointments.updateMany(filter, mailedTo, { session, timestamps: false });
        return true;
      });
    } catch (error) {
      const wasWritten = isDuplicateKey(error);
      if (!wasWritten) this.logger.warn(`Open requests could not be mailed: ${String(error)}`);
      return false;
    }
  }

  /** The requests that the mail names, those of confirmed patients first, and the total. */
  private async read(filter: Condition, session: ClientSession): Promise<News> {
    const first = await this.waiting.ranked(filter, { order: 'oldest', limit: MAX_NAMED, session });
    const rows = await this.appointments
      .find({ _id: { $in: first.map(({ _id }) => _id) } }, { preferredDate: 1 })
      .session(session)
      .lean<Named[]>();
    const count = await this.appointments.countDocuments(filter).session(session);
    return { named: first.flatMap(({ _id }) => rows.find((row) => row._id.equals(_id)) ?? []), count };
  }

  /** Without names and reasons: mails are less private than the doctor's area. */
  private letter({ _id, speciality }: Doctor, { named, count }: News): Message & { to: Types.ObjectId } {
    const more = count - named.length;
    const andMore: Message['facts'] =
      more > 0
        ? [
            [
              tAppointmentNotification('openRequestMail.moreLabel'),
              tAppointmentNotification('openRequestMail.more', { more }),
            ],
          ]
        : [];
    return {
      ...DOCTOR_PAGE,
      key: this.keyOfToday(),
      to: _id,
      title: tAppointmentNotification('openRequestMail.title', { count, speciality }),
      paragraphs: [
        tAppointmentNotification('openRequestMail.body'),
        tAppointmentNotification('openRequestMail.oncePerDay'),
      ],
      facts: [
        ...named.map((one, n): Message['facts'][number] => [
          tAppointmentNotification('openRequestMail.requestLabel', { n: n + 1 }),
          this.dayOf(one),
        ]),
        ...andMore,
      ],
    };
  }

  private firstDay(): Date {
    return this.clock.instant(this.clock.addDays(this.clock.today(), -NEWS_FOR_DAYS), null);
  }

  private dayOf({ preferredDate }: Pick<Appointment, 'preferredDate'>): string {
    return preferredDate ? this.clock.format(preferredDate, null) : tAppointmentNotification('anyDay');
  }

  private keyOfToday(): string {
    return `open-requests:${this.clock.today()}`;
  }
}
