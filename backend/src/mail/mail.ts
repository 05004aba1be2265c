/** An entry for the reader's calendar (iCalendar), which mail programs offer to take over. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** Sealed; belongs where the html says so (`mail-secret.ts`). */
  secret?: string;
  calendar?: MailCalendar;
}
