import type {
  ConsultationDraft,
  ConsultationDto,
  KeepDraft,
} from '../../../../openapi/contract/care/consultations.js';
import { ApiError, sentenceOf } from '../../api/client';
import { unsentDraft } from './unsentDraft';
import { textOf } from './visitDraft';
import { serverNow } from '../../common/clock/serverClock';

/** The pause in typing before the draft is sent, and the retry interval, ms. */
const SEND_AFTER_MS = 1000;
const RETRY_AFTER_MS = 5000;

export type DraftState =
  | { kind: 'untouched' | 'keeping' | 'offline' | 'conflict' }
  /** An ISO instant. */
  | { kind: 'kept'; at: string }
  | { kind: 'refused'; sentence: string };

interface DraftKeeperOptions {
  /** The key in `unsentDraft`. */
  key: string;
  /** The version in the forms. */
  version: number;
  read: () => ConsultationDraft;
  put: (body: KeepDraft) => Promise<ConsultationDto>;
  get: () => Promise<ConsultationDto>;
}

const isConflict = (error: unknown) =>
  error instanceof ApiError && ['EDIT_CONFLICT', 'PRECONDITION_FAILED'].includes(error.code);

/** Sends a visit's draft to the server during typing, one request at a time, and reports the state. */
export class DraftKeeper {
  private readonly options: DraftKeeperOptions;
  private readonly listeners = new Set<() => void>();
  private current: DraftState = { kind: 'untouched' };
  private version: number;
  private isDirty = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  /** Drafts whose response was lost and which may have arrived. */
  private unanswered: string[] = [];

  constructor(options: DraftKeeperOptions) {
    this.options = options;
    this.version = options.version;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  state = (): DraftState => this.current;

  /** Called after input. */
  changed(): void {
    this.isDirty = true;
    const { key, read } = this.options;
    unsentDraft.keep(key, { draft: read(), version: this.version });
    if (this.current.kind === 'conflict') return;
    if (this.current.kind !== 'offline') this.set({ kind: 'keeping' });
    this.sendAfter(SEND_AFTER_MS);
  }

  /** Sends unsent input; resolves when no request is running. */
  flush = (): Promise<void> => {
    clearTimeout(this.timer);
    this.running ??= this.send().finally(() => {
      this.running = null;
    });
    return this.running;
  };

  /** Waits for the running request and stops sending; resolves with the version for the save. */
  async settle(): Promise<number> {
    clearTimeout(this.timer);
    await this.running;
    clearTimeout(this.timer);
    return this.version;
  }

  /** A save was refused: the input stays a draft. */
  resume(): void {
    if (this.isDirty && this.current.kind !== 'conflict') this.sendAfter(SEND_AFTER_MS);
  }

  /** The forms now show this version: it was saved, or another tab's was loaded. */
  startFrom(version: number): void {
    clearTimeout(this.timer);
    this.version = version;
    this.isDirty = false;
    this.unanswered = [];
    unsentDraft.drop(this.options.key);
    this.set({ kind: 'untouched' });
  }

  /** Another tab was faster. */
  overtaken = (): void => this.set({ kind: 'conflict' });

  /** This tab's input replaces the other tab's draft. */
  async insist(): Promise<void> {
    const { version } = await this.options.get();
    this.version = version;
    this.set({ kind: 'keeping' });
    this.changed();
    await this.flush();
  }

  private async send(): Promise<void> {
    while (this.isDirty && this.current.kind !== 'conflict') {
      const draft = this.options.read();
      this.isDirty = false;
      this.unanswered.push(textOf(draft));
      try {
        this.arrived(await this.options.put({ draft, version: this.version }));
      } catch (error) {
        this.isDirty = true;
        if (!(await this.hadArrived(error))) return;
      }
    }
  }

  private arrived({ version, draftAt }: Pick<ConsultationDto, 'version' | 'draftAt'>): void {
    const { key, read } = this.options;
    this.version = version;
    this.unanswered = [];
    if (this.isDirty) return unsentDraft.keep(key, { draft: read(), version });
    unsentDraft.drop(key);
    this.set({ kind: 'kept', at: draftAt ?? serverNow().toISOString() });
  }

  /** Whether a refusal only means that an earlier attempt had arrived and its response was lost. */
  private async hadArrived(error: unknown): Promise<boolean> {
    try {
      if (!isConflict(error)) throw error;
      const now = await this.options.get();
      const present = textOf(now.draft);
      if (!this.unanswered.includes(present)) {
        this.overtaken();
        return false;
      }
      this.isDirty = present !== textOf(this.options.read());
      this.arrived(now);
      return true;
    } catch (failure) {
      this.failed(failure);
      return false;
    }
  }

  private failed(error: unknown): void {
    if (error instanceof ApiError && error.isTemporary) {
      this.set({ kind: 'offline' });
      this.sendAfter(RETRY_AFTER_MS);
    } else this.set({ kind: 'refused', sentence: sentenceOf(error) });
  }

  private sendAfter(delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), delayMs);
  }

  private set(state: DraftState): void {
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}
