import pLimit from 'p-limit';
import { TaskProcess } from '../../common/task-process.js';
import type { TaskLimits } from '../../common/task-process.js';
import type { DocumentText } from '../document-text.js';
import { printable } from './printable.js';

/** What is printed: the document with the hospital's head and the texts of every sheet. */
export interface DocumentContent extends Omit<DocumentText, 'reference' | 'signature' | 'qr'> {
  /** Of the messages, as in BCP 47. */
  language: string;
  region: string;
  hospital: { name: string; phone: string; contact: string };
  reference: string;
  signature: string[];
  /** Missing in documents without a QR code. */
  qr?: { svg: string; alt: string; caption: string } | null;
  /** With `{page}` and `{pages}`. */
  pageNumber: string;
}

/** For the process. */
export interface DocumentTask {
  content: DocumentContent;
  /** A standard whose rules are checked, e.g. `ua-1`; a character without a glyph then fails. */
  standard?: string;
}

type Answer = { data: Uint8Array } | { error: string };

const LIMITS: TaskLimits = { taskMs: 20_000, idleMs: 30_000, maxTasks: 200 };
const PROGRAM = {
  module: new URL('./typesetter-process.mjs', import.meta.url),
  purpose: 'makes documents',
  options: ['--max-old-space-size=64', '--max-semi-space-size=1'],
};

/** Makes PDF documents in a separate process, one after another. */
export class Typesetter {
  private readonly turn = pLimit(1);
  private readonly process: TaskProcess<DocumentTask, Answer>;

  constructor(limits = LIMITS) {
    this.process = new TaskProcess(PROGRAM, limits);
  }

  /** The running process, if any. */
  get pid(): number | undefined {
    return this.process.pid;
  }

  /** @throws TaskFailed without a process; an Error with the compiler's words when the document cannot be made */
  async make(content: DocumentContent, standard?: string): Promise<Buffer> {
    const clean = JSON.parse(JSON.stringify(content), (_, value: unknown) =>
      typeof value === 'string' ? printable(value) : value,
    ) as DocumentContent;
    const answer = await this.turn(() => this.process.run({ content: clean, standard }));
    if ('error' in answer) throw new Error(answer.error);
    return Buffer.from(answer.data);
  }
}
