import { HttpCode, Logger, Post, applyDecorators } from '@nestjs/common';
import { BulkResult, MAX_AT_ONCE } from '../../../../openapi/contract/console/bulk.js';
import { Idempotent, Route } from '../http/documentation.js';
import { toFailure } from '../errors/error.filter.js';
import type { Failure } from '../errors/errors.js';

type Row = BulkResult['results'][number];

const logger = new Logger('Bulk');

/**
 * Acts on several records, each with the rules, audit entry and transaction of the single call. A failure is reported
 * and does not stop the others.
 * @param steps the single call of each action
 */
export async function inBulk<Action extends string>(
  { action, ids }: { action: Action; ids: readonly string[] },
  steps: Record<Action, (id: string) => Promise<unknown>>,
): Promise<BulkResult> {
  const results: Row[] = [];
  let away: Failure | null = null;
  for (const id of new Set(ids)) {
    // Without a database, each remaining record would wait until its timeout.
    const failure: Failure | null = away ?? (await failureOf(() => steps[action](id)));
    if (failure?.getStatus() === 503) away = failure;
    results.push(failure ? { id, ok: false, code: failure.code, error: failure.message } : { id, ok: true });
  }
  return { results };
}

async function failureOf(step: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await step();
    return null;
  } catch (thrown) {
    const failure = toFailure(thrown);
    if (failure.code === 'INTERNAL') logger.error(thrown instanceof Error ? thrown.stack : thrown);
    return failure;
  }
}

/**
 * POST …/bulk of a resource, for administrators.
 * @param id the operation ID
 * @param things the plural name of the records
 * @param actions what the actions do, as a sentence
 */
export const BulkRoute = (id: string, things: string, actions: string) =>
  applyDecorators(
    Post('bulk'),
    HttpCode(200),
    Idempotent(),
    Route({
      id,
      summary: `Act on several ${things}`,
      description: `${actions} Accepts up to ${MAX_AT_ONCE} records. Each is processed separately, with the same rules and audit entry as the single call. The response lists the result of each.`,
      access: ['admin'],
      answer: BulkResult,
      answerText: 'The result of each record.',
      errors: [400],
    }),
  );
