import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { HideEntry, MoveEntry } from '../../../../openapi/contract/care/entered-in-error.js';
import type { MedicalRecordDto, RecordStep } from '../../../../openapi/contract/care/records.js';
import { PatientLinks } from '../../appointments/patient-links.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { searchTokensOf } from '../../common/search-tokens.js';
import { inTransaction } from '../../common/transaction.js';
import { FilesService } from '../../files/files.service.js';
import { assertActive } from '../../users/active-accounts.js';
import { User } from '../../users/user.schema.js';
import { tRecord } from '../../messages/care/records.js';
import { MedicalRecord } from '../record.schema.js';
import { RecordsService } from '../records.service.js';
import { RecordsWriter } from '../records-writer.service.js';
import { CorrectionNotices } from './correction-notices.service.js';
import { correctionOf } from './entered-in-error.js';
import { recordStepsOf } from './record-steps.js';

type Change = { $set: object; $unset?: Record<string, 1> } | { $unset: Record<string, 1> };

/** Corrects entries that are wrong or in the wrong record. Nothing is deleted, every step is audited. */
@Injectable()
export class RecordCorrections {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: RecordsService,
    private readonly writer: RecordsWriter,
    private readonly links: PatientLinks,
    private readonly files: FilesService,
    private readonly notices: CorrectionNotices,
    private readonly audit: AuditService,
  ) {}

  /**
   * Hides an entry from patients, summaries, trends, exports and documents; the doctors who follow the patient are
   * notified.
   * @throws Failure NOT_FOUND, WRONG_STATE when it is hidden already, EDIT_CONFLICT when another person was faster
   */
  async hide(id: string, { reason }: HideEntry, by: Caller): Promise<MedicalRecordDto> {
    const row = await this.rowFor('hide', id, by);
    const enteredInError = correctionOf(reason, by);
    return this.run(by, async (session) => {
      const after = await this.write(row, { $set: { enteredInError } }, session);
      if (row.file) await this.files.setHidden(row.file.stored, true, session);
      await this.notices.tellDoctors('hidden', row.patientId, by, session);
      await this.note('record.hide', row, { after: { reason } }, by, session);
      return after;
    });
  }

  /** @throws Failure NOT_FOUND, WRONG_STATE when it is not hidden, EDIT_CONFLICT */
  async restore(id: string, by: Caller): Promise<MedicalRecordDto> {
    const row = await this.rowFor('restore', id, by);
    return this.run(by, async (session) => {
      const after = await this.write(row, { $unset: { enteredInError: 1 } }, session);
      if (row.file) await this.files.setHidden(row.file.stored, false, session);
      await this.notices.tellDoctors('restored', row.patientId, by, session);
      await this.note('record.restore', row, { before: { reason: row.enteredInError!.reason } }, by, session);
      return after;
    });
  }

  /**
   * Gives an entry with its file to the patient to whom it belongs, who is notified. It leaves the first patient's record,
   * and the visit at which it was written. A patient's own upload becomes one of the other patient.
   * @throws Failure NOT_FOUND also for a patient whose record is not open to the doctor, WRONG_STATE for a hidden entry,
   *   EDIT_CONFLICT when another person was faster, UNACCEPTABLE for the same patient, TOO_MANY_DOCUMENTS
   */
  async move(id: string, { patientId, reason }: MoveEntry, by: Caller): Promise<MedicalRecordDto> {
    const row = await this.rowFor('move', id, by);
    const to = new Types.ObjectId(patientId);
    if (row.patientId.equals(to)) throw fieldFailure('patientId', tRecord('move.samePatient'));
    const target = await this.users.findOne({ _id: to, type: 'patient' }, { fullName: 1 }).lean<User>();
    if (!target) throw fieldFailure('patientId', tRecord('move.patientNotFound'), 'NOT_FOUND');
    const author = row.authorType === 'patient' ? { authorId: to, authorName: target.fullName } : {};
    const words = searchTokensOf(row.title, author.authorName ?? row.authorName);
    const $set = { patientId: to, movedHere: correctionOf(reason, by), ...author, words };
    return this.run(by, async (session) => {
      if (by.actor.type === 'doctor') await this.links.assertLinked(by.actor.userId, patientId, session);
      await assertActive(this.users, to, session);
      if (row.kind === 'document') await this.writer.assertRoom(to, session);
      const after = await this.write(row, { $set, $unset: { appointmentId: 1 } }, session);
      if (row.file) await this.files.changeOwner(row.file.stored, to, session);
      await this.notices.tellPatient(after, session);
      await this.notices.tellDoctors('movedAway', row.patientId, by, session);
      await this.notices.tellDoctors('movedHere', to, by, session);
      const change = { before: { patientId: String(row.patientId) }, after: { patientId, reason } };
      await this.note('record.move', row, change, by, session);
      return after;
    });
  }

  /** Says that a diagnosis no longer applies. @throws Failure NOT_FOUND, WRONG_STATE, EDIT_CONFLICT */
  async resolve(id: string, by: Caller): Promise<MedicalRecordDto> {
    const row = await this.rowFor('resolve', id, by);
    const resolved = {
      at: new Date(),
      by: new Types.ObjectId(by.actor.userId),
      byName: by.actor.fullName,
    };
    return this.run(by, async (session) => {
      const after = await this.write(row, { $set: { resolved } }, session);
      await this.note('record.resolve', row, { after: { resolved: true } }, by, session);
      return after;
    });
  }

  /** @throws Failure NOT_FOUND, WRONG_STATE for a diagnosis that is active, EDIT_CONFLICT */
  async reactivate(id: string, by: Caller): Promise<MedicalRecordDto> {
    const row = await this.rowFor('reactivate', id, by);
    return this.run(by, async (session) => {
      const after = await this.write(row, { $unset: { resolved: 1 } }, session);
      await this.note('record.reactivate', row, { after: { resolved: false } }, by, session);
      return after;
    });
  }

  private async rowFor(step: RecordStep, id: string, { actor }: Caller): Promise<MedicalRecord> {
    const row = await this.reader.findOrFail(id, actor);
    if (recordStepsOf(row, actor).includes(step)) return row;
    if (row.authorType === 'laboratory')
      throw new Failure('WRONG_STATE', { sentence: tRecord('step.laboratory') });
    throw new Failure('WRONG_STATE', { sentence: tRecord(`step.${step}`) });
  }

  private async run(
    by: Caller,
    work: (session: ClientSession) => Promise<MedicalRecord>,
  ): Promise<MedicalRecordDto> {
    const after = await inTransaction(this.connection, work);
    return this.reader.toAnswer(after, by.actor);
  }

  /** Conditional on what was read, so that of two concurrent steps one fails. */
  private async write(row: MedicalRecord, change: Change, session: ClientSession): Promise<MedicalRecord> {
    const { _id, patientId, enteredInError, resolved } = row;
    const asRead = {
      _id,
      patientId,
      'enteredInError.at': enteredInError?.at ?? null,
      'resolved.at': resolved?.at ?? null,
    };
    const after = await this.records
      .findOneAndUpdate(asRead, change, { session, returnDocument: 'after' })
      .lean<MedicalRecord>();
    if (!after) throw new Failure('EDIT_CONFLICT');
    return after;
  }

  private async note(
    action: string,
    { _id, kind, patientId }: MedicalRecord,
    { before = {}, after = {} }: { before?: object; after?: object },
    by: Caller,
    session: ClientSession,
  ): Promise<void> {
    const about = { kind, patientId: String(patientId) };
    const change = { before: { ...about, ...before }, after: { ...about, ...after } };
    await this.audit.record({ action, resource: 'records', recordId: _id, ...change, ...by }, session);
  }
}
