import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { HideEntry } from '../../../../openapi/contract/care/entered-in-error.js';
import type { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Caller } from '../../common/http/actor.js';
import { inTransaction } from '../../common/transaction.js';
import { tPrescription } from '../../messages/care/prescriptions.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { CorrectionNotices } from '../../records/corrections/correction-notices.service.js';
import { correctionOf } from '../../records/corrections/entered-in-error.js';
import { assertActive } from '../../users/active-accounts.js';
import { User } from '../../users/user.schema.js';
import { Dispensing } from '../dispensing/dispensing.js';
import { datesOf } from '../lifecycle/dates.js';
import { AS_WRITTEN } from '../lifecycle/line-state.js';
import type { LineState } from '../lifecycle/line-state.js';
import { statesOf } from '../lifecycle/line-states.js';
import { PrescriptionReplacement } from '../lifecycle/prescription-replacement.service.js';
import { Prescription } from '../prescription.schema.js';
import type { ReinstatedLine } from '../prescription.schema.js';
import { PrescriptionsService } from '../prescriptions.service.js';
import { doubledBy, statesBefore, takenAgain } from './restored-lines.js';

/** Hides a whole prescription that was entered in error, and restores it. */
@Injectable()
export class PrescriptionCorrections {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: PrescriptionsService,
    private readonly replacement: PrescriptionReplacement,
    private readonly dispensing: Dispensing,
    private readonly notices: CorrectionNotices,
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /**
   * Ends every line as entered in error, gives lines back that it had replaced, and hides it from the patient. The patient is
   * told not to take its medicines.
   * @throws Failure NOT_FOUND, WRONG_STATE when it is hidden already
   */
  hide(id: string, { reason }: HideEntry, by: Caller): Promise<PrescriptionDto> {
    return this.change(id, by, async (row, session) => {
      if (row.enteredInError) throw new Failure('WRONG_STATE', { sentence: tPrescription('hidden.already') });
      const today = this.clock.today();
      const before = statesOf(row);
      const correction = correctionOf(reason, by);
      const { by: userId, byName } = correction;
      const wrong: LineState = {
        ...AS_WRITTEN,
        status: 'enteredInError',
        reason,
        on: today,
        by: userId,
        byName,
      };
      const lineStates = before.map((state) => (state.status === 'enteredInError' ? state : wrong));
      const lines = [...row.medicines.keys()];
      const doubled = doubledBy(row, await this.othersOf(row, session), this.clock);
      const reinstated = await this.replacement.reinstate(row, lines, session);
      const alongside = doubled.map((one) => one.by._id);
      const enteredInError = { ...correction, lineStates: before, reinstated, alongside };
      const change = { lineStates, ...datesOf(row, lineStates, today), enteredInError };
      const after = await this.write(row, { $set: change }, session);
      await this.dispensing.notifyOfChanged(
        after,
        lines.map((index) => index + 1),
        session,
      );
      const isEarlierValid = reinstated.some(({ handedTo }) => !handedTo);
      await this.tell('withdrawn', after, session, isEarlierValid);
      await this.notices.tellDoctors('hidden', row.patientId, by, session);
      await this.note('prescription.hide', row, reason, by, session);
      return after;
    });
  }

  /**
   * Gives every line the state that it had. Lines that were given back to other prescriptions are replaced again.
   * @throws Failure NOT_FOUND, WRONG_STATE when it is not hidden, or when the patient takes one of its medicines already
   */
  restore(id: string, by: Caller): Promise<PrescriptionDto> {
    return this.change(id, by, async (row, session) => {
      if (!row.enteredInError) throw new Failure('WRONG_STATE', { sentence: tPrescription('hidden.not') });
      const { reason, reinstated, alongside } = row.enteredInError;
      const others = await this.othersOf(row, session);
      const lineStates = statesBefore(row, others);
      const change = { lineStates, ...datesOf(row, lineStates, this.clock.today()) };
      const taken = takenAgain(reinstated, others);
      const doubled = doubledBy({ ...row, ...change }, others, this.clock, taken).find(
        (one) => !alongside.some((id) => id.equals(one.by._id)),
      );
      if (doubled) throw doubledIn(doubled.medicine, doubled.by.number);
      await this.takeAgain(others, taken, session);
      const after = await this.write(row, { $set: change, $unset: { enteredInError: 1 } }, session);
      await this.tell('restored', after, session);
      await this.notices.tellDoctors('restored', row.patientId, by, session);
      await this.note('prescription.restore', row, reason, by, session);
      return after;
    });
  }

