import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';

/** What to make of a picture. */
export interface Recipe {
  width: number;
  height: number;
  fit: 'cover' | 'inside';
  /** Of what is cut off: keep the part that eyes go to. */
  position?: 'attention';
  withoutEnlargement?: boolean;
  /** Of the webp that is made, to 100. */
  quality: number;
  /** A picture of more is not begun. */
  maxPixels: number;
}

/** Why there is no picture: its bytes, the time it took, or that no process could be had. */
export class DecodingFailed extends Error {
  constructor(
    readonly reason: 'unreadable' | 'slow' | 'unavailable',
    detail: string,
  ) {
    super(detail);
  }
}

interface Limits {
  /** For one picture, the start of the process included; then it is killed. */
  taskMs: number;
  /** Without a picture to make the process is ended: its memory comes back. */
  idleMs: number;
}

type Answer = { data: Uint8Array } | { error: string };

const LIMITS: Limits = { taskMs: 20_000, idleMs: 30_000 };
const PROCESS = fileURLToPath(new URL('./decoder-process.mjs', import.meta.url));

/**
 * Decodes pictures in a process of its own, one after the other: the threads that look at passwords never hold one, a
 * limit really kills, and memory comes back. The process knows no setting and no secret.
 */
export class Decoder {
  private readonly logger = new Logger(Decoder.name);
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits = LIMITS) {}

  /** The process at work or waiting for work, if there is one. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Makes a webp of a picture. The caller sees to it that there is one call at a time.
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
