/** Somebody who has not moved for so long reads: what may be wanted next is fetched meanwhile, ms. */
export const STILL_MS = 10_000;

/** The first of these says that a person is about to use the page. */
const TOUCHES = ['pointerdown', 'keydown'] as const;
/** After any of these the person is not still. */
const MOVES = ['pointermove', 'scroll', 'wheel'] as const;

type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lines on which every byte is asked for by name. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function loadAll(): void {
  stopWatching();
  for (const load of waiting.splice(0))
    load().catch((error: unknown) => console.warn('This part is asked for again when it is used.', error));
}

/** Waits for the line, too: what the page itself still fetches or draws comes first. */
const loadWhenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(loadAll);
  else loadAll();
};

function beginToWait(): void {
  clearTimeout(timer);
  timer = setTimeout(loadWhenIdle, STILL_MS);
}

function watch(): void {
  for (const event of TOUCHES) window.addEventListener(event, loadAll, { capture: true, passive: true });
  for (const event of MOVES) window.addEventListener(event, beginToWait, { capture: true, passive: true });
  beginToWait();
}

function stopWatching(): void {
  clearTimeout(timer);
  for (const event of TOUCHES) window.removeEventListener(event, loadAll, { capture: true });
  for (const event of MOVES) window.removeEventListener(event, beginToWait, { capture: true });
}

/**
 * Fetches a part of the program before it is used: at the first touch of the page, or once the person has been still
 * for a while and the line is idle. On a line that saves data nothing is fetched ahead.
 */
export function loadAhead(load: Load): void {
  if (typeof window === 'undefined' || isSavingData()) return;
  if (waiting.length === 0) watch();
  waiting.push(load);
}
