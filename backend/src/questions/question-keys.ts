import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { Keys } from '../config/keys.js';

/** Creates and verifies the keys that open answers. They derive from the id and a secret, so none is stored. */
@Injectable()
export class QuestionKeys {
  private readonly keys: Keys;

  constructor(@Inject(ENV) env: Env) {
    this.keys = new Keys(env.JWT_SECRET, 'answers to questions');
  }

  keyOf(id: string): string {
    return this.keys.sign(id);
  }

  opens(id: string, key: string): boolean {
    return this.keys.isSignature(id, key);
  }
}
