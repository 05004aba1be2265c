/** The server's time on this device, whose own clock may be wrong or may change. */

/** A `Date` header has whole seconds. */
const HEADER_STEP_MS = 1000;
/** The device's clocks have drifted apart: it slept, or its clock was set. */
const DRIFT_MS = 2000;

/** Bounds of the server's time minus the monotonic clock, ms. */
interface Bounds {
  low: number;
  high: number;
}

let bounds: Bounds | null = null;
/** Wall clock minus monotonic clock at the last server time. */
let wallAtReading = 0;
let hasAsked = false;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The server's time now, ms since 1970; the device's own time before the first response. */
export const serverTime = (): number =>
  bounds ? performance.now() + (bounds.low + bounds.high) / 2 : Date.now();

/** The server's time now. */
export const serverNow = (): Date => new Date(serverTime());

/** Calls the listener when the estimated server time changes. Returns the unsubscribe function. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads the server's time from a response.
 * @param header its `Date`
 * @param sentAt when the call was sent, by `performance.now()`
 */
export function noteServerTime(header: string | null, sentAt: number): void {
  const date = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(date)) return;
  const before = serverTime();
  // The header was written between these two moments of the monotonic clock.
  const read = { low: date - performance.now(), high: date + HEADER_STEP_MS - sentAt };
  const both = bounds && { low: Math.max(bounds.low, read.low), high: Math.min(bounds.high, read.high) };
  bounds = both && both.low <= both.high ? both : read;
  wallAtReading = Date.now() - performance.now();
  if (Math.abs(serverTime() - before) > HEADER_STEP_MS) for (const listener of listeners) listener();
}

/** Whether the server's time has loaded since the page was opened. */
export const isServerTimeKnown = (): boolean => bounds !== null;

/** Whether the time is final: the server's time has loaded, or loading failed. */
export const isServerTimeSettled = (): boolean => isServerTimeKnown() || hasAsked;

/** Loads the server's time, unless it has loaded. */
export function learnServerTime(): void {
  if (!bounds) void ask();
}

function ask(): Promise<void> {
  const sentAt = performance.now();
  asking ??= fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    .then(
      ({ headers }) => noteServerTime(headers.get('date'), sentAt),
      // Without a connection no booking is possible either; the next response has the time.
      () => undefined,
    )
    .finally(() => {
      asking = null;
      hasAsked = true;
    });
  return asking;
}

/** The monotonic clock pauses while some devices sleep. */
export function followSleep(): void {
  document.addEventListener('visibilitychange', () => {
    const drift = Math.abs(Date.now() - performance.now() - wallAtReading);
    if (!document.hidden && bounds && drift > DRIFT_MS) void ask();
  });
}

/** For tests: resets the server's time. */
export function forgetServerTime(): void {
  bounds = null;
  hasAsked = false;
}
