import { Types } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import type { Condition } from '../common/lists/list-query.js';
import { UNPAID_STATUSES } from './order.status.js';

/** Unpaid checkouts are not orders. */
const PLACED = { status: { $nin: [...UNPAID_STATUSES] } };

/** Which orders a person may see, as a filter for every query. */
export const orderScope = (actor: Actor): Condition =>
  actor.type === 'admin' ? PLACED : { ...PLACED, patientId: new Types.ObjectId(actor.userId) };

/** A guest proves access with the order's number and email address; patients' orders are excluded. */
export const guestScope = (number: string, email: string): Condition => ({
  ...PLACED,
  number,
  patientId: null,
  'buyer.email': email,
});
