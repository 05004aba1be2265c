import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import {
  AnswerLeaveCase,
  LeaveCaseDto,
  LeaveCaseOffers,
} from '../../../../openapi/contract/care/leave-cases.js';
import { ListQuery } from '../../../../openapi/contract/common.js';
import { USER_TYPES } from '../../../../openapi/contract/people/fields.js';
import { CurrentActor, CurrentCaller } from '../../common/http/actor.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { Idempotent, Route } from '../../common/http/documentation.js';
import type { Listing } from '../../common/lists/list-answer.js';
import { ObjectIdPipe } from '../../common/http/object-id.pipe.js';
import { LeaveCaseAnswers } from './leave-case-answers.service.js';
import { LeaveCasesService } from './leave-cases.service.js';

@ApiTags('Availability')
@Controller('api/v1')
export class LeaveCasesV1Controller {
  constructor(
    private readonly cases: LeaveCasesService,
    private readonly answers: LeaveCaseAnswers,
  ) {}

  @Get('leaves/:id/cases')
  @Route({
    id: 'listCasesOfLeave',
    summary: 'List the cases of a leave',
    description:
      'Returns one case for each visit that was booked on the days of the leave or holiday when it was added. Filters and sorts are those of listLeaveCases. Cases remain after the leave is removed.',
    access: ['doctor', 'admin'],
    answer: z.array(LeaveCaseDto),
    list: 'leave-cases',
    errors: [400, 404],
  })
  listCasesOfLeave(
    @Param('id', ObjectIdPipe) id: string,
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Listing<LeaveCaseDto>> {
    return this.cases.listOfLeave(id, query, actor);
  }

  @Get('leave-cases')
  @Route({
    id: 'listLeaveCases',
    summary: 'List cases of visits whose doctor is away',
    description:
      "Returns a patient's own cases, the cases of a doctor's visits, or all for an administrator. Filters: status, needsCall, leaveId, doctorId, patientId, id. Sorts: id, answerBy.",
    access: USER_TYPES,
    answer: z.array(LeaveCaseDto),
    list: 'leave-cases',
    errors: [400],
  })
  listLeaveCases(
    @Query({ schema: ListQuery }) query: ListQuery,
    @CurrentActor() actor: Actor,
  ): Listing<LeaveCaseDto> {
    return this.cases.list(query, actor);
  }

  @Get('leave-cases/:id')
  @Route({
    id: 'getLeaveCase',
    summary: 'Get the case of a visit whose doctor is away',
    description: "Returns one case in the caller's scope.",
    access: USER_TYPES,
    answer: LeaveCaseDto,
    errors: [404],
  })
  getLeaveCase(@Param('id', ObjectIdPipe) id: string, @CurrentActor() actor: Actor): Promise<LeaveCaseDto> {
    return this.cases.get(id, actor);
  }

  @Get('leave-cases/:id/offers')
  @Route({
    id: 'listLeaveCaseOffers',
    summary: 'List the alternatives of a case',
    description:
      'Returns the next three free times of the same doctor, other doctors of the speciality with their free times at no extra cost, and the current amount of the refund. Fails with LEAVE_CASE_SETTLED if the case is no longer open.',
    access: ['patient', 'admin'],
    answer: LeaveCaseOffers,
    errors: [404, 409],
  })
  listLeaveCaseOffers(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<LeaveCaseOffers> {
    return this.answers.offersOf(id, actor);
  }

  @Post('leave-cases/:id/answer')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'answerLeaveCase',
    summary: 'Choose another time, another doctor or the refund',
    description:
      'The patient moves the visit to a free time of the same doctor or of another doctor of the speciality, or cancels it with a full refund. An accepted visit stays accepted. A doctor with a higher fee costs nothing extra; for a doctor with a lower fee, the difference is refunded. If two answers arrive at the same time, one is applied and the other fails with LEAVE_CASE_SETTLED. Time errors: TIME_OVER, TOO_FAR_AHEAD, ON_LEAVE, SLOT_NOT_OFFERED, SLOT_TAKEN.',
    access: ['patient'],
    answer: LeaveCaseDto,
    errors: [400, 404, 409, 422],
  })
  answerLeaveCase(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: AnswerLeaveCase }) body: AnswerLeaveCase,
    @CurrentCaller() by: Caller,
  ): Promise<LeaveCaseDto> {
    return this.answers.answer(id, body, by);
  }

  @Post('leave-cases/:id/call')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'noteLeaveCaseCall',
    summary: 'Record a call to the patient',
    description:
      'Removes a case without a timely answer from the call queue, and records who called and when. Fails with WRONG_STATE if the call was already recorded or is not due.',
    access: ['admin'],
    answer: LeaveCaseDto,
    errors: [404, 409],
  })
  noteLeaveCaseCall(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<LeaveCaseDto> {
    return this.cases.noteCall(id, by);
  }
}
