import { Injectable } from '@nestjs/common';
import type { Effect, EffectState, OutboxRow } from './outbox.schema.js';

/** What the worker does with the rows of one effect. */
export interface EffectHandler {
  /** Carries one row out; called again later when it fails. */
  carryOut(row: OutboxRow): Promise<EffectState>;
  /** The last try has failed as well. */
  giveUp?(row: OutboxRow): Promise<void>;
}

/** Which handler belongs to which effect; every feature that has one registers its own. */
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
