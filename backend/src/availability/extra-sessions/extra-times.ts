import type { User } from '../../users/user.schema.js';
import type { OfferedTime } from '../doctor-hours.js';

/** The times of a doctor's extra sessions on a day (YYYY-MM-DD), as the account carries them. */
export const extraTimesOn = (
  { extraSessions = [] }: Partial<Pick<User, 'extraSessions'>>,
  date: string,
): OfferedTime[] =>
  extraSessions
    .filter((session) => session.date === date)
    .flatMap(({ _id, times }) => times.map(({ time, minutes }) => ({ time, minutes, sessionId: _id })));
