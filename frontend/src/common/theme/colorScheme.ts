import { useSyncExternalStore } from 'react';
import { persistentStorage } from '../storage/storage';

/** The chosen scheme: light, dark, or the device's. */
export type ColorMode = 'system' | 'light' | 'dark';

const KEY = 'mui-mode';
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function readMode(): ColorMode {
  const stored = persistentStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Sets the scheme's class on the root element, which theme and style sheets use. */
function apply(): void {
  const mode = readMode();
  const isDark = mode === 'dark' || (mode === 'system' && window.matchMedia(DARK).matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
  for (const listener of listeners) listener();
}

/** Starts following the device and other tabs; called once, before the first render. */
export function startColorScheme(): void {
  window.matchMedia(DARK).addEventListener('change', apply);
  window.addEventListener('storage', apply);
  apply();
}

/** Stores the choice in this browser. */
export function setColorMode(mode: ColorMode): void {
  persistentStorage.setItem(KEY, mode);
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of this browser. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, readMode, () => 'system');
