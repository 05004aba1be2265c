/** The used part of the Storage interface. */
export interface SiteStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  clear: () => void;
  /** Whether values are stored in the browser; false while site data is blocked or the storage is full. */
  isKept: () => boolean;
}

const PROBE = 'storageProbe';

/**
 * Storage that never throws: if the browser blocks it or it is full, this page keeps the values in memory until
 * it is closed or reloaded.
 * @param open returns the browser's storage; may throw
 */
function safeStorage(open: () => Storage): SiteStorage {
  /** The last read or written values. */
  const copies = new Map<string, string>();
  /** Keys whose newest value is not in the browser's storage. */
  const unsaved = new Set<string>();
  let hasWarned = false;

  /** @returns whether the browser stored it */
  const attempt = (act: (storage: Storage) => void): boolean => {
    try {
      act(open());
      return true;
    } catch (error) {
      // The server renders pages without storage.
      if (!hasWarned && typeof window !== 'undefined') {
        hasWarned = true;
        console.warn(
          'This browser does not keep site data; the page remembers it until it is closed.',
          error,
        );
      }
      return false;
    }
  };
  const write = (key: string, act: (storage: Storage) => void): void => {
    if (attempt(act)) unsaved.delete(key);
    else unsaved.add(key);
  };
  const remember = (key: string, value: string | null): void => {
    if (value === null) copies.delete(key);
    else copies.set(key, value);
  };

  return {
    getItem(key) {
      if (!unsaved.has(key)) attempt((storage) => remember(key, storage.getItem(key)));
      return copies.get(key) ?? null;
    },
    setItem(key, value) {
      copies.set(key, value);
      write(key, (storage) => storage.setItem(key, value));
    },
    removeItem(key) {
      copies.delete(key);
      write(key, (storage) => storage.removeItem(key));
    },
    clear() {
      copies.clear();
      unsaved.clear();
      attempt((storage) => storage.clear());
    },
    isKept: () =>
      attempt((storage) => {
        storage.setItem(PROBE, PROBE);
        storage.removeItem(PROBE);
      }),
  };
}

/** For this tab, until it is closed. */
export const tabStorage = safeStorage(() => window.sessionStorage);
/** For this browser, shared by its tabs. */
export const persistentStorage = safeStorage(() => window.localStorage);
