import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { networkLimitersOf } from '../common/limits/network-limiter.js';
import type { NetworkLimiter } from '../common/limits/network-limiter.js';
import { chatWords } from '../words/site/chat.js';

/** Messages that one network address may send in a minute. */
export const MESSAGES_PER_MINUTE = 30;
/** Questions that one network address may hand to the staff in ten minutes. */
export const QUESTIONS_PER_WINDOW = 20;
const WINDOW_SECONDS = 600;

/** Counts messages and questions per network address in the database, so that every process sees them. */
@Injectable()
export class ChatLimiter {
  private readonly messages: NetworkLimiter;
  private readonly questions: NetworkLimiter;

  constructor(@InjectConnection() connection: Connection) {
    const limiter = networkLimitersOf(connection, {
      collection: 'chattries',
      seconds: WINDOW_SECONDS,
      sentence: chatWords.youHaveSentOurStaff,
    });
    this.questions = limiter('question', QUESTIONS_PER_WINDOW);
    this.messages = limiter('message', MESSAGES_PER_MINUTE, {
      seconds: 60,
      sentence: chatWords.youAreSendingMessagesVery,
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