  /** Writes of one patient's prescriptions run one after the other. */
  private async change(
    id: string,
    by: Caller,
    work: (row: Prescription, session: ClientSession) => Promise<Prescription>,
  ): Promise<PrescriptionDto> {
    const own = by.actor.type === 'doctor' ? { doctorId: new Types.ObjectId(by.actor.userId) } : {};
    const filter = { _id: new Types.ObjectId(id), ...own };
    const after = await inTransaction(this.connection, async (session) => {
      const found = await this.prescriptions
        .findOne(filter, { patientId: 1 })
        .session(session)
        .lean<Prescription>();
      if (!found) throw new Failure('NOT_FOUND');
      await assertActive(this.users, found.patientId, session);
      const row = await this.prescriptions.findOne(filter).session(session).lean<Prescription>();
      return work(row!, session);
    });
    return this.reader.toAnswer(after, by.actor);
  }

  private othersOf({ _id, patientId }: Prescription, session: ClientSession): Promise<Prescription[]> {
    return this.prescriptions
      .find({ patientId, _id: { $ne: _id } })
      .session(session)
      .lean<Prescription[]>();
  }

  private async takeAgain(
    others: readonly Prescription[],
    taken: readonly ReinstatedLine[],
    session: ClientSession,
  ): Promise<void> {
    for (const other of others) {
      const own = taken.filter(({ id }) => id.equals(other._id));
      if (own.length === 0) continue;
      const lineStates = statesOf(other).map(
        (state, n) => own.find(({ index }) => index === n)?.state ?? state,
      );
      const change = { lineStates, ...datesOf(other, lineStates, this.clock.today()) };
      await this.prescriptions.updateOne({ _id: other._id }, { $set: change }, { session });
    }
  }

  private async write({ _id }: Prescription, change: object, session: ClientSession): Promise<Prescription> {
    const after = await this.prescriptions
      .findOneAndUpdate({ _id }, change, { session, returnDocument: 'after' })
      .lean<Prescription>();
    return after!;
  }

  /** Names no medicine, because mails are not confidential. */
  private async tell(
    what: 'withdrawn' | 'restored',
    { _id, patientId, number }: Prescription,
    session: ClientSession,
    isEarlierValid = false,
  ): Promise<void> {
    const earlier = isEarlierValid ? [tPrescription('hidden.earlierValid')] : [];
    await this.notifier.notify(
      {
        key: `prescription:${String(_id)}:${what}:${new Types.ObjectId().toHexString()}`,
        to: patientId,
        title: tPrescription(`hidden.${what}Title`),
        paragraphs: [tPrescription(`hidden.${what}Body`, { number }), ...earlier],
        facts: [[tPrescription('prescription'), number]],
        link: '/patientlogin/prescriptions',
        linkText: tPrescription('seeMyPrescriptions'),
      },
      session,
    );
  }

  private async note(
    action: string,
    { _id, number, patientId }: Prescription,
    reason: string,
    by: Caller,
    session: ClientSession,
  ): Promise<void> {
    const after = { number, patientId: String(patientId), reason };
    await this.audit.record({ action, resource: 'prescriptions', recordId: _id, after, ...by }, session);
  }
}

const doubledIn = (medicine: string, number: string) =>
  new Failure('WRONG_STATE', { sentence: tPrescription('hidden.doubled', { medicine, number }) });
