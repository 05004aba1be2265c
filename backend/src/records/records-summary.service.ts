import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import type {
  RecordKind,
  RecordsSummary,
  RecordsSummaryQuery,
} from '../../../openapi/contract/care/records.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import type { Condition } from '../common/lists/list-query.js';
import { User } from '../users/user.schema.js';
import { MedicalRecord } from './record.schema.js';
import { VALID } from './corrections/entered-in-error.js';
import { toResolved } from './record.mapper.js';
import { labTrends } from './lab-trends.js';
import { latestVitals, vitalTrends } from './trends.js';
import { tRecord } from '../messages/care/records.js';

/** The newest entries of a kind that a summary reads. */
const MAX_MEASURED = 200;
const MAX_DIAGNOSES = 50;

/** A patient's records at a glance: latest measurements, diagnoses and trends. */
@Injectable()
export class RecordsSummaryService {
  constructor(
    @InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly links: PatientLinks,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /** @throws Failure VALIDATION_FAILED, NOT_YOURS, NOT_FOUND */
  async of(query: RecordsSummaryQuery, by: Caller): Promise<RecordsSummary> {
    const patientId = await this.patientOf(query, by.actor);
    if (by.actor.type !== 'patient') {
      const what = { action: 'record.summary', resource: 'records', recordId: patientId };
      await this.audit.record({ ...what, ...by });
    }
    const [patient, vitals, reports, diagnoses] = await Promise.all([
      this.users.findById(patientId, { dob: 1 }).lean<Pick<User, 'dob'>>(),
      this.newest(patientId, 'vitalSigns', MAX_MEASURED),
      // Excludes samples of other people and corrected reports.
      this.newest(patientId, 'report', MAX_MEASURED, { sampleOf: null, correctedAt: null }),
      this.newest(patientId, 'diagnosis', MAX_DIAGNOSES),
    ]);
    const measured = { dob: patient?.dob ?? null, dayOf: (at: Date) => this.clock.dayOf(at) };
    return {
      latestVitals: latestVitals(vitals, measured),
      diagnoses: diagnoses.map(toDiagnosis).toSorted((a, b) => Number(!!a.resolved) - Number(!!b.resolved)),
      trends: [...vitalTrends(vitals, measured), ...labTrends(reports, measured)],
    };
  }

  private async patientOf({ patientId }: RecordsSummaryQuery, actor: Actor): Promise<string> {
    if (actor.type === 'patient') {
      if (patientId && patientId !== actor.userId) throw new Failure('NOT_YOURS');
      return actor.userId;
    }
    if (!patientId) throw fieldFailure('patientId', tRecord('patientRequired'), 'VALIDATION_FAILED');
    if (actor.type === 'doctor') await this.links.assertLinked(actor.userId, patientId);
    else if (!(await this.users.exists({ _id: patientId, type: 'patient' }))) throw new Failure('NOT_FOUND');
    return patientId;
  }

  private newest(patientId: string, kind: RecordKind, limit: number, also: Condition = {}) {
    return this.records
      .find({ patientId: new Types.ObjectId(patientId), kind, ...VALID, ...also })
      .sort({ recordedAt: -1, _id: -1 })
      .limit(limit)
      .lean<MedicalRecord[]>();
  }
}

const toDiagnosis = (row: MedicalRecord): RecordsSummary['diagnoses'][number] => ({
  id: String(row._id),
  title: row.title,
  text: row.text,
  authorName: row.authorName,
  recordedAt: row.recordedAt.toISOString(),
  resolved: toResolved(row),
});
