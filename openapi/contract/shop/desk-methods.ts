/** Payment methods at the hospital's desk. */
export const DESK_METHODS = ['cash', 'card', 'upi'] as const;
export const PAYMENT_METHODS = ['online', ...DESK_METHODS] as const;
