import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';

/** The doctor; some changes do not name one. */
export type FreedOf = Types.ObjectId | undefined;

/**
 * Announces within this process that times may have become free, so that offers need not wait for the next
 * round.
 */
@Injectable()
export class FreedTimes {
  private readonly listeners: ((doctorId: FreedOf) => void)[] = [];

  onFreed(listener: (doctorId: FreedOf) => void): void {
    this.listeners.push(listener);
  }

  /** It may be called before the commit, because listeners read a moment later. */
  tell(doctorId?: Types.ObjectId): void {
    for (const listener of this.listeners) listener(doctorId);
  }
}
