import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { networkLimitersOf } from '../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../common/limits/network-limiter.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { tChat } from '../messages/site/chat.js';

const WINDOW_SECONDS = 600;

/** Counts messages and questions per network address in the database, shared by all processes. */
@Injectable()
export class ChatLimiter {
  private readonly messages: NetworkLimiter;
  private readonly questions: NetworkLimiter;

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const limiter = networkLimitersOf(connection, {
      collection: 'chattries',
      seconds: WINDOW_SECONDS,
      sentence: tChat('staffQuestionsExceeded'),
    });
    this.questions = limiter('question', env.CHAT_QUESTIONS_PER_ADDRESS);
    this.messages = limiter('message', env.CHAT_MESSAGES_PER_ADDRESS_MINUTE, {
      seconds: 60,
      sentence: tChat('tooFast'),
    });
  }

  /** @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
  async countMessage(address: string): Promise<void> {
    await this.messages.count(address);
  }

  /** @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
  async countQuestion(address: string): Promise<void> {
    await this.questions.count(address);
  }
}
