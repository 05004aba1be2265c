import { Types } from 'mongoose';
import type { Actor } from '../common/http/actor.js';
import type { Condition } from '../common/lists/list-query.js';
import type { LabBooking } from './lab-booking.schema.js';
import { UNPAID_STATUSES } from './lab-booking.status.js';

const BOOKED = { status: { $nin: [...UNPAID_STATUSES] } };

/** A fee at collection is paid with the first sample; a rejected sample does not make it due again. */
export const isPaid = ({ payment, history }: Pick<LabBooking, 'payment' | 'history'>): boolean =>
  payment === 'card' || history.some(({ status }) => status === 'sampleCollected');

/** To be paid at collection, which has not happened yet. */
export const DUE_AT_COLLECTION: Condition = {
  status: { $in: ['requested', 'confirmed'] },
  payment: 'atCollection',
  'history.status': { $ne: 'sampleCollected' },
};

/** Which bookings a person may see, as a filter for every query. */
export const labBookingScope = (actor: Actor): Condition =>
  actor.type === 'admin' ? BOOKED : { ...BOOKED, patientId: new Types.ObjectId(actor.userId) };
