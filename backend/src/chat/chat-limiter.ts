import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../common/errors.js';

/** Messages that one network address may send in a minute. */
export const MESSAGES_PER_MINUTE = 30;
/** Questions that one network address may hand to the staff in ten minutes. */
export const QUESTIONS_PER_WINDOW = 20;
const WINDOW_SECONDS = 600;

/** Counts messages and questions per network address in the database, so that every process sees them. */
@Injectable()
export class ChatLimiter {
  private readonly messages: RateLimiterMongo;
  private readonly questions: RateLimiterMongo;

  constructor(@InjectConnection() connection: Connection) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterMongo({
        storeClient: connection.getClient(),
        dbName: connection.name,
        tableName: 'chattries',
        keyPrefix,
        points,
        duration,
      });
    this.messages = limiter('message', MESSAGES_PER_MINUTE, 60);
    this.questions = limiter('question', QUESTIONS_PER_WINDOW, WINDOW_SECONDS);
  }

  /** @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
  countMessage(address: string): Promise<void> {
    return count(this.messages, address, 'You are sending messages very quickly.');
  }

  /** @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
  countQuestion(address: string): Promise<void> {
    return count(this.questions, address, 'You have sent our staff many questions.');
  }
}

async function count(limiter: RateLimiterMongo, address: string, why: string): Promise<void> {
  try {
    await limiter.consume(address);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
    throw new Failure('TOO_MANY_REQUESTS', {
      sentence: `${why} Please wait ${waitOf(retryAfterSeconds)} and try again.`,
      retryAfterSeconds,
    });
  }
}

const waitOf = (seconds: number): string => {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
};
