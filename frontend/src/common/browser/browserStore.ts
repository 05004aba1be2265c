import { useSyncExternalStore } from 'react';
import { persistentStorage, tabStorage } from '../storage/storage';
import { storageChange } from './storageChange';

interface BrowserStoreOptions<T> {
  /** Session storage ends with the tab, local storage persists. */
  area: 'session' | 'local';
  key: string;
  /** The value when nothing is stored. */
  empty: T;
  /** Parses the stored value, which may come from an older version; null if it is invalid. */
  parse: (json: unknown) => T | null;
}

/**
 * A value stored in this browser. It follows other tabs, and logout, which clears storage.
 * @returns `get`, `set` (the empty value removes it), and the hook `use`
 */
export function browserStore<T>({ area, key, empty, parse }: BrowserStoreOptions<T>) {
  const storage = area === 'session' ? tabStorage : persistentStorage;
  const listeners = new Set<() => void>();
  // React compares snapshots by identity, so the text is parsed only after a change.
  let cached: { text: string | null; value: T } = { text: null, value: empty };

  const parseText = (text: string): T => {
    try {
      const value = parse(JSON.parse(text));
      if (value !== null) return value;
    } catch (error) {
      console.warn(`What was stored as ${key} could not be read and counts as nothing.`, error);
    }
    storage.removeItem(key);
    return empty;
  };
  const get = (): T => {
    const text = storage.getItem(key);
    if (text !== cached.text) cached = { text, value: text === null ? empty : parseText(text) };
    return cached.value;
  };
  const announce = () => listeners.forEach((listener) => listener());
  const set = (value: T): void => {
    if (value === empty) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    announce();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    const stopFollowing = storageChange.subscribe(listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
      stopFollowing();
    };
  };
  return { get, set, use: (): T => useSyncExternalStore(subscribe, get, () => empty) };
}
