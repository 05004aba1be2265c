import pLimit from 'p-limit';
import { Failure } from '../../common/errors/errors.js';
import { tFile } from '../../messages/people/files.js';

interface Bounds {
  /** Maximum waiting pictures, in all and per caller, so that no caller fills the queue alone. */
  waiting: number;
  waitingOfOne: number;
  /** A request that has waited this long is answered with BUSY. */
  waitMs: number;
}

const BOUNDS: Bounds = { waiting: 32, waitingOfOne: 16, waitMs: 8000 };
const COME_BACK_SECONDS = 5;

/** Processes one picture at a time; the queue is limited in length and waiting time. */
export class PictureQueue {
  private readonly turn = pLimit(1);
  private readonly waiting = new Map<string, number>();

  constructor(private readonly bounds = BOUNDS) {}

  /**
   * @param caller a person or a network
   * @throws Failure BUSY when the queue or the caller's share is full, or the wait is too long
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const ofCaller = this.waiting.get(caller) ?? 0;
    if (ofCaller >= this.bounds.waitingOfOne || this.turn.pendingCount >= this.bounds.waiting) throw busy();
    this.waiting.set(caller, ofCaller + 1);
    return new Promise<T>((resolve, reject) => {
      let hasLeft = false;
      const leave = () => {
        hasLeft = true;
        this.leave(caller);
      };
      const patience = setTimeout(() => {
        leave();
        reject(busy());
      }, this.bounds.waitMs);
      void this.turn(async () => {
        if (hasLeft) return;
        clearTimeout(patience);
        leave();
        await work().then(resolve, reject);
      });
    });
  }

  private leave(caller: string): void {
    const others = (this.waiting.get(caller) ?? 1) - 1;
    if (others > 0) this.waiting.set(caller, others);
    else this.waiting.delete(caller);
  }
}

const busy = () =>
  new Failure('BUSY', {
    sentence: tFile('picturesBusy'),
    retryAfterSeconds: COME_BACK_SECONDS,
  });
