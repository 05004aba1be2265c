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
import { sampledAt } from './report-versions.js';
import { isOfPatient } from '../subjects/lab-subject.js';
import { testedPerson } from './tested-person.js';
import { unusualResults } from './unusual-results.js';
import type { EarlierResults } from './unusual-results.js';

/** The basis of a report: the test's current definition and the person who gave the sample. */
@Injectable()
export class ReportBasis {
  constructor(
    @InjectModel(LabTest.name) private readonly tests: Model<LabTest>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly bookings: LabBookingsService,
    private readonly records: RecordStore,
    private readonly clock: HospitalClock,
  ) {}

  async ofBooking(id: string, actor: Actor): Promise<BookingMeasures> {
    const row = await this.bookings.findOrFail(id, actor);
    return { person: await this.personOf(row), measures: await this.measuresOf(row) };
  }

  /**
   * The content of a new report; unit and range are copied, so that later changes of a definition do not affect
   * it.
   * @throws Failure UNACCEPTABLE, RESULTS_UNCONFIRMED
   */
  async judge(
    row: LabBooking,
    { results, remark, confirmed, person: given }: ReportLabBooking,
  ): Promise<Pick<Report, 'results' | 'remark' | 'person'>> {
    const person = given ?? (await this.personOf(row));
    const measures = await this.measuresOf(row);
    const measured = measuredResults(results, measures, person);
    if (!confirmed) await this.assertUsual(row, measured, measures);
    return { results: measured, remark: remark ?? null, person };
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

  private async personOf(row: LabBooking): Promise<Report['person']> {
    const patient = await this.users.findById(row.patientId, { gender: 1, dob: 1 }).lean<User>();
    return testedPerson(row.subject, patient, this.clock.dayOf(sampledAt(row)));
  }
}
