import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { changesOf, sampledAt } from '../lab-bookings/reports/report-versions.js';
import { isOfPatient } from '../lab-bookings/subjects/lab-subject.js';
import { searchTokensOf } from '../common/search-tokens.js';
import { VALID } from './corrections/entered-in-error.js';
import { MedicalRecord } from './record.schema.js';
import { tRecord } from '../messages/care/records.js';

const LABORATORY = tRecord('hospitalLaboratory');

/** The common fields of every record; others depend on its kind. */
export type NewRecord = Pick<
  MedicalRecord,
  'kind' | 'patientId' | 'authorId' | 'authorName' | 'authorType' | 'recordedAt' | 'title'
> &
  Partial<
    Pick<
      MedicalRecord,
      | 'text'
      | 'vitals'
      | 'results'
      | 'outstanding'
      | 'changes'
      | 'sampleOf'
      | 'file'
      | 'labBookingId'
      | 'correction'
      | 'appointmentId'
    >
  >;

/** The columns of a new record, with its search tokens. */
export const recordColumns = (record: NewRecord) => ({
  text: null,
  vitals: null,
  results: null,
  sampleOf: null,
  file: null,
  correctedAt: null,
  correction: null,
  ...record,
  words: searchTokensOf(record.title, record.authorName),
});

/** The record of a reported lab booking, dated by its sample. @throws Error when there is no report */
export function labRecord(booking: LabBooking): NewRecord {
  const { _id, patientId, fullName, test, report } = booking;
  if (!report) throw new Error(`Booking ${String(_id)} has no report.`);
  return {
    kind: 'report',
    patientId,
    authorId: null,
    authorName: LABORATORY,
    authorType: 'laboratory',
    recordedAt: sampledAt(booking),
    title: test.name,
    text: report.remark,
    results: report.results,
    outstanding: report.outstanding ?? [],
    changes: changesOf(booking, report),
    sampleOf: isOfPatient(booking) ? null : fullName,
    labBookingId: _id,
    correction: report.reason ?? null,
  };
}

/** Number of earlier reports that a new result is compared with. */
const MAX_EARLIER = 50;

/** Stores medical records as part of the write that causes them. */
@Injectable()
export class RecordStore {
  constructor(@InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>) {}

  async add(record: NewRecord, session: ClientSession): Promise<MedicalRecord> {
    const [created] = await this.records.create([{ _id: new Types.ObjectId(), ...recordColumns(record) }], {
      session,
    });
    return created.toObject<MedicalRecord>();
  }

  /** The newest valid reports about the patient of a lab booking from before its sample. */
  async reportsBefore(booking: LabBooking): Promise<MedicalRecord[]> {
    const { _id, patientId } = booking;
    const valid = { kind: 'report' as const, sampleOf: null, correctedAt: null, labBookingId: { $ne: _id } };
    return this.records
      .find({ patientId, ...VALID, ...valid, recordedAt: { $lt: sampledAt(booking) } })
      .sort({ recordedAt: -1, _id: -1 })
      .limit(MAX_EARLIER)
      .lean<MedicalRecord[]>();
  }

  /** Says whose sample the reports of a lab booking are about. @param sampleOf null for the patient */
  async setSampleOf(
    { _id, patientId }: Pick<LabBooking, '_id' | 'patientId'>,
    sampleOf: string | null,
    session: ClientSession,
  ): Promise<void> {
    // With the patient, so that it uses an index.
    const ofBooking = { patientId, $or: [{ labBookingId: _id }, { correctedBookingId: _id }] };
    await this.records.updateMany(ofBooking, { $set: { sampleOf } }, { session });
  }

  /** Adds a corrected report of a lab booking; the previous one stays and is marked. */
  async correct(record: NewRecord, correctedAt: Date, session: ClientSession): Promise<void> {
    const { labBookingId } = record;
    const mark = { $set: { correctedAt, correctedBookingId: labBookingId }, $unset: { labBookingId: 1 } };
    await this.records.updateOne({ labBookingId }, mark, { session });
    await this.add(record, session);
  }
}
