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
  /** The form or step that speaks, by a name of its own: its success takes away what it has said of failures. */
  form?: string;
}

type NewNotice = Omit<Notice, 'id' | 'role'> & { role?: Notice['role'] };

/** More than these would cover the page; the older ones wait for a place. */
const VISIBLE_NOTICES = 3;

let queue: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

type Said = Pick<Notice, 'severity' | 'text' | 'detail' | 'form'>;

/** The same thing said again; a failure repeats itself also when it gives another reason. */
const isTwin = (one: Said, other: Said) =>
  one.severity === other.severity &&
  one.text === other.text &&
  one.form === other.form &&
  (one.severity === 'error' || one.detail === other.detail);

const isFailureOf = (form: string | undefined, { severity, form: failed }: Said) =>
  form !== undefined && form === failed && severity === 'error';

/**
 * Shows an in-page notice above the older ones. It stays through navigation until closed. A twin of it goes, and with
 * a success the failures of the same form.
 */
export function notify({ role = 'alert', ...notice }: NewNotice): void {
  lastId += 1;
  const isOver = (each: Notice) =>
    isTwin(each, notice) || (notice.severity === 'success' && isFailureOf(notice.form, each));
  replace([{ ...notice, role, id: lastId }, ...queue.filter((each) => !isOver(each))]);
}

export const notifySuccess = (text: string, detail?: string, form?: string) =>
  notify({ text, detail, form, severity: 'success' });
export const notifyError = (text: string, detail?: string, form?: string) =>
  notify({ text, detail, form, severity: 'error' });
export const notifyInfo = (text: string, detail?: string) =>
  notify({ text, detail, severity: 'info', role: 'status' });

/** Takes away what a form has said of failures, where its success is not a notice of that form. */
export const settleForm = (form: string) => replace(queue.filter((each) => !isFailureOf(form, each)));
export const dismissNotice = (id: number) => replace(queue.filter((notice) => notice.id !== id));
export const clearNotices = () => replace([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notices to show now, newest first, and how many older ones wait behind them. */
export function useNotices(): { shown: readonly Notice[]; waiting: number } {
  const all = useSyncExternalStore(
    subscribe,
    () => queue,
    () => queue,
  );
  return { shown: all.slice(0, VISIBLE_NOTICES), waiting: Math.max(0, all.length - VISIBLE_NOTICES) };
}
