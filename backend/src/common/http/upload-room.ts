import { Failure } from '../errors/errors.js';
import { commonWords } from '../../words/common.js';

interface Bounds {
  /** Bytes of uploads in memory, of everyone and of one caller: nobody takes it all. */
  bytes: number;
  bytesOfOne: number;
}

const MIB = 2 ** 20;
const BOUNDS: Bounds = { bytes: 40 * MIB, bytesOfOne: 20 * MIB };
const COME_BACK_SECONDS = 5;

/** The memory that uploads may take together, from before they are read until they are answered. */
export class UploadRoom {
  private taken = 0;
  private readonly takenBy = new Map<string, number>();

  constructor(private readonly bounds = BOUNDS) {}

  /**
   * @param caller a person or a network
   * @returns what gives the room back
   * @throws Failure BUSY
   */
  take(caller: string, bytes: number): () => void {
    const ofCaller = this.takenBy.get(caller) ?? 0;
    if (this.taken + bytes > this.bounds.bytes || ofCaller + bytes > this.bounds.bytesOfOne) {
      throw new Failure('BUSY', {
        sentence: commonWords.manyFilesAreBeingSent,
        retryAfterSeconds: COME_BACK_SECONDS,
      });
    }
    this.add(caller, bytes);
    return () => this.add(caller, -bytes);
  }

  private add(caller: string, bytes: number): void {
    this.taken += bytes;
    const ofCaller = (this.takenBy.get(caller) ?? 0) + bytes;
    if (ofCaller > 0) this.takenBy.set(caller, ofCaller);
    else this.takenBy.delete(caller);
  }
}
