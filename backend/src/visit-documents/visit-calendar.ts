import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { USUAL_SLOT_MINUTES } from '../../../openapi/contract/care/hours.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import type { Appointment } from '../appointments/appointment.schema.js';

interface Place {
  /** Name of the hospital. */
  name: string;
  address: string;
  phone: string;
}

/**
 * The calendar file of an accepted visit (iCalendar, RFC 5545), without its reason: calendars are shared. Without a time
 * it takes the whole day. The same visit keeps its UID, so that loading it again replaces it.
 * @throws Error when the visit has no date
 */
export function visitCalendar(visit: Appointment, place: Place, clock: HospitalClock): Buffer {
  const { _id, appointmentDate, slot, acceptedDoctorName, history, updatedAt } = visit;
  if (!appointmentDate) throw new Error(`Visit ${String(_id)} has no date.`);
  const time = slot?.time ?? null;
  const start = DateTime.fromISO(`${appointmentDate}T${time ?? '00:00'}`, { zone: clock.zone });
  const calendar = new ICalCalendar({
    name: place.name,
    prodId: { company: place.name, product: 'Hospital Portal' },
    method: ICalCalendarMethod.PUBLISH,
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
    summary: `Visit to ${acceptedDoctorName ?? place.name}`,
    location: [place.name, place.address].filter(Boolean).join(', '),
    description: `Please come ten minutes early. Questions? Call ${place.phone}.`,
    status: ICalEventStatus.CONFIRMED,
  });
  return Buffer.from(calendar.toString());
}
