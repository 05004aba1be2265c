import { Injectable } from '@nestjs/common';
import type { Effect, EffectState, OutboxRow } from './outbox.schema.js';

/** The worker's handler for one kind of effect. */
export interface EffectHandler {
  /** Executes one row; it is retried when it fails. */
  carryOut(row: OutboxRow): Promise<EffectState>;
  /** The last attempt has failed. */
  giveUp?(row: OutboxRow): Promise<void>;
}

/** The handler of each effect; every feature registers its own. */
@Injectable()
export class EffectHandlers {
  private readonly handlers = new Map<Effect, EffectHandler>();

  register(effect: Effect, handler: EffectHandler): void {
    this.handlers.set(effect, handler);
  }

  of(effect: Effect): EffectHandler {
    const handler = this.handlers.get(effect);
    if (!handler) throw new Error(`Nobody carries out the effect ${effect}.`);
    return handler;
  }
}
