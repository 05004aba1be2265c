import type { MailCalendar } from './calendar-entry.js';

export interface Mail {
  to: string;
  subject: string;
  /** The letter; of one with a secret link: the letter without the secret. */
  html: string;
  /** The letter with its secret link, sealed (`mail-secret.ts`). */
  sealed?: string;
  /** The address is confirmed, or staff have entered it: letters that strangers cause do not count against this one. */
  known?: boolean;
  calendar?: MailCalendar;
}
