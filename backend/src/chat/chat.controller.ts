import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OptionalCaller } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { ChatAnswer, ChatAnswerQuery, ChatMessage, ChatReply } from '../../../openapi/contract/site/chat.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { Costs } from '../common/limits/costs.js';
import { AskedQuestions } from '../questions/asked-questions.service.js';
import { ChatService } from './chat.service.js';

@ApiTags('Chat')
@Controller('chat')
export class ChatController {
  constructor(
    private readonly chat: ChatService,
    private readonly questions: AskedQuestions,
  ) {}

  @Post()
  @Costs('search')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'chat',
    summary: 'Ask the chat',
    description:
      'Answers from the FAQs, from answered questions and from live data of the portal: free slots, prices and opening hours. Urgent words return the emergency number first. A question without an answer is forwarded to the staff, and the reply says so.',
    access: 'public',
    whose: 'person',
    answer: ChatReply,
    errors: [400],
  })
  reply(
    @Body({ schema: ChatMessage }) body: ChatMessage,
    @OptionalCaller() by: Caller<Actor | null>,
  ): Promise<ChatReply> {
    return this.chat.reply(body, by);
  }

  @Get('answers')
  @Route({
    id: 'getChatAnswer',
    summary: 'Get the answer of the staff',
    description:
      'Lets an open chat panel poll for the answer. The reply that forwarded the question contains the ID and key. Fails with 404 if the question was deleted.',
    access: 'public',
    answer: ChatAnswer,
    errors: [400, 404],
  })
  getChatAnswer(@Query({ schema: ChatAnswerQuery }) query: ChatAnswerQuery): Promise<ChatAnswer> {
    return this.questions.answerFor(query);
  }
}
