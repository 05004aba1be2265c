import { USUAL_SLOT_MINUTES } from '../../../../openapi/contract/care/hours.js';
import { VIDEO_OPENS_MINUTES } from '../../../../openapi/contract/care/visit-kinds.js';
import type { HospitalClock } from '../../common/hospital-clock.js';
import type { CalendarEntry } from '../../mail/calendar-entry.js';
import type { Appointment } from '../appointment.schema.js';
import { whenOf } from '../visit-time.js';
import { tAppointmentNotification } from '../../messages/care/appointment-notifications.js';

const MINUTE_MS = 60_000;

interface Place {
  /** Name of the hospital. */
  name: string;
  address: string;
  phone: string;
}

interface Around extends Pick<CalendarEntry, 'mailed'> {
  place: Place;
  /** Address of the visit's page, where a video visit is joined. */
  page: string;
}

const statusOf = ({ status }: Appointment, isCancelled: boolean): CalendarEntry['status'] => {
  if (isCancelled) return 'CANCELLED';
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
};

const placeInHouse = ({ name, address, phone }: Place) => ({
  location: [name, address].filter(Boolean).join(', '),
  description: tAppointmentNotification('calendar.description', { phone }),
});

/** The page of the visit, never its room: calendars are shared. */
const placeOnSite = (page: string, { phone }: Place) => ({
  location: page,
  description: tAppointmentNotification('calendar.videoDescription', {
    minutes: VIDEO_OPENS_MINUTES,
    url: page,
    phone,
  }),
});

/** Start and end of a visit; the whole day when it has no time. @throws Error when it has no date */
function spanOf(visit: Appointment, clock: HospitalClock): Pick<CalendarEntry, 'start' | 'end'> {
  const { date } = whenOf(visit);
  if (!date) throw new Error(`Visit ${String(visit._id)} has no date.`);
  const { time, minutes = USUAL_SLOT_MINUTES } = visit.slot ?? {};
  if (!time) return { start: new Date(`${date}T00:00:00Z`), end: null };
  const start = clock.instant(date, time);
  return { start, end: new Date(start.getTime() + minutes * MINUTE_MS) };
}

/**
 * The calendar entry of a visit, without its reason, because calendars are shared. The id stays the same and
 * each step or move increases the sequence, so a calendar updates or removes its entry.
 * @throws Error when the visit has no date
 */
export function visitEntry(
  visit: Appointment,
  { place, page, mailed }: Around,
  clock: HospitalClock,
): CalendarEntry {
  const doctor = visit.acceptedDoctorName ?? visit.doctorName ?? place.name;
  return {
    hospital: place.name,
    id: `${String(visit._id)}@appointments.hospital-portal`,
    ...spanOf(visit, clock),
    stamp: visit.updatedAt,
    sequence: visit.history.length,
    summary: tAppointmentNotification('calendar.title', { acceptedDoctorName: doctor }),
    ...(visit.kind === 'video' ? placeOnSite(page, place) : placeInHouse(place)),
    status: statusOf(visit, mailed?.method === 'CANCEL'),
    ...(mailed && { mailed }),
  };
}
