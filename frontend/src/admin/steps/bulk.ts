import type { BulkResult } from '../../../../openapi/contract/console/bulk.js';
import { ApiError } from '../../api/client';
import { ConsoleError } from '../data/http';
import { tAdminCommon } from '../../messages/admin/common';

/** The result of one record in a bulk call: done, or refused with the server's reason. */
export type BulkRow = BulkResult['results'][number];

/** The changes that have a bulk action, by field and new value. */
const STEPS: Record<string, [string, string]> = {
  disabled: ['disable', 'enable'],
  published: ['publish', 'unpublish'],
};

/**
 * The bulk action that makes a change to many records, e.g. "disable" for `{ disabled: true }`.
 * @throws Error for a change without a bulk action
 */
export function bulkStepOf(resource: string, changes: object): string {
  const entries = Object.entries(changes);
  const [field, value] = entries[0] ?? [];
  const steps = entries.length === 1 && field ? STEPS[field] : undefined;
  if (!steps || typeof value !== 'boolean') throw new Error(`${resource} have no bulk step for this change.`);
  const step = steps[value ? 0 : 1];
  return resource === 'doctors' && step === 'unpublish' ? 'hide' : step;
}

/** "3 done, 1 refused"; without the second part when none was refused. */
export function countsText(rows: readonly BulkRow[]): string {
  const done = rows.filter(({ ok }) => ok).length;
  return done === rows.length
    ? tAdminCommon('bulkDone', { done })
    : tAdminCommon('bulkDoneRefused', { done, rowCount: rows.length - done });
}

/**
 * The error of a call that had to succeed completely: the counts and the first reason; null when none was
 * refused.
 */
export function refusalOf(rows: readonly BulkRow[]): ConsoleError | null {
  const first = rows.find((row) => !row.ok);
  if (!first || first.ok) return null;
  return new ConsoleError(
    new ApiError(409, { error: `${countsText(rows)}: ${first.error}`, code: first.code }),
  );
}
