import type { AppointmentStatus } from '../../../openapi/contract/care/appointments.js';
import { lifeCycle } from '../common/life-cycle.js';
import { tAppointment } from '../messages/care/appointments.js';

/** `held` is a slot kept for an open checkout; it becomes an appointment when it is paid. */
export type StoredStatus = AppointmentStatus | 'held';

/** States in which an appointment keeps its slot. */
export const LIVE_STATUSES = ['held', 'pending', 'accepted'] as const satisfies readonly StoredStatus[];

/** States of a visit that can still take place. */
export const OPEN_STATUSES = ['pending', 'accepted'] as const satisfies readonly StoredStatus[];

/** Final states. */
export const ENDED_STATUSES = [
  'rejected',
  'completed',
  'cancelled',
] as const satisfies readonly StoredStatus[];

export const isOpen = (status: StoredStatus): boolean => OPEN_STATUSES.some((open) => open === status);

/** The life of an appointment: from each state, the states that may follow. */
const NEXT: Record<StoredStatus, readonly StoredStatus[]> = {
  held: ['pending'],
  pending: ['accepted', 'rejected', 'cancelled'],
  // Back to pending when the patient moves it, or asks for another time than the hospital's.
  accepted: ['completed', 'cancelled', 'pending'],
  rejected: [],
  completed: [],
  cancelled: [],
};

const REFUSALS: Partial<Record<StoredStatus, string>> = {
  completed: tAppointment('refusal.completed'),
  rejected: tAppointment('refusal.rejected'),
  cancelled: tAppointment('refusal.cancelled'),
  accepted: tAppointment('refusal.accepted'),
  pending: tAppointment('refusal.pending'),
};

export const { mayBecome, wrongState, assertTransition } = lifeCycle(NEXT, REFUSALS);
