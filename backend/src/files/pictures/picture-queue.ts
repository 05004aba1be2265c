import pLimit from 'p-limit';
import { Failure } from '../../common/errors/errors.js';
import { tFile } from '../../messages/people/files.js';

interface Bounds {
  /** Pictures that wait for their turn, of everyone and of one caller: no caller fills it alone. */
  waiting: number;
  waitingOfOne: number;
  /** A request that has waited this long is answered with BUSY. */
  waitMs: number;
}

const BOUNDS: Bounds = { waiting: 32, waitingOfOne: 16, waitMs: 8000 };
const COME_BACK_SECONDS = 5;

/** One picture is made at a time; the others wait in a line of bounded length and for a bounded time. */
export class PictureQueue {
  private readonly turn = pLimit(1);
  private readonly waiting = new Map<string, number>();

  constructor(private readonly bounds = BOUNDS) {}

  /**
   * @param caller a person or a network
   * @throws Failure BUSY when the line is full, this caller's share of it is, or the turn does not come in time
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
