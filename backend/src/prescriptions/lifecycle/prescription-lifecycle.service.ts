import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { PatientLinks } from '../../appointments/patient-links.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Caller } from '../../common/http/actor.js';
import type { Condition } from '../../common/lists/list-query.js';
import { inTransaction } from '../../common/transaction.js';
import { tPrescription } from '../../messages/care/prescriptions.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { assertActive } from '../../users/active-accounts.js';
import { User } from '../../users/user.schema.js';
import { Dispensing } from '../dispensing/dispensing.js';
import { Prescription } from '../prescription.schema.js';
import { PrescriptionsService } from '../prescriptions.service.js';
import { datesOf } from './dates.js';
import { AS_WRITTEN } from './line-state.js';
import { statesOf, statusOn } from './line-states.js';
import type { LineState } from './line-state.js';
import { lineNotifications } from './line-notifications.js';
import { PrescriptionReplacement } from './prescription-replacement.service.js';
import { STEPS } from './steps.js';
import type { LineStep } from './steps.js';

/** Which lines, from 1, and why; all lines that allow the step when none are named. */
interface Change {
  step: LineStep;
  lines?: number[];
  reason?: string;
}

/**
 * Changes the state of lines: by the doctor who wrote them, or another doctor to whom the patient's record is open, since a
 * medicine may have to be stopped at once. Only the author can say that a line was entered in error.
 */
@Injectable()
export class PrescriptionLifecycle {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: PrescriptionsService,
    private readonly replacement: PrescriptionReplacement,
    private readonly links: PatientLinks,
    private readonly clock: HospitalClock,
    private readonly notifier: Notifier,
    private readonly audit: AuditService,
    private readonly dispensing: Dispensing,
  ) {}

  /**
   * Changes of one patient's lines run one after the other, so a second doctor sees the first one's change.
   * @throws Failure NOT_FOUND, WRONG_STATE when a line does not allow the step, VALIDATION_FAILED
   */
  async change(id: string, change: Change, by: Caller): Promise<PrescriptionDto> {
    const scope = await this.scopeOf(change.step, by);
    const after = await inTransaction(this.connection, async (session) => {
      const before = await this.prescriptions
        .findOne({ $and: [{ _id: new Types.ObjectId(id) }, scope] })
        .session(session)
        .lean<Prescription>();
      if (!before) throw new Failure('NOT_FOUND');
      await assertActive(this.users, before.patientId, session);
      const indexes = this.indexesOf(before, change);
      const changed = await this.write(before, indexes, { change, by, session });
      await this.notifier.notifyAll(lineNotifications(changed, change.step, by), session);
      const lines = indexes.map((n) => n + 1);
      if (change.step !== 'resume') await this.dispensing.notifyOfChanged(changed, lines, session);
      return changed;
    });
    return this.reader.toAnswer(after, by.actor);
  }

  private async scopeOf(step: LineStep, { actor }: Caller): Promise<Condition> {
    const own = { doctorId: new Types.ObjectId(actor.userId) };
    return step === 'enter-in-error' ? own : this.links.scope(actor, 'doctorId');
  }

  /** The lines that the step changes, from 0. */
  private indexesOf(row: Prescription, { step, lines }: Change): number[] {
    const today = this.clock.today();
    const isAllowed = (n: number) => STEPS[step].from.includes(statusOn(today, row, n));
    const all = row.medicines.map((_, n) => n);
    if (lines?.some((line) => line > all.length))
      throw fieldFailure('lines', tPrescription('line.unknown', { count: all.length }));
    const wanted = lines ? [...new Set(lines)].map((line) => line - 1) : all.filter(isAllowed);
    const refused = lines ? wanted.find((n) => !isAllowed(n)) : all[0];
    if (wanted.length === 0 || (lines && refused !== undefined))
      throw new Failure('WRONG_STATE', { sentence: this.refusalOf(row, refused!) });
    return wanted;
  }

  /** "Metformin 500 mg was stopped by Dr. Rao on 27 Nov 2026." */
  private refusalOf(row: Prescription, n: number): string {
    const { name } = row.medicines[n];
    const { on, byName } = statesOf(row)[n];
    const status = statusOn(this.clock.today(), row, n);
    if (!byName) return tPrescription('line.state', { medicine: name, status });
    const date = on ? this.clock.format(on, null) : '';
    return tPrescription('line.changedBy', { medicine: name, status, doctor: byName, date });
  }

  private async write(
    before: Prescription,
    indexes: number[],
    { change, by, session }: { change: Change; by: Caller; session: ClientSession },
  ): Promise<Prescription> {
    const today = this.clock.today();
    const next: LineState = {
      ...AS_WRITTEN,
      status: STEPS[change.step].to,
      reason: change.reason ?? null,
      on: today,
      by: new Types.ObjectId(by.actor.userId),
      byName: by.actor.fullName,
    };
    const states = statesOf(before);
    const lineStates = states.map((state, n) => (indexes.includes(n) ? next : state));
    const set = { lineStates, ...datesOf(before, lineStates, today) };
    const changed = await this.prescriptions
      .findOneAndUpdate({ _id: before._id }, { $set: set }, { session, returnDocument: 'after' })
      .lean<Prescription>();
    if (change.step === 'enter-in-error') await this.replacement.reinstate(before, indexes, session);
    const statuses = (of: LineState[]) => indexes.map((n) => ({ line: n + 1, status: of[n].status }));
    const action = `prescription.${change.step === 'enter-in-error' ? 'enterInError' : change.step}`;
    const entry = { action, resource: 'prescriptions', recordId: before._id, ...by };
    const after = { lines: statuses(lineStates), reason: change.reason ?? null };
    await this.audit.record({ ...entry, before: { lines: statuses(states) }, after }, session);
    return changed!;
  }
}
