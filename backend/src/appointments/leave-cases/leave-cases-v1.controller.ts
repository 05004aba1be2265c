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
    summary: 'List what becomes of the visits of a leave',
    description:
      'One case for each visit that was booked on the days of a leave or a holiday when it was added. Filters and sorts as listLeaveCases. They stay when the leave is removed.',
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
    summary: 'List visits whose doctors are away',
    description:
      "A patient's own cases, those of a doctor's visits, or all for an administrator. Filters: status, needsCall, leaveId, doctorId, patientId, id. Sorts: id, answerBy.",
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
    summary: 'Read what becomes of a visit whose doctor is away',
    description: "One case in the caller's scope.",
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
    summary: 'What the patient can choose instead',
    description:
      'The three next free times of the same doctor, other doctors of the speciality with theirs at no extra cost, and what the refund comes to; as of now. LEAVE_CASE_SETTLED once the case is not open any more.',
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
      'The patient moves the visit to a free time of the same doctor or of another one of the speciality, or has it cancelled and refunded in full. An accepted visit stays accepted. A doctor who takes more costs nothing more; of one who takes less the difference goes back. Of two answers at once one is taken, and the other reads LEAVE_CASE_SETTLED. Refused times: TIME_OVER, TOO_FAR_AHEAD, ON_LEAVE, SLOT_NOT_OFFERED, SLOT_TAKEN.',
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
    summary: 'Note that the patient was called',
    description:
      'Takes a case without an answer in time out of the queue and keeps who called and when. WRONG_STATE when the call was made already or is not due.',
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
