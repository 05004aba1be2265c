import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BookingMeasures, LabMeasure } from '../../../../openapi/contract/care/lab-measures.js';
import type { ReportLabBooking } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { Actor } from '../../common/http/actor.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { LabTest } from '../../lab/lab-test.schema.js';
import { User } from '../../users/user.schema.js';
import type { LabBooking, Report } from '../lab-booking.schema.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { measuredResults } from './measured-results.js';
import { sampledAt } from './report-versions.js';
import { testedPerson } from './tested-person.js';

/** The basis of a report: the test's current definition and the person who gave the sample. */
@Injectable()
export class ReportBasis {
  constructor(
    @InjectModel(LabTest.name) private readonly tests: Model<LabTest>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly bookings: LabBookingsService,
    private readonly clock: HospitalClock,
  ) {}

  async ofBooking(id: string, actor: Actor): Promise<BookingMeasures> {
    const row = await this.bookings.findOrFail(id, actor);
    return { person: await this.personOf(row), measures: await this.measuresOf(row) };
  }

  /**
   * The content of a new report; unit and range are copied, so that later changes of a definition do not affect
   * it.
   */
  async judge(
    row: LabBooking,
    { results, remark, person: given }: ReportLabBooking,
  ): Promise<Pick<Report, 'results' | 'remark' | 'person'>> {
    const person = given ?? (await this.personOf(row));
    const measured = measuredResults(results, await this.measuresOf(row), person);
    return { results: measured, remark: remark ?? null, person };
  }

  /** Also for a test that is no longer offered. */
  private async measuresOf({ test }: LabBooking): Promise<LabMeasure[]> {
    const row = await this.tests.findById(test.labTestId, { measures: 1 }).lean<LabTest>();
    return row?.measures ?? [];
  }

  private async personOf(row: LabBooking): Promise<Report['person']> {
    const account = await this.users.findById(row.patientId, { gender: 1, dob: 1 }).lean<User>();
    const sampleDay = this.clock.dayOf(sampledAt(row));
    return testedPerson(row, account, sampleDay);
  }
}
