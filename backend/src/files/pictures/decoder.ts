import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';

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

interface Limits {
  /** For one picture including the start of the process, which is then killed. */
  taskMs: number;
  /** An idle process is ended to free its memory. */
  idleMs: number;
}

type Answer = { data: Uint8Array } | { error: string };

const LIMITS: Limits = { taskMs: 20_000, idleMs: 30_000 };
const PROCESS = fileURLToPath(new URL('./decoder-process.mjs', import.meta.url));

/**
 * Decodes pictures in a separate process, one after another. They never block the threads that hash passwords,
 * a timeout really kills, and memory is freed. The process has no settings and no secrets.
 */
export class Decoder {
  private readonly logger = new Logger(Decoder.name);
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits = LIMITS) {}

  /** The running process, if any. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Makes a webp of a picture. The caller ensures that only one call runs at a time.
   * @throws DecodingFailed
   */
  async make(bytes: Buffer, recipe: Recipe): Promise<Buffer> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    const answer = await this.ask(child, { bytes, recipe }).finally(() => this.rest(child));
    if ('error' in answer) throw new DecodingFailed('unreadable', answer.error);
    return Buffer.from(answer.data);
  }

  private start(): ChildProcess {
    const { PATH } = process.env;
    const env = { ...(PATH !== undefined && { PATH }), UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' };
    const execArgv = ['--max-old-space-size=64', '--max-semi-space-size=1'];
    const child = fork(PROCESS, { env, execArgv, serialization: 'advanced' });
    child.once('exit', () => this.forget(child));
    child.on('error', () => this.forget(child));
    return child;
  }

  private async ask(child: ChildProcess, task: { bytes: Buffer; recipe: Recipe }): Promise<Answer> {
    child.ref();
    child.channel?.ref();
    const over = new AbortController();
    const until = { signal: over.signal };
    const isLate = AbortSignal.timeout(this.limits.taskMs);
    isLate.addEventListener('abort', () => child.kill('SIGKILL'), until);
    try {
      const ended = once(child, 'exit', until).then(([code, signal]: unknown[]) => {
        if (isLate.aborted) throw new DecodingFailed('slow', `not made within ${this.limits.taskMs} ms`);
        this.logger.warn(`The process that decodes pictures ended over one with ${String(signal ?? code)}.`);
        throw new DecodingFailed('unreadable', 'the process ended over it');
      });
      const answered = once(child, 'message', until).then(([answer]) => answer as Answer);
      const sent = new Promise<never>((_, reject) => {
        child.send(task, (error) => error && reject(new DecodingFailed('unavailable', error.message)));
      });
      return await Promise.race([answered, ended, sent]);
    } finally {
      over.abort();
    }
  }

  private rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.idle = setTimeout(() => {
      this.forget(child);
      child.kill('SIGKILL');
    }, this.limits.idleMs).unref();
  }

  private forget(child: ChildProcess): void {
    if (this.child === child) this.child = null;
  }
}
