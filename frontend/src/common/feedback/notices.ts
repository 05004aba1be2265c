import { useSyncExternalStore } from 'react';

export interface Notice {
  id: number;
  /** The sentence itself, exactly as a specification words it. */
  text: string;
  /** Why, or what to do next; shown below the sentence. */
  detail?: string;
  severity: 'success' | 'error' | 'info';
  /** alert interrupts a screen reader, status waits for its turn. */
  role: 'alert' | 'status';
  action?: { label: string; onClick: () => void };
}

type NewNotice = Omit<Notice, 'id' | 'role'> & { role?: Notice['role'] };

/** More than these would cover the page; the rest wait for a place. */
const VISIBLE_NOTICES = 3;

let queue: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows an in-page notice. It stays through navigation until closed; the same sentence is shown once. */
export function notify({ role = 'alert', ...notice }: NewNotice): void {
  lastId += 1;
  const others = queue.filter((each) => each.text !== notice.text || each.detail !== notice.detail);
  replace([...others, { ...notice, role, id: lastId }]);
}

export const notifySuccess = (text: string, detail?: string) => notify({ text, detail, severity: 'success' });
export const notifyError = (text: string, detail?: string) => notify({ text, detail, severity: 'error' });
export const notifyInfo = (text: string, detail?: string) =>
  notify({ text, detail, severity: 'info', role: 'status' });

export const dismissNotice = (id: number) => replace(queue.filter((notice) => notice.id !== id));
export const clearNotices = () => replace([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notices to show now, oldest first, and how many wait behind them. */
export function useNotices(): { shown: readonly Notice[]; waiting: number } {
  const all = useSyncExternalStore(subscribe, () => queue);
  return { shown: all.slice(0, VISIBLE_NOTICES), waiting: Math.max(0, all.length - VISIBLE_NOTICES) };
}
