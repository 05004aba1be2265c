import { TaskFailed, TaskProcess } from '../../common/task-process.js';
import type { TaskLimits } from '../../common/task-process.js';

/** How to process a picture. */
export interface Recipe {
  width: number;
  height: number;
  fit: 'cover' | 'inside';
  /** When cropping, keep the most salient part. */
  position?: 'attention';
  withoutEnlargement?: boolean;
  /** Quality of the webp, up to 100. */
  quality: number;
  /** A picture with more pixels is refused. */
  maxPixels: number;
}

/** Why decoding failed: its bytes, a timeout, or no process was available. */
export class DecodingFailed extends Error {
  constructor(
    readonly reason: 'unreadable' | 'slow' | 'unavailable',
    detail: string,
  ) {
    super(detail);
  }
}

type Answer = { data: Uint8Array } | { error: string };

const LIMITS: TaskLimits = { taskMs: 20_000, idleMs: 30_000 };
const PROGRAM = {
  module: new URL('./decoder-process.mjs', import.meta.url),
  purpose: 'decodes pictures',
  options: ['--max-old-space-size=64', '--max-semi-space-size=1'],
  env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
};

/** Decodes pictures in a separate process, one after another: they never block the threads that hash passwords. */
export class Decoder {
  private readonly process: TaskProcess<{ bytes: Buffer; recipe: Recipe }, Answer>;

  constructor(limits = LIMITS) {
    this.process = new TaskProcess(PROGRAM, limits);
  }

  /** The running process, if any. */
  get pid(): number | undefined {
    return this.process.pid;
  }

  /**
   * Makes a webp of a picture. The caller ensures that only one call runs at a time.
   * @throws DecodingFailed
   */
  async make(bytes: Buffer, recipe: Recipe): Promise<Buffer> {
    const answer = await this.process.run({ bytes, recipe }).catch((error: unknown) => {
      if (!(error instanceof TaskFailed)) throw error;
      const { reason, message } = error;
      throw new DecodingFailed(reason === 'ended' ? 'unreadable' : reason, message);
    });
    if ('error' in answer) throw new DecodingFailed('unreadable', answer.error);
    return Buffer.from(answer.data);
  }
}
