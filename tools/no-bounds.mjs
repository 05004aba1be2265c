/** Settings without limits: for runs in which one machine plays every visitor. */
export const NO_BOUNDS = { RATE_LIMIT_PER_MINUTE: '1000000', NO_LIMITS: 'true' };
