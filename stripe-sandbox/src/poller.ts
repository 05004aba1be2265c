/**
 * Runs a task again and again: every `intervalMs`, and at once when kicked. Runs never overlap; a kick during a run
 * causes one more run after it. What the task has to do stands in the database, so a missed kick only costs time.
 */
export class Poller {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;

  /**
   * @param task does whatever is due
   * @param intervalMs pause between two runs
   * @param onError hears of a run that failed; the next one comes as usual
   */
  constructor(
    private readonly task: () => Promise<void>,
    private readonly intervalMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.stopped = false;
    this.kick();
  }

  kick(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.run();
  }

  /** Ends the runs; resolves when the current one is over. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      do {
        this.again = false;
        await this.task();
      } while (this.again && !this.stopped);
    } catch (error) {
      this.onError(error);
    }
    this.running = undefined;
    if (!this.stopped) this.timer = setTimeout(() => this.kick(), this.intervalMs);
  }
}
