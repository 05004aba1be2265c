import { useSyncExternalStore } from 'react';

export interface Notice {
  id: number;
  /** The message, exactly as the specification words it. */
  text: string;
  /** The reason or the next step; shown below the message. */
  detail?: string;
  severity: 'success' | 'error' | 'info';
  /** alert interrupts a screen reader, status waits. */
  role: 'alert' | 'status';
  action?: { label: string; onClick: () => void };
  /** The subject, e.g. a form: a newer notice of the same subject replaces the older one. */
  subject?: string;
  /** When it was created, ms since the page was loaded. */
  raisedAt: number;
}

type NewNotice = Omit<Notice, 'id' | 'role' | 'raisedAt'> & { role?: Notice['role'] };

/** More would cover the page; older ones wait. */
const VISIBLE_NOTICES = 3;
/** A notice created this shortly before a navigation belongs to the new page. */
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

/** A repeated failure replaces the older one, even with another reason. */
const isReplaced = (older: Notice, newer: NewNotice) =>
  older.subject !== undefined || newer.subject !== undefined
    ? older.subject === newer.subject
    : older.severity === newer.severity &&
      older.text === newer.text &&
      (older.severity === 'error' || older.detail === newer.detail);

/** Shows a notice above older ones, and replaces those of the same subject. */
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

/** Removes a subject's errors when its success shows no notice. */
export const settleSubject = (subject: string) =>
  replace(queue.filter((each) => each.subject !== subject || each.severity !== 'error'));
export const dismissNotice = (id: number) => replace(queue.filter((notice) => notice.id !== id));
export const clearNotices = () => replace([]);

/**
 * Closes the notices of a page that is left. Those created together with the navigation stay for their full
 * time.
 * @param startedAt when the navigation began, ms since the page was loaded
 */
export const closeNoticesBefore = (startedAt: number) =>
  replace(
    queue
      .filter(({ raisedAt }) => raisedAt >= startedAt - WITH_NAVIGATION_MS)
      .map((notice) => ({ ...notice })),
  );

/** Marks a subject whose errors are also shown and announced next to their cause. */
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

/** The visible notices, newest first, and the number of waiting ones. */
export function useNotices(): { shown: readonly Notice[]; waiting: number } {
  const all = useQueue();
  return { shown: all.slice(0, VISIBLE_NOTICES), waiting: Math.max(0, all.length - VISIBLE_NOTICES) };
}

/** Whether a subject's errors are also shown next to their cause. */
export const useIsInline = (subject: string | undefined) =>
  useSyncExternalStore(
    subscribe,
    () => subject !== undefined && inlineSubjects.includes(subject),
    () => false,
  );

/** The latest open error of a subject. */
export const useErrorOf = (subject: string): Notice | undefined =>
  useQueue().find((each) => each.subject === subject && each.severity === 'error');
