/** The delay before the second attempt, ms; it doubles with each further one. */
const FIRST_WAIT_MS = 2_000;

interface StreamConnectionOptions {
  /** The present address of the stream; requested before each attempt, because a ticket works once. */
  address: () => Promise<string>;
  /** Names of the events that the server sends. */
  events: readonly string[];
  longestWaitMs: number;
  onOpen: () => void;
  onCut: () => void;
  onEvent: (event: string, data: string) => void;
}

/** A server-sent event connection that reconnects after each disconnect. */
export class StreamConnection {
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitMs = FIRST_WAIT_MS;
  /** Counts the attempts: the result of an older one is dropped. */
  private attempt = 0;

  constructor(private readonly options: StreamConnectionOptions) {}

  /** Connects now, replacing the present connection or wait. */
  open(): void {
    this.close();
    this.waitMs = FIRST_WAIT_MS;
    void this.connect();
  }

  close(): void {
    this.attempt += 1;
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  private async connect(): Promise<void> {
    const { attempt } = this;
    try {
      const address = await this.options.address();
      if (attempt === this.attempt) this.listenTo(address);
    } catch {
      // Without an address the page polls, as after any other disconnect, and the attempts continue.
      if (attempt === this.attempt) this.retry();
    }
  }

  private listenTo(address: string): void {
    const source = new EventSource(address);
    source.onopen = () => {
      this.waitMs = FIRST_WAIT_MS;
      this.options.onOpen();
    };
    for (const event of this.options.events)
      source.addEventListener(event, ({ data }: MessageEvent<string>) => this.options.onEvent(event, data));
    source.onerror = () => {
      this.close();
      this.options.onCut();
      this.retry();
    };
    this.source = source;
  }

  private retry(): void {
    this.timer = setTimeout(() => void this.connect(), this.waitMs);
    this.waitMs = Math.min(this.waitMs * 2, this.options.longestWaitMs);
  }
}
