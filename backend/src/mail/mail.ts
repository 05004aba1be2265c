import type { MailCalendar } from './calendar-entry.js';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** Sealed; belongs where the html says so (`mail-secret.ts`). */
  secret?: string;
  calendar?: MailCalendar;
}
