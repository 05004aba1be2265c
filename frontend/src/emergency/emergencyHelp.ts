import { useSyncExternalStore } from 'react';

/** The element that opened the help and gets the focus back. */
type Opener = HTMLElement | null;

let opened: { by: Opener } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof opened): void {
  opened = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The emergency help of public pages, opened from its tab or from elsewhere on the page. */
export const emergencyHelp = {
  open: (by: Opener): void => set({ by }),
  /** Closes it and restores the focus. */
  close: (): void => {
    const by = opened?.by;
    set(null);
    by?.focus();
  },
  /** Closes it without restoring the focus, because its page is gone. */
  forget: (): void => set(null),
};

/** The element that opened the help; null while it is closed. */
export const useEmergencyHelp = () =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
