/** Statuses of a visit, in order. */
export const APPOINTMENT_STATUSES = ['pending', 'accepted', 'rejected', 'completed', 'cancelled'] as const;
