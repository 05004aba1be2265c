import { useSyncExternalStore } from 'react';

/** Who opened the help; the focus goes back there. */
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

/** The emergency help of the public pages, opened from its tab or from anywhere else on the page. */
export const emergencyHelp = {
  open: (by: Opener): void => set({ by }),
  /** Closes it and gives the focus back. */
  close: (): void => {
    const by = opened?.by;
    set(null);
    by?.focus();
  },
  /** Closes it without a word: its page is gone. */
  forget: (): void => set(null),
};

/** Who opened the help that is open; null while it is closed. */
export const useEmergencyHelp = () =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
