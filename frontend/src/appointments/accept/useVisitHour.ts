import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { BOOKING_DAYS_AHEAD } from '../../../../openapi/contract/care/booking-days.js';
import { ApiError, client, read } from '../../api/client';
import { serverNow } from '../../common/clock/serverClock';
import { addDays, calendarDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';

/** What is known of the hours that a doctor offers on a day. `outside`: none on this day of the week, or leave. */
export type HoursOfDay =
  | { state: 'unknown' | 'loading' | 'outside' | 'full' }
  | { state: 'failed'; error: Error }
  | { state: 'free'; times: string[] };

/** The doctor's free hours of one day, as patients see them, too. */
function useHoursOfDay(doctorId: string | null, date: string | null): HoursOfDay {
  const { timeZone } = useHospital();
  const today = calendarDate(serverNow(), timeZone);
  const isAsked = Boolean(doctorId && date && date >= today && date <= addDays(today, BOOKING_DAYS_AHEAD));
  const slots = useQuery({
    queryKey: ['slots', doctorId, date],
    queryFn: ({ signal }) =>
      read(
        client.GET('/api/users/doctors/{id}/slots', {
          params: { path: { id: doctorId! }, query: { from: date!, days: 1 } },
          signal,
        }),
      ),
    enabled: isAsked,
    // Others book meanwhile: asked again each time the dialog opens.
    staleTime: 0,
  });
  if (!isAsked) return { state: 'unknown' };
  // A doctor who is not in the public list yet has no hours that anybody could read.
  if (slots.error instanceof ApiError && slots.error.status === 404) return { state: 'unknown' };
  if (slots.error) return { state: 'failed', error: slots.error };
  if (!slots.data) return { state: 'loading' };
  const day = slots.data.find((one) => one.date === date);
  if (!day) return { state: 'outside' };
  const times = day.slots.filter(({ free }) => free).map(({ time }) => time);
  return times.length > 0 ? { state: 'free', times } : { state: 'full' };
}

/** The hour that is shown first: the one asked for where it can be had, else the day's first free one. */
function suggestedTime(preferredTime: string | null, hours: HoursOfDay): string {
  if (hours.state !== 'free') return preferredTime ?? '';
  if (preferredTime && hours.times.includes(preferredTime)) return preferredTime;
  return hours.times[0] ?? '';
}

interface VisitHourOptions {
  appointment: AppointmentDto;
  /** Who will see the patient; null before a choice. */
  doctorId: string | null;
  /** YYYY-MM-DD; null while what is typed is no day. */
  date: string | null;
}

/** The hour of a visit that is being accepted: what is free, what is chosen, and whether that moves the visit. */
export function useVisitHour({ appointment, doctorId, date }: VisitHourOptions) {
  const { preferredDate, preferredTime } = appointment;
  const [chosen, setChosen] = useState<{ date: string | null; time: string } | null>(null);
  const isAskedDay = date !== null && date === preferredDate;
  const read = useHoursOfDay(doctorId, date);
  // The hour asked for is kept for this very request, so that it looks taken.
  const hours = isAskedDay && preferredTime ? withTime(read, preferredTime) : read;
  // An hour is chosen for the day that it was shown for.
  const time = chosen?.date === date ? chosen.time : suggestedTime(preferredTime, hours);
  const isMoved =
    date !== null &&
    ((preferredDate !== null && !isAskedDay) ||
      (preferredTime !== null && time !== '' && time !== preferredTime));
  return {
    hours,
    time,
    choose: (next: string) => setChosen({ date, time: next }),
    isMoved,
    /** What is sent: nothing where the server takes the hour asked for by itself. */
    toSend: time !== '' && (isMoved || time !== preferredTime) ? time : undefined,
  };
}

function withTime(hours: HoursOfDay, time: string): HoursOfDay {
  if (hours.state === 'full') return { state: 'free', times: [time] };
  if (hours.state !== 'free' || hours.times.includes(time)) return hours;
  return { state: 'free', times: [...hours.times, time].sort() };
}
