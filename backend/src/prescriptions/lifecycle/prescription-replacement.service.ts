import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { KeptLine } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { tPrescription } from '../../messages/care/prescriptions.js';
import { Dispensing } from '../dispensing/dispensing.js';
import { Prescription } from '../prescription.schema.js';
import type { ReinstatedLine } from '../prescription.schema.js';
import { stateAfterError } from './after-error.js';
import { datesOf } from './dates.js';
import { AS_WRITTEN } from './line-state.js';
import { isCurrentOn, statesOf } from './line-states.js';
import type { LineState } from './line-state.js';
import { addStops, planReplacement } from './replacement.js';
import type { Answers, OlderLine, Replacement } from './replacement.js';
import { isSameMedicine, medicinesOf } from './same-medicine.js';

/** What the doctor said about medicines that the patient takes already, line by line. */
export interface LineAnswers extends Answers {
  /** The prescription that a line renews: it must still be current there. */
  renews: (string | undefined)[];
  /** Lines that the doctor stops, although they are not the same medicine. */
  stops: OlderLine[];
}

type Written = Omit<Prescription, 'createdAt' | 'renewedBy' | 'kept' | 'lineStates'> & {
  renewedBy?: null;
};
type Placed = Pick<Prescription, 'lineStates' | 'refillDueOn' | 'refillFrom' | 'endedFrom'> & {
  kept: KeptLine[];
};

/** Puts a new prescription in its place among the others of the patient. */
@Injectable()
export class PrescriptionReplacement {
  constructor(
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    private readonly clock: HospitalClock,
    private readonly dispensing: Dispensing,
  ) {}

  /**
   * Ends the lines of older prescriptions that the new one has. The caller has written the patient's row in this
   * transaction, so two prescriptions of one patient are placed one after the other.
   * @returns the states of the new lines, and longer courses that stay active too
   * @throws Failure WRONG_STATE when a line that is renewed has ended meanwhile
   */
  async place(written: Written, answers: LineAnswers, session: ClientSession): Promise<Placed> {
    const row = { ...written, renewedBy: null };
    const others = await this.prescriptions
      .find({ patientId: row.patientId, endedFrom: { $gt: this.clock.today() } })
      .sort({ date: -1, _id: -1 })
      .session(session)
      .lean<Prescription[]>();
    await this.assertRenewable(row, answers.renews, session);
    const plan = planReplacement({ ...row, writtenOn: this.clock.today() }, others, answers);
    const older = others.filter(({ date }) => date <= row.date);
    addStops(plan, older, answers.stops);
    const by = { id: row._id, number: row.number };
    for (const other of older) {
      const ended = plan.ended.filter(({ of }) => of === other);
      if (ended.length > 0) await this.end(other, ended, { by, session });
    }
    const lineStates = row.medicines.map((_, n) => {
      const later = plan.bornReplaced.find(({ index }) => index === n)?.by;
      return later ? this.replaced({ id: later._id, number: later.number }, later.date) : AS_WRITTEN;
    });
    const dates = lineStates.every(({ status }) => status === 'active')
      ? row
      : datesOf(row, lineStates, this.clock.today());
    const { refillDueOn, refillFrom, endedFrom } = dates;
    return { lineStates, refillDueOn, refillFrom, endedFrom, kept: plan.kept };
  }

  private async end(
    other: Prescription,
    ended: Replacement['ended'],
    { by, session }: { by: NonNullable<LineState['replacedBy']>; session: ClientSession },
  ): Promise<void> {
    const today = this.clock.today();
    const lineStates = statesOf(other).map((state, n) => {
      const end = ended.find(({ index }) => index === n);
      if (!end) return state;
      const line = end.stoppedBy;
      return this.replaced(line === undefined ? by : { ...by, line }, today);
    });
    const change = { lineStates, ...datesOf(other, lineStates, today) };
    await this.prescriptions.updateOne({ _id: other._id }, { $set: change }, { session });
    const lines = ended.map(({ index }) => index + 1);
    await this.dispensing.notifyOfChanged({ ...other, ...change }, lines, session);
  }

  private replaced(replacedBy: LineState['replacedBy'], on: string): LineState {
    return { ...AS_WRITTEN, status: 'replaced', on, replacedBy };
  }

  private async assertRenewable(
    row: Written,
    renews: LineAnswers['renews'],
    session: ClientSession,
  ): Promise<void> {
    for (const [n, id] of renews.entries()) {
      if (!id) continue;
      const old = await this.prescriptions
        .findOne({ _id: new Types.ObjectId(id), patientId: row.patientId })
        .session(session)
        .lean<Prescription>();
      const field = `medicines.${n}.renews`;
      if (!old) throw new Failure('NOT_FOUND', { errors: { [field]: tPrescription('line.renewsNothing') } });
      const own = medicinesOf(row)[n];
      const medicines = medicinesOf(old);
      const today = this.clock.today();
      const isHere = medicines.some(
        (medicine, place) => isCurrentOn(today, old, place) && isSameMedicine(own, medicine),
      );
      if (isHere && old.endedFrom > today) continue;
      const sentence = tPrescription('line.renewedEnded', {
        medicine: row.medicines[n].name,
        number: old.number,
      });
      throw new Failure('WRONG_STATE', { sentence, errors: { [field]: sentence } });
    }
  }

  /**
   * Gives lines back to the prescriptions from which lines that were entered in error had taken them, unless the medicine
   * is current elsewhere. What had replaced such a line now replaces theirs.
   * @param row before the error was marked
   * @param wrong indexes of the lines that were entered in error
   * @returns the lines whose state changed
   */
  async reinstate(row: Prescription, wrong: number[], session: ClientSession): Promise<ReinstatedLine[]> {
    const today = this.clock.today();
    const reinstated: ReinstatedLine[] = [];
    const others = await this.prescriptions
      .find({ patientId: row.patientId, _id: { $ne: row._id } })
      .session(session)
      .lean<Prescription[]>();
    const before = statesOf(row);
    const medicines = medicinesOf(row);
    const lines = wrong.map((index) => ({ index, medicine: medicines[index], before: before[index] }));
    const current = currentOn(today, [row, ...others]).filter(
      ({ of, index }) => of !== row || !wrong.includes(index),
    );
    for (const other of others) {
      const changed: ReinstatedLine[] = [];
      const own = medicinesOf(other);
      const elsewhere = current.filter(({ of }) => of !== other);
      const lineStates = statesOf(other).map((state, n) => {
        if (!state.replacedBy?.id.equals(row._id)) return state;
        const next = stateAfterError({ state, medicine: own[n] }, lines, others);
        const isBack = next.status === 'active';
        if (next === state) return state;
        if (isBack && elsewhere.some(({ medicine }) => isSameMedicine(medicine, own[n]))) return state;
        const handedTo = isBack ? null : next.replacedBy!.id;
        changed.push({ id: other._id, index: n, state, handedTo });
        return next;
      });
      if (changed.length === 0) continue;
      reinstated.push(...changed);
      const isBack = changed.some(({ handedTo }) => !handedTo);
      const change = { lineStates, ...(isBack && datesOf(other, lineStates, today)) };
      await this.prescriptions.updateOne({ _id: other._id }, { $set: change }, { session });
    }
    return reinstated;
  }
}

/** The lines that the patient takes, or pauses, on a day. */
const currentOn = (today: string, rows: Prescription[]) =>
  rows.flatMap((of) =>
    medicinesOf(of).flatMap((medicine, index) =>
      isCurrentOn(today, of, index) ? [{ of, index, medicine }] : [],
    ),
  );
