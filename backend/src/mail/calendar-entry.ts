import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

interface Person {
  name: string;
  email: string;
}

/**
 * The data of a calendar entry at the time of the event. The file is written later, because that takes longer
 * than a request.
 */
export interface CalendarEntry {
  /** Name of the hospital. */
  hospital: string;
  /** Equal for every entry of one visit. */
  id: string;
  /** For the whole day: midnight in UTC, and no end. */
  start: Date;
  end: Date | null;
  /** When the visit was last changed, and the number of changes. */
  stamp: Date;
  sequence: number;
  summary: string;
  location: string;
  description: string;
  status: keyof typeof ICalEventStatus;
  /** For a mailed entry: the calendar method, the sender and the attendees. */
  mailed?: { method: 'REQUEST' | 'CANCEL'; organizer: Person; attendee: Person };
}

/** A calendar entry (iCalendar), which mail programs offer to import. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** Its data; the sender or viewer of the mail writes the file (`calendarOf`). */
  entry?: CalendarEntry;
  /** The complete file, in mails of earlier versions. */
  content?: string;
}

/** Writes an entry as a file (iCalendar, RFC 5545). Times are in UTC, so no zone needs a description. */
export function writeCalendar({ hospital, mailed, status, end, ...event }: CalendarEntry): string {
  const calendar = new ICalCalendar({
    name: hospital,
    prodId: { company: hospital, product: 'Hospital Portal' },
    method: mailed ? ICalCalendarMethod[mailed.method] : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    ...event,
    ...(end ? { end } : { allDay: true }),
    status: ICalEventStatus[status],
    ...(mailed && { organizer: mailed.organizer, attendees: [mailed.attendee] }),
  });
  return calendar.toString();
}

/** The file of a mail; mails of earlier versions store it complete. */
export const calendarOf = ({ content, entry }: MailCalendar): string => content ?? writeCalendar(entry!);
