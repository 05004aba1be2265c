import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import type {
  CreateRecord,
  MedicalRecordDto,
  UploadDocument,
} from '../../../openapi/contract/care/records.js';
import { REMOVABLE_HOURS } from '../../../openapi/contract/care/records.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { AuditService } from '../audit/audit.service.js';
import { shareKeyOf } from '../common/http/actor.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { inTransaction } from '../common/transaction.js';
import { toDocument } from '../files/documents.js';
import { uploaderOf } from '../files/file-quota.service.js';
import { FilesService } from '../files/files.service.js';
import { UploadChecks } from '../files/upload-checks.service.js';
import { toResult } from './lab-results.js';
import { Notifier } from '../notifications/notifier.service.js';
import { mayRemove } from './record.mapper.js';
import { MedicalRecord } from './record.schema.js';
import { RecordStore } from './record-store.js';
import type { NewRecord } from './record-store.js';
import { RecordsService } from './records.service.js';
import { tRecord } from '../messages/care/records.js';
import { tCommon } from '../messages/common.js';

const TITLES = {
  report: tRecord('report'),
  note: tRecord('note'),
  diagnosis: tCommon('diagnosis'),
  vitalSigns: tRecord('vitalSigns'),
} as const;
/** Documents per patient, up to 5 MiB each. */
const MAX_DOCUMENTS = 100;

