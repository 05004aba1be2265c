const listeners = new Set<() => void>();

/** News that the storage of this tab was written to or emptied as a whole, as a login and a logout do. */
export const storageChange = {
  announce: (): void => listeners.forEach((listener) => listener()),

  /** Calls the listener after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
