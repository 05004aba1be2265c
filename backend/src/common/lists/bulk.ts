import { HttpCode, Logger, Post, applyDecorators } from '@nestjs/common';
import { BulkResult, MAX_AT_ONCE } from '../../../../openapi/contract/console/bulk.js';
import { Idempotent, Route } from '../http/documentation.js';
import { toFailure } from '../errors/error.filter.js';
import type { Failure } from '../errors/errors.js';

type Row = BulkResult['results'][number];

const logger = new Logger('Bulk');

/**
 * Acts on several records, one after the other, each by the call that acts on a single one: with its rules, its
 * audit and a transaction of its own. What is refused of one is told with it and does not stop the others.
 * @param steps for each action, the single step
 */
export async function inBulk<Action extends string>(
  { action, ids }: { action: Action; ids: readonly string[] },
  steps: Record<Action, (id: string) => Promise<unknown>>,
): Promise<BulkResult> {
  const results: Row[] = [];
  let away: Failure | null = null;
  for (const id of new Set(ids)) {
    // Without a database the others would each wait for it in vain.
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
 * @param id the operation's name
 * @param things what the records are called, in the plural
 * @param actions what each action does, as a sentence
 */
export const BulkRoute = (id: string, things: string, actions: string) =>
  applyDecorators(
    Post('bulk'),
    HttpCode(200),
    Idempotent(),
    Route({
      id,
      summary: `Act on several ${things}`,
      description: `${actions} At most ${MAX_AT_ONCE} at once, one after the other, each by the rules of the single step and with its own line in the audit trail; the answer tells what became of each.`,
      access: ['admin'],
      answer: BulkResult,
      answerText: 'What became of each.',
      errors: [400],
    }),
  );
