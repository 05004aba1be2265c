import { Types } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import type { Condition } from '../common/lists/list-query.js';
import { UNPAID_STATUSES } from './lab-booking.status.js';

const BOOKED = { status: { $nin: [...UNPAID_STATUSES] } };

/** Which bookings a person may see, as a filter for every query. */
export const labBookingScope = (actor: Actor): Condition =>
  actor.type === 'admin' ? BOOKED : { ...BOOKED, patientId: new Types.ObjectId(actor.userId) };