/** Writes medical records: doctors for their patients, patients their own documents. */
@Injectable()
export class RecordsWriter {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>,
    private readonly reader: RecordsService,
    private readonly store: RecordStore,
    private readonly links: PatientLinks,
    private readonly files: FilesService,
    private readonly checks: UploadChecks,
    private readonly clock: HospitalClock,
    private readonly notifier: Notifier,
    private readonly audit: AuditService,
  ) {}

  /** A doctor's record. @throws Failure NOT_FOUND for a patient without an appointment with the doctor */
  async create(body: CreateRecord, by: Caller): Promise<MedicalRecordDto> {
    return this.add(this.entryOf(body, by.actor), by);
  }

  /**
   * Stores a document: a patient's own, or a doctor's for a patient whose record is open to them.
   * @throws Failure VALIDATION_FAILED, NOT_YOURS, NOT_FOUND, DOCUMENT_UNREADABLE, DOCUMENT_UNSAFE,
   *   TOO_MANY_DOCUMENTS, SCANNER_UNAVAILABLE, STORAGE_FULL, TOO_MANY_REQUESTS
   */
  async upload(body: UploadDocument, bytes: Buffer | null, by: Caller): Promise<MedicalRecordDto> {
    if (!bytes) throw fieldFailure('file', tRecord('documentRequired'), 'VALIDATION_FAILED');
    const patientId = ownerOf(body, by.actor);
    if (by.actor.type === 'doctor') await this.links.assertLinked(by.actor.userId, patientId);
    const recordedAt = this.momentOf(body.date);
    const owner = new Types.ObjectId(patientId);
    await this.assertRoom(owner);
    await this.checks.assertSafe(bytes, 'file');
    const { contentType, data } = await toDocument(bytes, shareKeyOf(by.actor, by.origin.address));
    const record = {
      kind: 'document' as const,
      patientId: owner,
      ...authorOf(by.actor),
      recordedAt,
      title: body.title,
    };
    const uploader = uploaderOf(by);
    const file = { kind: 'document', ownerId: owner, contentType, data, by: uploader } as const;
    return this.files.counted(uploader, data, () =>
      this.add(record, by, async (session) => {
        await this.assertRoom(owner, session);
        const stored = await this.files.store(file, session);
        return { stored, contentType, size: data.length };
      }),
    );
  }

  /**
   * Removes a patient's own document, or what a doctor wrote within the last day.
   * @returns the previous entry
   * @throws Failure NOT_FOUND, FORBIDDEN for another person's entry, WRONG_STATE when it is too late, EDIT_CONFLICT when
   *   another person hid or moved it meanwhile
   */
  async remove(id: string, by: Caller): Promise<MedicalRecordDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    const answer = this.reader.toAnswer(row, by.actor);
    if (String(row.authorId) !== by.actor.userId) throw new Failure('FORBIDDEN');
    if (!mayRemove(row, by.actor)) {
      throw new Failure('WRONG_STATE', {
        sentence: tRecord('removalTooLate', { removableHours: REMOVABLE_HOURS }),
      });
    }
    await inTransaction(this.connection, async (session) => {
      const { _id, patientId, authorId } = row;
      const asRead = { _id, patientId, authorId, 'enteredInError.at': null };
      const { deletedCount } = await this.records.deleteOne(asRead, { session });
      if (deletedCount === 0) {
        const isThere = await this.records.exists({ _id }).session(session);
        throw new Failure(isThere ? 'EDIT_CONFLICT' : 'NOT_FOUND');
      }
      if (row.file) await this.files.remove(row.file.stored, session);
      const before = { patientId: String(row.patientId), kind: row.kind, title: row.title };
      const what = { action: 'record.remove', resource: 'records', recordId: row._id, before };
      await this.audit.record({ ...what, ...by }, session);
    });
    return answer;
  }

  /** The row of a doctor's input, not yet stored. */
  entryOf({ kind, patientId, title, text, vitals, results, date }: CreateRecord, actor: Actor): NewRecord {
    return {
      kind,
      patientId: new Types.ObjectId(patientId),
      ...authorOf(actor),
      recordedAt: this.momentOf(date),
      title: title ?? TITLES[kind],
      text: text ?? null,
      vitals: vitals ?? null,
      results: results?.map(toResult) ?? null,
    };
  }

  private async add(
    record: NewRecord,
    by: Caller,
    fileOf: (session: ClientSession) => Promise<MedicalRecord['file']> = () => Promise.resolve(null),
  ): Promise<MedicalRecordDto> {
    const [stored] = await inTransaction(this.connection, async (session) =>
      this.addIn([{ ...record, file: await fileOf(session) }], by, session),
    );
    return this.reader.toAnswer(stored, by.actor);
  }

  /**
   * Stores records of one patient as part of a larger write; the patient gets one notification.
   * @throws Failure NOT_FOUND for a patient without an appointment with the doctor
   */
  async addIn(records: NewRecord[], by: Caller, session: ClientSession): Promise<MedicalRecord[]> {
    const patientId = String(records[0].patientId);
    const isDoctor = by.actor.type === 'doctor';
    if (isDoctor) await this.links.assertLinked(by.actor.userId, patientId, session);
    const rows: MedicalRecord[] = [];
    for (const record of records) {
      const row = await this.store.add(record, session);
      const after = { patientId, kind: row.kind };
      const what = { action: 'record.create', resource: 'records', recordId: row._id, after };
      await this.audit.record({ ...what, ...by }, session);
      rows.push(row);
    }
    if (isDoctor) await this.tell(rows, session);
    return rows;
  }

  /** Now, or the start of an earlier day. */
  private momentOf(date: string | undefined): Date {
    const today = this.clock.today();
    if (date !== undefined && date > today) throw fieldFailure('date', tCommon('dateInFuture'));
    return date === undefined || date === today ? new Date() : this.clock.instant(date, null);
  }

  /** @throws Failure TOO_MANY_DOCUMENTS */
  async assertRoom(patientId: Types.ObjectId, session?: ClientSession): Promise<void> {
    const held = await this.records.countDocuments({ patientId, kind: 'document' }).session(session ?? null);
    if (held >= MAX_DOCUMENTS) throw new Failure('TOO_MANY_DOCUMENTS');
  }

  /** Without the findings: mails are not private enough. */
  private tell(rows: MedicalRecord[], session: ClientSession): Promise<void> {
    const [{ _id, patientId, authorName }] = rows;
    const isOne = rows.length === 1;
    return this.notifier.notify(
      {
        key: `record:${String(_id)}:written`,
        to: patientId,
        title: isOne ? tRecord('added.titleOne') : tRecord('added.title'),
        notice: isOne ? tRecord('added.noticeOne', { authorName }) : tRecord('added.notice', { authorName }),
        paragraphs: [
          isOne ? tRecord('added.bodyOne', { authorName }) : tRecord('added.body', { authorName }),
        ],
        facts: [],
        link: '/patientlogin/patient-records',
        linkText: tRecord('seeMyRecords'),
      },
      session,
    );
  }
}

const authorOf = ({ userId, fullName, type }: Actor) => ({
  authorId: new Types.ObjectId(userId),
  authorName: fullName,
  authorType: type === 'patient' ? ('patient' as const) : ('doctor' as const),
});

function ownerOf({ patientId }: UploadDocument, actor: Actor): string {
  if (actor.type === 'patient') {
    if (patientId && patientId !== actor.userId) throw new Failure('NOT_YOURS');
    return actor.userId;
  }
  if (!patientId) throw fieldFailure('patientId', tRecord('patientRequired'), 'VALIDATION_FAILED');
  return patientId;
}
