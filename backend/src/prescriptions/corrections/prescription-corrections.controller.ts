import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HideEntry } from '../../../../openapi/contract/care/entered-in-error.js';
import { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { CurrentCaller } from '../../common/http/actor.js';
import type { Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { PrescriptionCorrections } from './prescription-corrections.service.js';

@ApiTags('Prescriptions')
@Controller('api/v1/prescriptions/:id')
export class PrescriptionCorrectionsController {
  constructor(private readonly corrections: PrescriptionCorrections) {}

  @Post('hide')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'hidePrescription',
    summary: 'Mark a whole prescription as entered in error',
    description:
      'Ends every line as entered in error, gives the lines back that it had replaced unless their medicine was stopped, replaced again or is current elsewhere, and hides the prescription from the patient, exports and documents. The patient is told not to take its medicines until they have asked a doctor, and whether an earlier prescription is valid again. For the doctor who wrote it, and for an administrator. Audited.',
    access: ['doctor', 'admin'],
    answer: PrescriptionDto,
    errors: [400, 404, 409],
  })
  hidePrescription(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: HideEntry }) body: HideEntry,
    @CurrentCaller() by: Caller,
  ): Promise<PrescriptionDto> {
    return this.corrections.hide(id, body, by);
  }

  @Post('restore')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'restorePrescription',
    summary: 'Restore a prescription that was entered in error',
    description:
      'Gives every line the state that it had. Fails with WRONG_STATE if the patient takes one of its medicines from another prescription. Audited.',
    access: ['admin'],
    answer: PrescriptionDto,
    errors: [404, 409],
  })
  restorePrescription(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<PrescriptionDto> {
    return this.corrections.restore(id, by);
  }
}
