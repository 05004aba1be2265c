import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { MAX_ALLERGIES } from '../../../openapi/contract/care/safety/allergies.js';
import { AuditService } from '../audit/audit.service.js';
import { changesBetween, factsOf } from '../common/changes-between.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { loginOf } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { MedicineSafety } from '../medicine-safety/medicine-safety.service.js';
import { tAllergy } from '../messages/care/allergies.js';
import { assertActive } from '../users/active-accounts.js';
import type { AllergyTexts } from '../users/allergy-texts.js';
import { User } from '../users/user.schema.js';
import { NONE_KNOWN, codeOf, partsOf } from './allergy-codes.js';
import type { AllergyCode } from './allergy-codes.js';
import { Allergy } from './allergy.schema.js';

export type AllergyFacts = Partial<Pick<Allergy, 'reaction' | 'severity'>>;
type AllergyChange = Partial<Pick<Allergy, 'reaction' | 'severity' | 'status'>>;

/** Who recorded an allergy. A guardian records for the dependant. */
export function recorderOf(
  actor: Actor,
  patientId: Types.ObjectId,
): Pick<Allergy, 'recordedById' | 'recordedByName' | 'recordedByType'> {
  const { userId, fullName } = loginOf(actor);
  const isGuardian = actor.type === 'patient' && userId !== String(patientId);
  return {
    recordedById: new Types.ObjectId(userId),
    recordedByName: fullName,
    recordedByType: isGuardian ? 'guardian' : actor.type,
  };
}

/** What a doctor recorded, patients and guardians cannot take back. */
export const mayChange = ({ recordedByType, kind }: Allergy, { type }: Actor): boolean =>
  kind !== 'noneKnown' && (type !== 'patient' || recordedByType !== 'doctor');

/** The names of active allergies, without the statement that none are known. */
export const namesOf = (rows: readonly Pick<Allergy, 'kind' | 'name'>[]): string[] =>
  rows.flatMap(({ kind, name }) => (kind === 'noneKnown' ? [] : [name]));

/** What a paper says of the active allergies; "Not recorded" if there is neither an entry nor a statement. */
export const printedAllergies = (rows: readonly Pick<Allergy, 'name'>[]): string =>
  rows.map(({ name }) => name).join(', ') || tAllergy('notRecorded');

/** The active allergies as one text; null if none are known. */
export const summaryOf = (rows: readonly Pick<Allergy, 'text'>[]): string | null =>
  rows.flatMap(({ text }) => text ?? []).join(', ') || null;

/** Stores allergies as part of the caller's transaction, with the text of them on the patient's account. */
@Injectable()
export class AllergyStore implements AllergyTexts {
  constructor(
    @InjectModel(Allergy.name) private readonly allergies: Model<Allergy>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly safety: MedicineSafety,
    private readonly audit: AuditService,
  ) {}

  /** The active entries of a patient, oldest first. */
  activeOf(patientId: Types.ObjectId, session?: ClientSession): Promise<Allergy[]> {
    return this.allergies
      .find({ patientId, status: 'active' })
      .sort({ _id: 1 })
      .session(session ?? null)
      .lean<Allergy[]>();
  }

  /** @throws Failure NAME_TAKEN when it is recorded already, WRONG_STATE when there are too many */
  async add(
    patientId: Types.ObjectId,
    { substance, ...facts }: AllergyFacts & { substance: string },
    by: Caller,
    session: ClientSession,
  ): Promise<Allergy> {
    const code = codeOf(substance, this.safety.names, this.safety.tables);
    if (code.kind === 'noneKnown') return this.stateNone(patientId, by, session);
    const rows = await this.lockedRows(patientId, session);
    if (rows.some(({ key }) => key === code.key))
      throw fieldFailure('substance', tAllergy('alreadyRecorded', { name: code.name }), 'NAME_TAKEN');
    if (rows.length >= MAX_ALLERGIES)
      throw new Failure('WRONG_STATE', { sentence: tAllergy('tooMany', { max: MAX_ALLERGIES }) });
    const statement = rows.find(({ kind }) => kind === 'noneKnown');
    if (statement) await this.write(statement, { status: 'enteredInError' }, by, session);
    const row = await this.insert(patientId, { ...code, ...facts }, by, session);
    await this.summarise(patientId, session);
    return row;
  }

