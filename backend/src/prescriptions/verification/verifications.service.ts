import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type {
  VerifiedPrescription,
  VerifyPrescription,
} from '../../../../openapi/contract/care/lifecycle/verification.js';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { customerNetworkOf } from '../../common/http/network.js';
import { tryRelease } from '../../common/limits/give-back.js';
import { limitersOf } from '../../common/limits/limiter.js';
import type { Limiter } from '../../common/limits/limiter.js';
import { networkLimitersOf } from '../../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../../common/limits/network-limiter.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { tPrescription } from '../../messages/care/prescriptions.js';
import { lineStateOn, wholeStateOn } from '../lifecycle/line-answers.js';
import { Prescription } from '../prescription.schema.js';
import { initialsOf } from './initials.js';

const WINDOW_SECONDS = 600;
/** People look at a paper several times; the trail has one row for it. */
const ONE_ROW_FOR_SECONDS = 300;

/** Tells a person who holds a prescription whether the hospital wrote it, and what has changed since. */
@Injectable()
export class Verifications {
  private readonly tries: NetworkLimiter;
  /** One audit row per prescription, reader and network. */
  private readonly rows: Limiter;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(ENV) env: Env,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {
    const shared = {
      collection: 'verificationtries',
      seconds: WINDOW_SECONDS,
      sentence: tPrescription('verification.triesExceeded'),
    } as const;
    this.tries = networkLimitersOf(connection, shared)('address', env.VERIFICATION_TRIES_PER_ADDRESS);
    this.rows = limitersOf(connection, shared)('row', 1, { seconds: ONE_ROW_FOR_SECONDS });
  }

  /**
   * A wrong code gets the answer of an unknown number. Each attempt counts until it was right.
   * @throws Failure NOT_FOUND, TOO_MANY_REQUESTS
   */
  async verify(
    { number, code }: VerifyPrescription,
    { actor, origin }: Caller<Actor | null>,
  ): Promise<VerifiedPrescription> {
    await this.tries.countAll(origin.address);
    const row = await this.prescriptions.findOne({ number, verificationCode: code }).lean<Prescription>();
    if (!row) throw new Failure('NOT_FOUND', { sentence: tPrescription('verification.notFound') });
    await this.tries.takeBack(origin.address);
    await this.note(row, { actor, origin });
    return this.toAnswer(row);
  }

  private async note({ _id }: Prescription, { actor, origin }: Caller<Actor | null>): Promise<void> {
    const key = [_id, actor?.userId ?? 'visitor', customerNetworkOf(origin.address)].join(' ');
    if (!(await this.rows.isLeft(key))) return;
    const entry = { action: 'prescription.verify', resource: 'prescriptions', recordId: _id };
    try {
      await this.audit.record({ ...entry, actor, origin });
    } catch (error) {
      await tryRelease('verification', () => this.rows.takeBack(key));
      throw error;
    }
  }

  private toAnswer(row: Prescription): VerifiedPrescription {
    const today = this.clock.today();
    return {
      number: row.number,
      date: row.date,
      doctorName: row.doctorName,
      doctorRegistration: row.doctorRegistration ?? null,
      patientInitials: initialsOf(row.patientName),
      state: wholeStateOn(today, row).state,
      medicines: row.medicines.map(({ name, quantity }, n) => {
        const { line, status, statusOn } = lineStateOn(today, row, n);
        return { line, name, quantity: quantity ?? null, status, statusOn };
      }),
    };
  }
}
