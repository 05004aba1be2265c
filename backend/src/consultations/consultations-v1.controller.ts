import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import {
  ConsultationDto,
  KeepDraft,
  SaveConsultation,
} from '../../../openapi/contract/care/consultations.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { ConsultationWriter } from './consultation-writer.service.js';
import { ConsultationsService } from './consultations.service.js';

@ApiTags('Appointments')
@Controller('api/v1/appointments/:id/consultation')
export class ConsultationsV1Controller {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly writer: ConsultationWriter,
  ) {}

  @Get()
  @Versioned()
  @Route({
    id: 'getConsultation',
    summary: 'Get the consultation notes of a visit',
    description:
      'Returns the saved draft and everything written so far. For the doctor of an accepted or completed visit.',
    access: ['doctor'],
    answer: ConsultationDto,
    errors: [404, 409],
  })
  getConsultation(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ConsultationDto> {
    return this.consultations.get(id, actor);
  }

  @Put()
  @Versioned()
  @Route({
    id: 'keepConsultationDraft',
    summary: 'Save the draft of a consultation',
    description:
      'Saves the fields as they are, complete or not. The patient does not see them. Fails with EDIT_CONFLICT if `version` is not the current one, such as after a change in another tab.',
    access: ['doctor'],
    answer: ConsultationDto,
    errors: [400, 404, 409, 412],
  })
  keepConsultationDraft(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: KeepDraft }) body: KeepDraft,
    @CurrentActor() actor: Actor,
  ): Promise<ConsultationDto> {
    return this.consultations.keep(id, body, actor);
  }

  @Post('save')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'saveConsultation',
    summary: 'Save a consultation',
    description:
      'Saves note, diagnosis, vital signs, prescription, requested tests and follow-up in one transaction, and optionally completes the visit. The draft is deleted. The patient is notified of each part and asked to book the tests. Fails with EDIT_CONFLICT if `version` is not the current one.',
    access: ['doctor'],
    answer: ConsultationDto,
    errors: [400, 404, 409, 422],
  })
  saveConsultation(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: SaveConsultation }) body: SaveConsultation,
    @CurrentCaller() by: Caller,
  ): Promise<ConsultationDto> {
    return this.writer.save(id, body, by);
  }
}
