import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentCaller } from '../../common/http/actor.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import {
  AcknowledgeCritical,
  CorrectLabReport,
  ReleaseLabReport,
  ReportLabBooking,
  ReturnLabReport,
} from '../../../../openapi/contract/shop/lab-reports.js';
import { BookingMeasures } from '../../../../openapi/contract/care/lab/measures.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { CriticalResults } from './critical-results.service.js';
import { LabEntries } from './lab-entries.service.js';
import { LabReleases } from './lab-releases.service.js';
import { ReportBasis } from './report-basis.service.js';

/** From the entry of results to their release and correction. */
@ApiTags('Lab bookings')
@Controller('api/v1/lab-bookings')
export class LabReportStepsController {
  constructor(
    private readonly basis: ReportBasis,
    private readonly entries: LabEntries,
    private readonly releases: LabReleases,
    private readonly critical: CriticalResults,
  ) {}

  @Post(':id/report')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'reportLabBooking',
    summary: 'Report lab results',
    description:
      'While one administrator enters results and another one releases them (setting `releaseByAnother`, with at least two active administrators), the results are stored as `entered` and the status stays sampleCollected. Otherwise the status changes to reported. The call compares each result with its reference; a result that is not compared says why. Critical values and changes above the `deltaPercent` of the measure fail with RESULTS_UNCONFIRMED unless `confirmed` is true. Units and ranges are copied from the definition of the test where it names the result, and do not change with it later. The patient is notified of the report.',
    access: ['admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409, 422],
  })
  reportLabBooking(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ReportLabBooking }) body: ReportLabBooking,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.entries.report(id, body, by);
  }

  @Post(':id/acknowledge')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'acknowledgeCriticalResult',
    summary: 'Acknowledge a critical result',
    description:
      'Records who acted on the critical value of the current report, when and how. Until then the booking is in the list with the filter `critical`.',
    access: ['admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409],
  })
  acknowledgeCriticalResult(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: AcknowledgeCritical }) body: AcknowledgeCritical,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.critical.acknowledge(id, body, by);
  }

  @Get(':id/measures')
  @Route({
    id: 'getLabBookingMeasures',
    summary: 'Get the report form of a lab booking',
    description:
      'Returns the measures in the current definition of the test, and the data of the tested person on the day of the sample.',
    access: ['admin'],
    answer: BookingMeasures,
    errors: [404],
  })
  getLabBookingMeasures(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<BookingMeasures> {
    return this.basis.ofBooking(id, actor);
  }

  @Post(':id/correct-report')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'correctLabReport',
    summary: 'Correct a lab report',
    description:
      'Replaces the current report with a new one, at once or when another administrator releases it. The old report stays readable and is marked as corrected. The patient is notified of the release. After a preliminary report, the same call sends the final one.',
    access: ['admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409, 422],
  })
  correctLabReport(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: CorrectLabReport }) body: CorrectLabReport,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.entries.correct(id, body, by);
  }

  @Post(':id/release')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'releaseLabReport',
    summary: 'Release a lab report',
    description:
      'Makes the entered results the current report: patient and doctors are notified and can read it. Fails with FORBIDDEN for the person who entered the results while `releaseByAnother` applies, and with EDIT_CONFLICT if another person was faster.',
    access: ['admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409],
  })
  releaseLabReport(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ReleaseLabReport }) { entryId }: ReleaseLabReport,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.releases.release(id, entryId, by);
  }

  @Post(':id/return-report')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'returnLabReport',
    summary: 'Send entered results back',
    description:
      'The entered results are not released; the person who entered them is notified of the reason and can replace them. Fails like the release.',
    access: ['admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409],
  })
  returnLabReport(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ReturnLabReport }) body: ReturnLabReport,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.releases.sendBack(id, body, by);
  }
}
