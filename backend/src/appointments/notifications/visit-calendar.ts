import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { USUAL_SLOT_MINUTES } from '../../../../openapi/contract/care/hours.js';
import { VIDEO_OPENS_MINUTES } from '../../../../openapi/contract/care/visit-kinds.js';
import type { HospitalClock } from '../../common/hospital-clock.js';
import type { Appointment } from '../appointment.schema.js';
import { whenOf } from '../visit-time.js';
import { appointmentNotificationWords } from '../../words/care/appointment-notifications.js';

interface Place {
  /** Name of the hospital. */
  name: string;
  address: string;
  phone: string;
}

interface Person {
  name: string;
  email: string;
}

interface Entry {
  place: Place;
  /** Address of the visit's page, where a video visit is joined. */
  page: string;
  /** Of one that is mailed: what the reader's calendar does with it, who sends it, and who comes. */
  mailed?: { method: 'REQUEST' | 'CANCEL'; organizer: Person; attendee: Person };
}

const statusOf = ({ status }: Appointment, isCancelled: boolean): ICalEventStatus => {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
};

const placeInHouse = ({ name, address, phone }: Place) => ({
  location: [name, address].filter(Boolean).join(', '),
  description: appointmentNotificationWords.pleaseComeTenMinutesEarlyQuestions(phone),
});

/** The page of the visit, never its room: calendars are shared. */
const placeOnSite = (page: string, { phone }: Place) => ({
  location: page,
  description: appointmentNotificationWords.joinItAtQuestions(VIDEO_OPENS_MINUTES, page, phone),
});

/**
 * The calendar file of a visit (iCalendar, RFC 5545), without its reason: calendars are shared. Without a time it takes
 * the whole day. The same visit keeps its UID, and each of its steps and moves counts its sequence up by one, so that a
 * calendar that has the entry changes it, or takes it out.
 * @throws Error when the visit has no date
 */
export function visitCalendar(
  visit: Appointment,
  { place, page, mailed }: Entry,
  clock: HospitalClock,
): Buffer {
  const { _id, slot, acceptedDoctorName, doctorName, history, updatedAt } = visit;
  const { date } = whenOf(visit);
  if (!date) throw new Error(`Visit ${String(_id)} has no date.`);
  const time = slot?.time ?? null;
  const start = DateTime.fromISO(`${date}T${time ?? '00:00'}`, { zone: clock.zone });
  const calendar = new ICalCalendar({
    name: place.name,
    prodId: { company: place.name, product: appointmentNotificationWords.hospitalPortal },
    method: mailed ? ICalCalendarMethod[mailed.method] : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${String(_id)}@appointments.hospital-portal`,
    // In UTC: every calendar shows it in its own zone, and no zone has to be described.
    start: time ? start.toUTC() : start,
    ...(time
      ? { end: start.plus({ minutes: slot?.minutes ?? USUAL_SLOT_MINUTES }).toUTC() }
      : { allDay: true }),
    stamp: updatedAt,
    sequence: history.length,
    summary: appointmentNotificationWords.visitToAcceptedDoctorName(
      acceptedDoctorName ?? doctorName ?? place.name,
    ),
    ...(visit.kind === 'video' ? placeOnSite(page, place) : placeInHouse(place)),
    status: statusOf(visit, mailed?.method === 'CANCEL'),
    ...(mailed && { organizer: mailed.organizer, attendees: [mailed.attendee] }),
  });
  return Buffer.from(calendar.toString());
}
