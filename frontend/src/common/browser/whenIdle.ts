/** Data saver: code is loaded on use. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Prefetches code once the page has loaded and the browser is idle. */
export function whenIdle(load: () => Promise<unknown>): void {
  if (typeof window === 'undefined' || savesData()) return;
  const prefetch = () =>
    load().catch((error: unknown) => console.warn('This part is loaded when it is used.', error));
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(prefetch);
    else setTimeout(prefetch);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
