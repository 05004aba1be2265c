import { Body, Controller, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import {
  AnswerQuestion,
  QuestionAnswer,
  QuestionList,
  QuestionsQuery,
} from '../../../openapi/contract/site/questions.js';
import type { QuestionStatus } from '../../../openapi/contract/site/questions.js';
import { TOTAL_COUNT } from '../../../openapi/contract/total-count.js';
import { Route } from '../common/http/documentation.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { QuestionDesk } from './question-desk.service.js';
import { QuestionsService } from './questions.service.js';

@ApiTags('Questions')
@Controller('api/questions')
export class QuestionsController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly desk: QuestionDesk,
  ) {}

  @Get('unanswered')
  @Route({
    id: 'listUnansweredQuestions',
    summary: 'List unanswered questions',
    description:
      'Returns the longest-waiting questions first. `X-Total-Count` gives the total; page with `skip` and `limit`.',
    access: ['admin'],
    answer: QuestionList,
    errors: [400],
  })
  listUnansweredQuestions(
    @Query({ schema: QuestionsQuery }) query: QuestionsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuestionList> {
    return this.page('unanswered', query, reply);
  }

  @Get('answered')
  @Route({
    id: 'listAnsweredQuestions',
    summary: 'List answered questions',
    description:
      'Returns the newest answers first. `X-Total-Count` gives the total; page with `skip` and `limit`.',
    access: ['admin'],
    answer: QuestionList,
    errors: [400],
  })
  listAnsweredQuestions(
    @Query({ schema: QuestionsQuery }) query: QuestionsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuestionList> {
    return this.page('answered', query, reply);
  }

  @Put(':id')
  @Route({
    id: 'answerQuestion',
    summary: 'Answer a question',
    description:
      'Changes the status from unanswered to answered. The answer goes to all users who wait for an answer to the same words, and is reused for later questions with the same words. Fails with ALREADY_ANSWERED if another administrator has answered first; send the current `version` to correct an answer.',
    access: ['admin'],
    answer: QuestionAnswer,
    errors: [400, 404, 409],
  })
  async answerQuestion(
    @Param('id', ObjectIdPipe) id: string,
    @Body({ schema: AnswerQuestion }) body: AnswerQuestion,
    @CurrentCaller() by: Caller,
  ): Promise<QuestionAnswer> {
    return { msg: 'success', value: await this.desk.answer(id, body, by) };
  }

  @Delete(':id')
  @Route({
    id: 'deleteQuestion',
    summary: 'Delete a question',
    description:
      'Deletes an answered or unanswered question. Its answer is no longer used. An FAQ that was created from it remains.',
    access: ['admin'],
    answer: QuestionAnswer,
    errors: [404],
  })
  async deleteQuestion(
    @Param('id', ObjectIdPipe) id: string,
    @CurrentCaller() by: Caller,
  ): Promise<QuestionAnswer> {
    return { msg: 'success', value: await this.desk.remove(id, by) };
  }

  private async page(
    status: QuestionStatus,
    query: QuestionsQuery,
    reply: FastifyReply,
  ): Promise<QuestionList> {
    const { questions, total } = await this.questions.all(status, query);
    void reply.header(TOTAL_COUNT, total);
    return { questions };
  }
}
