import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';

/** Makes and checks the keys that open answers: they follow from the id and a secret, so none is stored. */
@Injectable()
export class QuestionKeys {
  private readonly secret: string;

  constructor(@Inject(ENV) env: Env) {
    this.secret = `questions:${env.JWT_SECRET}`;
  }

  keyOf(id: string): string {
    return createHmac('sha256', this.secret).update(id).digest('base64url');
  }

  opens(id: string, key: string): boolean {
    const [expected, given] = [Buffer.from(this.keyOf(id)), Buffer.from(key)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
