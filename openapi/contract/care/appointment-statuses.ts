/** The states of a visit, in the order of its life. */
export const APPOINTMENT_STATUSES = ['pending', 'accepted', 'rejected', 'completed', 'cancelled'] as const;
