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
  /** What it is about, e.g. a form: a newer notice about the same replaces the older one. */
  subject?: string;
  /** When it was raised, ms since the page was loaded. */
  raisedAt: number;
}

type NewNotice = Omit<Notice, 'id' | 'role' | 'raisedAt'> & { role?: Notice['role'] };

/** More than these would cover the page; the older ones wait for a place. */
const VISIBLE_NOTICES = 3;
/** A notice raised this shortly before a navigation belongs to it and is read on the new page. */
const WITH_NAVIGATION_MS = 1000;

let queue: readonly Notice[] = [];
let lastId = 0;
let inlineSubjects: readonly string[] = [];
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}
function replace(next: readonly Notice[]): void {
  queue = next;
  announce();
}

/** A repeated failure replaces the older one also when it gives another reason. */
const isReplaced = (older: Notice, newer: NewNotice) =>
  older.subject !== undefined || newer.subject !== undefined
    ? older.subject === newer.subject
    : older.severity === newer.severity &&
      older.text === newer.text &&
      (older.severity === 'error' || older.detail === newer.detail);

/** Shows an in-page notice above the older ones, in place of those about the same subject. */
export function notify({ role = 'alert', ...notice }: NewNotice): void {
  lastId += 1;
  const next = { ...notice, role, id: lastId, raisedAt: performance.now() };
  replace([next, ...queue.filter((each) => !isReplaced(each, notice))]);
}

export const notifySuccess = (text: string, detail?: string, subject?: string) =>
  notify({ text, detail, subject, severity: 'success' });
export const notifyError = (text: string, detail?: string, subject?: string) =>
  notify({ text, detail, subject, severity: 'error' });
export const notifyInfo = (text: string, detail?: string) =>
  notify({ text, detail, severity: 'info', role: 'status' });

/** Takes away the failures of a subject, where its success shows no notice of its own. */
export const settleSubject = (subject: string) =>
  replace(queue.filter((each) => each.subject !== subject || each.severity !== 'error'));
export const dismissNotice = (id: number) => replace(queue.filter((notice) => notice.id !== id));
export const clearNotices = () => replace([]);

/**
 * Closes the notices of a page that is left. Those that were raised together with the navigation stay, with their full
 * time to be read.
 * @param startedAt when the navigation began, ms since the page was loaded
 */
export const closeNoticesBefore = (startedAt: number) =>
  replace(
    queue
      .filter(({ raisedAt }) => raisedAt >= startedAt - WITH_NAVIGATION_MS)
      .map((notice) => ({ ...notice })),
  );

/** Says that errors about a subject are also shown next to their cause, and are read out there. */
export function showInline(subject: string): () => void {
  inlineSubjects = [...inlineSubjects, subject];
  announce();
  return () => {
    const at = inlineSubjects.indexOf(subject);
    inlineSubjects = inlineSubjects.filter((_, index) => index !== at);
    announce();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useQueue = () =>
  useSyncExternalStore(
    subscribe,
    () => queue,
    () => queue,
  );

/** The notices to show now, newest first, and how many older ones wait behind them. */
export function useNotices(): { shown: readonly Notice[]; waiting: number } {
  const all = useQueue();
  return { shown: all.slice(0, VISIBLE_NOTICES), waiting: Math.max(0, all.length - VISIBLE_NOTICES) };
}

/** Whether errors about a subject are shown next to their cause, too. */
export const useIsInline = (subject: string | undefined) =>
  useSyncExternalStore(
    subscribe,
    () => subject !== undefined && inlineSubjects.includes(subject),
    () => false,
  );

/** The error about a subject that was raised last and is not closed. */
export const useErrorOf = (subject: string): Notice | undefined =>
  useQueue().find((each) => each.subject === subject && each.severity === 'error');
