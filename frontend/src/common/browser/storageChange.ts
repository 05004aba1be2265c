const listeners = new Set<() => void>();

/** Announces that this tab's storage was written or cleared as a whole, e.g. by login or logout. */
export const storageChange = {
  announce: (): void => listeners.forEach((listener) => listener()),

  /** Calls the listener after each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
