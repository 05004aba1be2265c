import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeLines, ResumeLines } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { PrescriptionLifecycle } from './prescription-lifecycle.service.js';

@ApiTags('Prescriptions')
@Controller('api/v1/prescriptions')
export class PrescriptionLinesV1Controller {
  constructor(private readonly lifecycle: PrescriptionLifecycle) {}

  @Post(':id/hold')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'holdPrescription',
    summary: 'Put medicines on hold',
    description:
      'Pauses active lines. For the doctor who wrote it, and for a doctor to whom the record of the patient is open. The patient is notified. Fails with WRONG_STATE if a named line does not allow it; nothing is changed then. Audited.',
    access: ['doctor'],
    answer: PrescriptionDto,
    errors: [400, 404, 409, 422],
  })
  holdPrescription(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ChangeLines }) body: ChangeLines,
    @CurrentCaller() by: Caller,
  ): Promise<PrescriptionDto> {
    return this.lifecycle.change(id, { step: 'hold', ...body }, by);
  }

  @Post(':id/resume')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'resumePrescription',
    summary: 'Resume medicines',
    description:
      'Resumes lines that are on hold; their dates stay. For the doctor who wrote it, and for a doctor to whom the record of the patient is open. The patient is notified. Fails with WRONG_STATE if a named line does not allow it; nothing is changed then. Audited.',
    access: ['doctor'],
    answer: PrescriptionDto,
    errors: [400, 404, 409, 422],
  })
  resumePrescription(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ResumeLines }) body: ResumeLines,
    @CurrentCaller() by: Caller,
  ): Promise<PrescriptionDto> {
    return this.lifecycle.change(id, { step: 'resume', ...body }, by);
  }

  @Post(':id/stop')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'stopPrescription',
    summary: 'Stop medicines',
    description:
      'Ends lines that are active or on hold, with a reason. For the doctor who wrote it, and for a doctor to whom the record of the patient is open. The patient is notified. Fails with WRONG_STATE if a named line does not allow it; nothing is changed then. Audited.',
    access: ['doctor'],
    answer: PrescriptionDto,
    errors: [400, 404, 409, 422],
  })
  stopPrescription(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ChangeLines }) body: ChangeLines,
    @CurrentCaller() by: Caller,
  ): Promise<PrescriptionDto> {
    return this.lifecycle.change(id, { step: 'stop', ...body }, by);
  }

  @Post(':id/enter-in-error')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'markPrescriptionEnteredInError',
    summary: 'Mark medicines as entered in error',
    description:
      'For lines that should not have been written. Lines of other prescriptions that they had replaced are active again. Only for the doctor who wrote it. The patient is notified. Fails with WRONG_STATE if a named line is already marked. Audited.',
    access: ['doctor'],
    answer: PrescriptionDto,
    errors: [400, 404, 409, 422],
  })
  markPrescriptionEnteredInError(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: ChangeLines }) body: ChangeLines,
    @CurrentCaller() by: Caller,
  ): Promise<PrescriptionDto> {
    return this.lifecycle.change(id, { step: 'enter-in-error', ...body }, by);
  }
}
