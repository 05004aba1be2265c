import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { RecollectLabSample } from '../../../../openapi/contract/shop/lab-collection.js';
import { RejectLabSample } from '../../../../openapi/contract/shop/lab-samples.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { LabSamples } from './lab-samples.service.js';

@ApiTags('Lab bookings')
@Controller('api/v1/lab-bookings')
export class LabSamplesController {
  constructor(private readonly samples: LabSamples) {}

  @Post(':id/reject-sample')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'rejectLabSample',
    summary: 'Reject a lab sample',
    description:
      'Changes the status from sampleCollected to sampleRejected and drops results that are not released. Patient and doctors are notified of the reason. The booking keeps its payment; nothing is charged or refunded. A repeated call with the same reason returns the same response.',
    access: ['admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409],
  })
  rejectLabSample(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: RejectLabSample }) body: RejectLabSample,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.samples.reject(id, body, by);
  }

  @Post(':id/recollect')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'recollectLabSample',
    summary: 'Choose a new time for a rejected sample',
    description:
      'Changes the status from sampleRejected to requested, with a new day, window and place on the same payment. A patient who comes to the lab without a new time is collected directly.',
    access: ['patient', 'admin'],
    answer: LabBookingDto,
    errors: [400, 404, 409, 422],
  })
  recollectLabSample(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: RecollectLabSample }) body: RecollectLabSample,
    @CurrentCaller() by: Caller,
  ): Promise<LabBookingDto> {
    return this.samples.recollect(id, body, by);
  }
}
