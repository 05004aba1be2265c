import { Injectable } from '@nestjs/common';

/** Tells within this process that times of doctors may have become free, so that nobody has to wait for the next round. */
@Injectable()
export class FreedTimes {
  private readonly listeners: (() => void)[] = [];

  onFreed(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** May be called before the write that frees the time is committed: who listens looks a moment later. */
  tell(): void {
    for (const listener of this.listeners) listener();
  }
}