  /** States that no allergies are known; the same again changes nothing. @throws Failure WRONG_STATE */
  async stateNone(patientId: Types.ObjectId, by: Caller, session: ClientSession): Promise<Allergy> {
    const rows = await this.lockedRows(patientId, session);
    const statement = rows.find(({ kind }) => kind === 'noneKnown');
    if (statement) return statement;
    if (rows.length > 0) throw new Failure('WRONG_STATE', { sentence: tAllergy('someRecorded') });
    return this.insert(patientId, NONE_KNOWN, by, session);
  }

  /** @throws Failure EDIT_CONFLICT, NAME_TAKEN if another call recorded it again meanwhile */
  async change(before: Allergy, change: AllergyChange, by: Caller, session: ClientSession): Promise<Allergy> {
    const rows = await this.lockedRows(before.patientId, session);
    const returns = before.status !== 'active' && change.status === 'active';
    if (returns && rows.some(({ key }) => key === before.key))
      throw fieldFailure('status', tAllergy('alreadyRecorded', { name: before.name }), 'NAME_TAKEN');
    const statement = rows.find(({ kind }) => kind === 'noneKnown');
    if (returns && statement) await this.write(statement, { status: 'enteredInError' }, by, session);
    const after = await this.write(before, change, by, session);
    await this.summarise(before.patientId, session);
    return after;
  }

  async replace(
    patientId: Types.ObjectId,
    text: string | null,
    by: Caller,
    session: ClientSession,
  ): Promise<string | null> {
    const wanted = partsOf(text ?? '').map((part) => codeOf(part, this.safety.names, this.safety.tables));
    const named = new Map(wanted.filter(({ kind }) => kind !== 'noneKnown').map((code) => [code.key, code]));
    const rows = await this.lockedRows(patientId, session);
    const kept: Pick<Allergy, 'key' | 'text'>[] = [];
    for (const row of rows) {
      const ends =
        row.kind === 'noneKnown' ? named.size > 0 : !named.has(row.key) && mayChange(row, by.actor);
      if (ends) await this.write(row, { status: 'enteredInError' }, by, session);
      else kept.push(row);
    }
    for (const code of named.values())
      if (!kept.some(({ key }) => key === code.key))
        kept.push(await this.insert(patientId, code, by, session));
    const saysNone = wanted.some(({ kind }) => kind === 'noneKnown');
    if (saysNone && kept.length === 0) await this.insert(patientId, NONE_KNOWN, by, session);
    return summaryOf(kept);
  }

  /** The active entries, after a write of the patient's row: writers of one patient come one after the other. */
  private async lockedRows(patientId: Types.ObjectId, session: ClientSession): Promise<Allergy[]> {
    await assertActive(this.users, patientId, session);
    return this.activeOf(patientId, session);
  }

  private async insert(
    patientId: Types.ObjectId,
    columns: AllergyCode & AllergyFacts,
    by: Caller,
    session: ClientSession,
  ): Promise<Allergy> {
    const row = {
      _id: new Types.ObjectId(),
      patientId,
      ...columns,
      status: 'active' as const,
      ...recorderOf(by.actor, patientId),
      recordedAt: new Date(),
    };
    const [created] = await this.allergies.create([row], { session });
    const stored = created.toObject<Allergy>();
    const action = stored.kind === 'noneKnown' ? 'allergy.noneKnown' : 'allergy.create';
    await this.record(action, { recordId: stored._id, after: factsOf(stored) }, by, session);
    return stored;
  }

  private async write(
    before: Allergy,
    set: AllergyChange,
    by: Caller,
    session: ClientSession,
  ): Promise<Allergy> {
    const after = await this.allergies
      .findOneAndUpdate(
        { _id: before._id, version: before.version },
        { $set: set, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<Allergy>();
    if (!after) throw new Failure('EDIT_CONFLICT');
    const patientId = String(before.patientId);
    const { before: was, after: is } = changesBetween(before, after);
    const trace = { recordId: before._id, before: { patientId, ...was }, after: { patientId, ...is } };
    await this.record('allergy.update', trace, by, session);
    return after;
  }

  private async summarise(patientId: Types.ObjectId, session: ClientSession): Promise<void> {
    const allergies = summaryOf(await this.activeOf(patientId, session));
    // With a new version: a form that was filled before must not write its older text over this.
    const change = { $set: { allergies }, $inc: { version: 1 } };
    await this.users.updateOne({ _id: patientId }, change, { session });
  }

  private record(
    action: string,
    trace: { recordId: Types.ObjectId; before?: unknown; after?: unknown },
    by: Caller,
    session: ClientSession,
  ): Promise<void> {
    return this.audit.record({ action, resource: 'allergies', ...trace, ...by }, session);
  }
}
