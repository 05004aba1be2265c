import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

interface Person {
  name: string;
  email: string;
}

/** The data of a calendar entry at the time of the event. The file is written later: that takes longer than a request. */
export interface CalendarEntry {
  /** Name of the hospital. */
  hospital: string;
  /** The same for every entry of one visit. */
  id: string;
  /** For the whole day: midnight of it in UTC, and no end. */
  start: Date;
  end: Date | null;
  /** When the visit was last changed, and how often. */
  stamp: Date;
  sequence: number;
  summary: string;
  location: string;
  description: string;
  status: keyof typeof ICalEventStatus;
  /** Of one that is mailed: what the reader's calendar does with it, who sends it, and who comes. */
  mailed?: { method: 'REQUEST' | 'CANCEL'; organizer: Person; attendee: Person };
}

/** An entry for the reader's calendar (iCalendar), which mail programs offer to take over. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** What it says; the sender or viewer of the mail writes the file (`calendarOf`). */
  entry?: CalendarEntry;
  /** The file itself, of mails of earlier versions. */
  content?: string;
}

/** The file of an entry (iCalendar, RFC 5545). In UTC: every calendar shows it in its own zone, and none is described. */
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

/** The file that comes with a mail; mails of earlier versions have it as it is. */
export const calendarOf = ({ content, entry }: MailCalendar): string => content ?? writeCalendar(entry!);
