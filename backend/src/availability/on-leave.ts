import type { User } from '../users/user.schema.js';

/** Whether a doctor is on leave on this day (YYYY-MM-DD), as far as this copy of the account knows. */
export const isOnLeave = ({ leaves }: Pick<User, 'leaves'>, date: string): boolean =>
  leaves.some(({ from, to }) => from <= date && date <= to);
