import type { CalendarEntry } from './calendar-entry.js';

/** An entry for the reader's calendar (iCalendar), which mail programs offer to take over. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** What it says; whoever sends or shows the mail writes the file of it (`calendarOf`). */
  entry?: CalendarEntry;
  /** The file itself, of mails of earlier versions. */
  content?: string;
}

export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** Sealed; belongs where the html says so (`mail-secret.ts`). */
  secret?: string;
  calendar?: MailCalendar;
}
