import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  VerifiedPrescription,
  VerifyPrescription,
} from '../../../../openapi/contract/care/lifecycle/verification.js';
import { OptionalCaller } from '../../common/http/actor.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { Route } from '../../common/http/documentation.js';
import { Verifications } from './verifications.service.js';

@ApiTags('Prescriptions')
@Controller('api/v1/prescription-verifications')
export class VerificationsV1Controller {
  constructor(private readonly verifications: Verifications) {}

  @Post()
  @HttpCode(200)
  @Route({
    id: 'verifyPrescription',
    summary: 'Verify a printed prescription',
    description:
      'For a pharmacist who holds the paper: returns date, doctor, initials of the patient, and the medicines with their states today. Requires number and verification code as printed. An unknown number and a wrong code return the same response. Wrong attempts are limited per network. Access is audited.',
    access: 'public',
    answer: VerifiedPrescription,
    errors: [400, 404],
  })
  verifyPrescription(
    @Body({ schema: VerifyPrescription }) body: VerifyPrescription,
    @OptionalCaller() by: Caller<Actor | null>,
  ): Promise<VerifiedPrescription> {
    return this.verifications.verify(body, by);
  }
}
