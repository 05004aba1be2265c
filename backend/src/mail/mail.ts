import type { MailCalendar } from './calendar-entry.js';

export interface Mail {
  to: string;
  subject: string;
  /** The mail; with a secret link: the version without the secret. */
  html: string;
  /** The encrypted mail with its secret link (`mail-secret.ts`). */
  sealed?: string;
  /**
   * Whether the address is confirmed or entered by staff: mails caused by strangers do not count against it.
   */
  known?: boolean;
  calendar?: MailCalendar;
}
