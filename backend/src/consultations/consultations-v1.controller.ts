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
    summary: 'Read what is written at a visit',
    description:
      'For the doctor of an accepted or completed visit: the draft that was kept, and what has been written so far.',
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
    summary: 'Keep the draft of a visit',
    description:
      'The fields as they stand, finished or not; the patient sees nothing of them. A `version` that is not the present one is answered with EDIT_CONFLICT: another tab has been faster.',
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
    summary: 'Save all that was written at a visit',
    description:
      'Note, diagnosis, vital signs, prescription, tests to be done and the follow-up, with or without completing the visit: all of it or nothing. The draft is gone with it. The patient is told of each part, and asked to book the tests. A `version` that is not the present one is answered with EDIT_CONFLICT.',
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
