import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { BulkQuestions, QuestionDto, UpdateQuestion } from '../../../openapi/contract/site/questions.js';
import type { BulkResult } from '../../../openapi/contract/console/bulk.js';
import { ListQuery } from '../../../openapi/contract/common.js';
import { BulkRoute, inBulk } from '../common/lists/bulk.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Versioned } from '../common/http/if-match.interceptor.js';
import type { Listing } from '../common/lists/list-answer.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { QuestionDesk } from './question-desk.service.js';
import { QuestionsService } from './questions.service.js';

@ApiTags('Questions')
@Controller('api/v1/questions')
export class QuestionsV1Controller {
  constructor(
    private readonly questions: QuestionsService,
    private readonly desk: QuestionDesk,
  ) {}

  @Get()
  @Route({
    id: 'listQuestions',
    summary: 'List questions',
    description:
      "Returns questions, newest first. Filters: q (question text, by word prefix), status, published, askedAt_gte, askedAt_lte (dates in the hospital's time zone, inclusive), id. Sorts: id, askedAt.",
    access: ['admin'],
    answer: z.array(QuestionDto),
    list: 'questions',
    errors: [400],
  })
  listQuestions(@Query({ schema: ListQuery }) query: ListQuery): Listing<QuestionDto> {
    return this.questions.list(query);
  }

  @BulkRoute('bulkQuestions', 'questions', 'Deletes questions.')
  bulkQuestions(
    @Body({ schema: BulkQuestions }) body: BulkQuestions,
    @CurrentCaller() by: Caller,
  ): Promise<BulkResult> {
    return inBulk(body, {
      delete: (id) => this.desk.remove(id, by),
    });
  }

  @Get(':id')
  @Versioned()
  @Route({
    id: 'getQuestion',
    summary: 'Get a question',
    description: 'Returns one question with its answer.',
    access: ['admin'],
    answer: QuestionDto,
    errors: [404],
  })
  getQuestion(@Param('id', ObjectIdPipe) id: string): Promise<QuestionDto> {
    return this.questions.get(id);
  }

  @Put(':id')
  @Versioned()
  @Route({
    id: 'updateQuestion',
    summary: 'Answer a question or correct its answer',
    description:
      'Works like PUT /api/questions/{id}. Other read-only fields are ignored; `version` is checked.',
    access: ['admin'],
    answer: QuestionDto,
    errors: [400, 404, 409, 412],
  })
  updateQuestion(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: UpdateQuestion }) body: UpdateQuestion,
    @CurrentCaller() by: Caller,
  ): Promise<QuestionDto> {
    return this.desk.answer(id, body, by);
  }

  @Delete(':id')
  @Route({
    id: 'removeQuestion',
    summary: 'Delete a question',
    description: 'Returns the deleted record.',
    access: ['admin'],
    answer: QuestionDto,
    errors: [404],
  })
  removeQuestion(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<QuestionDto> {
    return this.desk.remove(id, by);
  }

  @Post(':id/publish')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'publishQuestion',
    summary: 'Publish an answered question as an FAQ',
    description:
      'Creates a published FAQ from the message and its answer. Repeated calls return the same response and create no second FAQ.',
    access: ['admin'],
    answer: QuestionDto,
    errors: [404, 409],
  })
  publishQuestion(@Param('id', ObjectIdPipe) id: string, @CurrentCaller() by: Caller): Promise<QuestionDto> {
    return this.desk.publish(id, by);
  }
}
