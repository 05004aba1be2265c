/** The part of the browser's storage that the site uses. */
export interface SiteStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  clear: () => void;
  /** Whether the browser keeps what is written here; false while site data is blocked or the storage is full. */
  isKept: () => boolean;
}

const PROBE = 'storageProbe';

/**
 * Storage that never throws: where the browser blocks it, or blocks it midway, or has no room left, this page remembers
 * the values itself until it is closed or reloaded.
 * @param open gives the browser's storage; may throw
 */
function safeStorage(open: () => Storage): SiteStorage {
  /** What was read or written last. */
  const copies = new Map<string, string>();
  /** Keys of which the browser does not have the newest value. */
  const unsaved = new Set<string>();
  let hasWarned = false;

  /** @returns whether the browser did it */
  const attempt = (act: (storage: Storage) => void): boolean => {
    try {
      act(open());
      return true;
    } catch (error) {
      // The server renders pages and has no storage.
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

/** Of this tab: forgotten when it is closed. */
export const tabStorage = safeStorage(() => window.sessionStorage);
/** Of this browser: shared by its tabs, and kept. */
export const persistentStorage = safeStorage(() => window.localStorage);
