import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { HospitalClock } from '../common/hospital-clock.js';
import { inTransaction } from '../common/transaction.js';
import { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { UNPAID_STATUSES } from '../lab-bookings/lab-booking.status.js';
import { tLabRequest } from '../messages/care/lab-requests.js';
import { Notifier } from '../notifications/notifier.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { REACHABLE_COLUMNS, isSilenced } from '../users/deaths/deceased-accounts.js';
import { User } from '../users/user.schema.js';
import { isQuiet } from '../waitlist/quiet-hours.js';
import { LabOutcomes } from './lab-outcomes.service.js';
import { outcomeOf } from './lab-request-steps.service.js';
import { LabRequest } from './lab-request.schema.js';

const DAY_MS = 24 * 3_600_000;
/** An older request is not reminded of, e.g. after an upgrade. */
const MAX_AGE_DAYS = 90;

type Step = 'patient' | 'doctor';
const COLUMN = { patient: 'patientRemindedAt', doctor: 'doctorToldAt' } as const;

/** Notifies patients, and later their doctors, once of requested tests that are not booked. */
@Injectable()
export class UnbookedRequests {
  private readonly logger = new Logger(UnbookedRequests.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LabRequest.name) private readonly requests: Model<LabRequest>,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly settings: SettingsService,
    private readonly clock: HospitalClock,
    private readonly notifier: Notifier,
    private readonly outcomes: LabOutcomes,
  ) {}

  /** The notifications that are due, outside of the quiet hours. */
  async tellInDaytime(): Promise<number> {
    const { quietFrom, quietTo } = this.settings.policy();
    return isQuiet(this.clock.wall().time, quietFrom, quietTo) ? 0 : this.tellDue();
  }

  /** The notifications that are due; returns how many. With several processes, one sends each. */
  async tellDue(now = Date.now()): Promise<number> {
    const { labRequestReminderDays = 0, labRequestDoctorDays = 0 } = this.settings.policy();
    const patients = await this.tellAfter('patient', labRequestReminderDays, now);
    return patients + (await this.tellAfter('doctor', labRequestDoctorDays, now));
  }

  /** @param days after the request; 0 for never */
  private async tellAfter(step: Step, days: number, now: number): Promise<number> {
    if (days === 0) return 0;
    const createdAt = { $gt: new Date(now - MAX_AGE_DAYS * DAY_MS) };
    // A cancelled booking opens the request again; the days count from then.
    const updatedAt = { $lte: new Date(now - days * DAY_MS) };
    const due = this.requests
      .find({ status: 'open', createdAt, updatedAt, [COLUMN[step]]: null })
      .sort({ _id: 1 })
      .lean<LabRequest[]>()
      .cursor();
    let sent = 0;
    for await (const row of due) {
      if (!(await this.isObsolete(row, step)) && (await this.tellOnce(row, step))) sent += 1;
    }
    return sent;
  }

  /** The patient gets no messages, or has booked the test in another way. */
  private async isObsolete({ patientId, test, createdAt }: LabRequest, step: Step): Promise<boolean> {
    const patient = await this.users.findById(patientId, REACHABLE_COLUMNS).lean<User>();
    if (!patient || isSilenced(patient, step === 'patient')) return true;
    const booked = await this.bookings.exists({
      patientId,
      'test.labTestId': test.labTestId,
      status: { $nin: [...UNPAID_STATUSES, 'cancelled'] },
      createdAt: { $gte: createdAt },
    });
    return booked !== null;
  }

  /** @returns whether this call sent it; a failure waits for the next round and stops no other one */
  private async tellOnce({ _id }: LabRequest, step: Step): Promise<boolean> {
    const column = COLUMN[step];
    try {
      return await inTransaction(this.connection, async (session) => {
        const row = await this.requests
          .findOneAndUpdate(
            { _id, status: 'open', [column]: null },
            { $set: { [column]: new Date() } },
            { session, returnDocument: 'after', timestamps: false },
          )
          .lean<LabRequest>();
        if (!row) return false;
        if (step === 'patient') await this.remind(row, session);
        else await this.outcomes.tell(outcomeOf(row, 'neverBooked'), session);
        return true;
      });
    } catch (error) {
      this.logger.warn(`The lab request ${String(_id)} could not be reminded of: ${String(error)}`);
      return false;
    }
  }

  /** Without the name of the test: mails are not private enough. */
  private remind({ _id, patientId, doctorName, createdAt }: LabRequest, session: ClientSession) {
    const date = this.clock.format(this.clock.dayOf(createdAt), null);
    return this.notifier.notify(
      {
        key: `labRequest:${String(_id)}:unbooked`,
        to: patientId,
        isReminder: true,
        title: tLabRequest('unbooked.title'),
        paragraphs: [tLabRequest('unbooked.body', { doctorName, date })],
        facts: [],
        link: '/patientlogin/lab-bookings',
        linkText: tLabRequest('chooseDay'),
      },
      session,
    );
  }
}
