import { Types } from 'mongoose';
import { AuditEvent } from '../../src/audit/audit-event.schema.js';
import { User } from '../../src/users/user.schema.js';
import type { Answer, Client } from './client.js';
import type { Portal } from './portal.js';

/** What a row of the audit trail must say. */
export interface Act {
  action: string;
  by: Client | null;
  resource: string;
  recordId: string | null;
  outcome?: string;
  before?: unknown;
  after?: unknown;
}

/** Runs an action and checks that it wrote exactly one audit row: who, what, which, when and from where. */
export async function expectOneRow(
  portal: Portal,
  act: () => Promise<Answer<unknown>>,
  { by, outcome = 'success', ...row }: Act,
): Promise<void> {
  const events = portal.model<AuditEvent>(AuditEvent);
  const newest = await events.findOne().sort({ _id: -1 }).lean<AuditEvent>();
  const before = Date.now();
  const answer = await act();
  const since = newest?._id ?? new Types.ObjectId('0'.repeat(24));
  const written = await events.find({ _id: { $gt: since } }).lean<AuditEvent[]>();
  expect(written.map(({ action }) => action)).toEqual([row.action]);
  const [event] = written;
  const person = by && (await portal.model<User>(User).findById(by.userId).lean<User>());
  expect(event).toMatchObject({ ...row, outcome, actorType: person?.type ?? null, address: '127.0.0.1' });
  expect(event.actorId && String(event.actorId)).toBe(by?.userId ?? null);
  expect(event.requestId).toBe(answer.headers.get('x-request-id'));
  expect(event.at.getTime()).toBeGreaterThanOrEqual(before);
  expect(event.at.getTime()).toBeLessThanOrEqual(Date.now());
}
