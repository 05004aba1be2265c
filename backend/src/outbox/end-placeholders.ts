import type { Connection } from 'mongoose';
import { outboxWords } from '../words/outbox.js';

/** Ends the waiting letters of an earlier version whose secret was to replace a placeholder, and removes the secrets. */
export async function endPlaceholders(connection: Connection): Promise<void> {
  const outbox = connection.collection('outbox');
  const before = { 'mail.secret': { $exists: true } };
  await outbox.updateMany(
    { ...before, dueAt: { $exists: true } },
    { $set: { state: 'failed', lastError: outboxWords.placeholderExpired }, $unset: { dueAt: 1 } },
  );
  await outbox.updateMany(before, { $unset: { 'mail.secret': 1 } });
}
