/** Settings of a server without limits, because one machine acts as every visitor. */
export const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '100000000', NO_LIMITS: 'true' };
