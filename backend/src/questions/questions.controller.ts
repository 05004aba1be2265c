import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../common/http/actor.js';
import type { Caller } from '../common/http/actor.js';
import { AnswerQuestion, QuestionAnswer, QuestionList } from '../../../openapi/contract/site/questions.js';
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
    summary: 'Questions that wait for an answer',
    description: 'Who has waited longest comes first.',
    access: ['admin'],
    answer: QuestionList,
  })
  async listUnansweredQuestions(): Promise<QuestionList> {
    return { questions: await this.questions.all('unanswered') };
  }

  @Get('answered')
  @Route({
    id: 'listAnsweredQuestions',
    summary: 'Questions with their answers',
    description: 'The newest answer comes first.',
    access: ['admin'],
    answer: QuestionList,
  })
  async listAnsweredQuestions(): Promise<QuestionList> {
    return { questions: await this.questions.all('answered') };
  }

  @Put(':id')
  @Route({
    id: 'answerQuestion',
    summary: 'Answer a question',
    description:
      'unanswered → answered. Everyone who waits for an answer to the same words gets it, and from then on so does whoever asks them. When somebody else was faster the answer is ALREADY_ANSWERED; give the `version` that you have seen to correct an answer.',
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
    description: 'Answered or not. Its answer is no longer given to anyone; an FAQ made from it stays.',
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
}
