import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';

/** Whose time it was; of some changes that is not said. */
export type FreedOf = Types.ObjectId | undefined;

/** Tells within this process that times of doctors may have become free, so that offers do not wait for the next round. */
@Injectable()
export class FreedTimes {
  private readonly listeners: ((doctorId: FreedOf) => void)[] = [];

  onFreed(listener: (doctorId: FreedOf) => void): void {
    this.listeners.push(listener);
  }

  /** May be called before the write that frees the time is committed: who listens looks a moment later. */
  tell(doctorId?: Types.ObjectId): void {
    for (const listener of this.listeners) listener(doctorId);
  }
}
