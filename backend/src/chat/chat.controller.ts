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
    summary: 'Ask the hospital',
    description:
      'Answers from the FAQs, from answered questions and from what the portal knows at this moment: free visits, prices, opening hours. Urgent words get the emergency number first. What it does not know goes to the staff, and the reply says so.',
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
    summary: "Ask for the staff's answer",
    description:
      'For the open panel: id and key came with the reply that handed the question over. A question that has been deleted is answered with 404.',
    access: 'public',
    answer: ChatAnswer,
    errors: [400, 404],
  })
  getChatAnswer(@Query({ schema: ChatAnswerQuery }) query: ChatAnswerQuery): Promise<ChatAnswer> {
    return this.questions.answerFor(query);
  }
}
