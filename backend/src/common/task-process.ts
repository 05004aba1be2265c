import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';

export interface TaskLimits {
  /** For one task including the start of the process, which is then killed. */
  taskMs: number;
  /** An idle process is ended to free its memory. */
  idleMs: number;
  /** After this number of tasks a new process is started; unlimited by default. */
  maxTasks?: number;
}

interface Program {
  /** The module that the process runs, in plain JavaScript: a process cannot be started from TypeScript. */
  module: URL;
  /** What the process does, for the log: "decodes pictures". */
  purpose: string;
  /** Options of Node.js. */
  options: string[];
  env?: Record<string, string>;
}

/** Why a task has no answer: it took too long, the process ended over it, or no process could be started. */
export class TaskFailed extends Error {
  constructor(
    readonly reason: 'slow' | 'ended' | 'unavailable',
    detail: string,
  ) {
    super(detail);
  }
}

/**
 * Runs tasks in a child process, one after another. A timeout really kills, a crash ends only the task, and memory is
 * freed. The process has no settings and no secrets.
 */
export class TaskProcess<Task extends object, Answer extends object> {
  private readonly logger = new Logger(TaskProcess.name);
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private tasks = 0;

  constructor(
    private readonly program: Program,
    private readonly limits: TaskLimits,
  ) {}

  /** The running process, if any. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Answers one task. The caller ensures that only one call runs at a time.
   * @throws TaskFailed
   */
  async run(task: Task): Promise<Answer> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    return this.ask(child, task).finally(() => this.rest(child));
  }

  private start(): ChildProcess {
    const { PATH } = process.env;
    const { module, options, env } = this.program;
    this.tasks = 0;
    const child = fork(fileURLToPath(module), {
      env: { ...(PATH !== undefined && { PATH }), ...env },
      execArgv: options,
      serialization: 'advanced',
    });
    child.once('exit', () => this.forget(child));
    child.on('error', () => this.forget(child));
    return child;
  }

  private async ask(child: ChildProcess, task: Task): Promise<Answer> {
    child.ref();
    child.channel?.ref();
    const over = new AbortController();
    const until = { signal: over.signal };
    const isLate = AbortSignal.timeout(this.limits.taskMs);
    isLate.addEventListener('abort', () => child.kill('SIGKILL'), until);
    try {
      const ended = once(child, 'exit', until).then(([code, signal]: unknown[]) => {
        if (isLate.aborted) throw new TaskFailed('slow', `not done within ${this.limits.taskMs} ms`);
        this.logger.warn(
          `The process that ${this.program.purpose} ended over a task with ${String(signal ?? code)}.`,
        );
        throw new TaskFailed('ended', 'the process ended over it');
      });
      const answered = once(child, 'message', until).then(([answer]) => answer as Answer);
      const sent = new Promise<never>((_, reject) => {
        child.send(task, (error) => error && reject(new TaskFailed('unavailable', error.message)));
      });
      return await Promise.race([answered, ended, sent]);
    } finally {
      over.abort();
    }
  }

  private rest(child: ChildProcess): void {
    this.tasks += 1;
    if (this.tasks >= (this.limits.maxTasks ?? Infinity)) return this.end(child);
    child.unref();
    child.channel?.unref();
    this.idle = setTimeout(() => this.end(child), this.limits.idleMs).unref();
  }

  private end(child: ChildProcess): void {
    this.forget(child);
    child.kill('SIGKILL');
  }

  private forget(child: ChildProcess): void {
    if (this.child === child) this.child = null;
  }
}
