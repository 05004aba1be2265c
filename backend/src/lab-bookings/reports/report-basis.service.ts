import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BookingMeasures, LabMeasure } from '../../../../openapi/contract/care/lab/measures.js';
import type { LabResult } from '../../../../openapi/contract/care/lab/results.js';
import type { ReportLabBooking } from '../../../../openapi/contract/shop/lab-reports.js';
import { Failure } from '../../common/errors/errors.js';
import type { Actor } from '../../common/http/actor.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { LabTest } from '../../lab/lab-test.schema.js';
import { User } from '../../users/user.schema.js';
import type { LabBooking, Report } from '../lab-booking.schema.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { RecordStore } from '../../records/record-store.js';
import { measuredResults } from './measured-results.js';
import { ReleaseRule } from './release-rule.js';
import { outstandingOf, sampleTimesOf } from './report-content.js';
import { sampledAt } from './report-versions.js';
import { isOfPatient } from '../subjects/lab-subject.js';
import { testedPerson } from './tested-person.js';
import { unusualResults } from './unusual-results.js';
import type { EarlierResults } from './unusual-results.js';

type ReportContent = Omit<Report, 'version' | 'reason' | 'reportedAt' | 'enteredBy' | 'enteredByName'>;

/** The basis of a report: the test's current definition and the person who gave the sample. */
@Injectable()
export class ReportBasis {
  constructor(
    @InjectModel(LabTest.name) private readonly tests: Model<LabTest>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly bookings: LabBookingsService,
    private readonly records: RecordStore,
    private readonly clock: HospitalClock,
    private readonly rule: ReleaseRule,
  ) {}

  async ofBooking(id: string, actor: Actor): Promise<BookingMeasures> {
    const row = await this.bookings.findOrFail(id, actor);
    const [person, measures, isReleasedByAnother] = await Promise.all([
      this.personOf(row, row.entry ?? row.report),
      this.measuresOf(row),
      this.rule.applies(actor),
    ]);
    return { person, measures, isReleasedByAnother };
  }

  /**
   * The content of a new report; unit and range are copied, so that later changes of a definition do not affect
   * it.
   * @throws Failure UNACCEPTABLE, RESULTS_UNCONFIRMED
   */
  async judge(row: LabBooking, body: ReportLabBooking): Promise<ReportContent> {
    const times = sampleTimesOf(body, row, new Date());
    const person = body.person ?? (await this.personOf(row, times));
    const measures = await this.measuresOf(row);
    const results = measuredResults(body.results, measures, person);
    const outstanding = outstandingOf(body, results, measures);
    if (!body.confirmed) await this.assertUsual(row, results, measures);
    const preliminary = outstanding.length > 0;
    return { results, remark: body.remark ?? null, person, preliminary, outstanding, ...times };
  }

  private async assertUsual(row: LabBooking, results: LabResult[], measures: LabMeasure[]): Promise<void> {
    const errors = unusualResults(results, measures, await this.earlierOf(row));
    const [sentence] = Object.values(errors);
    if (sentence !== undefined) throw new Failure('RESULTS_UNCONFIRMED', { sentence, errors });
  }

  /** Earlier reports about the account's owner; other people have no record here. */
  private async earlierOf(row: LabBooking): Promise<EarlierResults[]> {
    if (!isOfPatient(row)) return [];
    const reports = await this.records.reportsBefore(row);
    return reports.map(({ recordedAt, results }) => ({
      date: this.clock.format(this.clock.dayOf(recordedAt), null),
      results: results ?? [],
    }));
  }

  /** Also for a test that is no longer offered. */
  private async measuresOf({ test }: LabBooking): Promise<LabMeasure[]> {
    const row = await this.tests.findById(test.labTestId, { measures: 1 }).lean<LabTest>();
    return row?.measures ?? [];
  }

  private async personOf(row: LabBooking, of?: Pick<Report, 'collectedAt'>): Promise<Report['person']> {
    const patient = await this.users.findById(row.patientId, { gender: 1, dob: 1 }).lean<User>();
    return testedPerson(row.subject, patient, this.clock.dayOf(sampledAt(row, of)));
  }
}
