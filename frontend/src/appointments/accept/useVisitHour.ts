import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { BOOKING_DAYS_AHEAD } from '../../../../openapi/contract/care/booking-days.js';
import { ApiError, client, read } from '../../api/client';
import { serverNow } from '../../common/clock/serverClock';
import { addDays, calendarDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';

/** The state of a doctor's times on a day. `outside`: none on this weekday, or leave. */
export type HoursOfDay =
  | { state: 'unknown' | 'loading' | 'outside' | 'full' }
  | { state: 'failed'; error: Error }
  | { state: 'free'; times: string[] };

/** The doctor's free times of one day, as patients see them. */
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
    // Read again each time the dialog opens, because others book meanwhile.
    staleTime: 0,
  });
  if (!isAsked) return { state: 'unknown' };
  // An unpublished doctor has no public times.
  if (slots.error instanceof ApiError && slots.error.status === 404) return { state: 'unknown' };
  if (slots.error) return { state: 'failed', error: slots.error };
  if (!slots.data) return { state: 'loading' };
  const day = slots.data.find((one) => one.date === date);
  if (!day) return { state: 'outside' };
  const times = day.slots.filter(({ free }) => free).map(({ time }) => time);
  return times.length > 0 ? { state: 'free', times } : { state: 'full' };
}

/** The initial time: the requested one if free, else the first free one of the day. */
function suggestedTime(preferredTime: string | null, hours: HoursOfDay): string {
  if (hours.state !== 'free') return preferredTime ?? '';
  if (preferredTime && hours.times.includes(preferredTime)) return preferredTime;
  return hours.times[0] ?? '';
}

interface VisitHourOptions {
  appointment: AppointmentDto;
  /** The chosen doctor; null before a choice. */
  doctorId: string | null;
  /** YYYY-MM-DD; null for invalid input. */
  date: string | null;
}

/** The time of a visit that is being accepted: the free times, the choice, and whether it moves the visit. */
export function useVisitHour({ appointment, doctorId, date }: VisitHourOptions) {
  const { preferredDate, preferredTime } = appointment;
  const [chosen, setChosen] = useState<{ date: string | null; time: string } | null>(null);
  const isAskedDay = date !== null && date === preferredDate;
  const read = useHoursOfDay(doctorId, date);
  // The requested time is held for this request, so it appears taken.
  const hours = isAskedDay && preferredTime ? withTime(read, preferredTime) : read;
  // A chosen time applies only to the day that it was shown for.
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
    /** The time to send; nothing when the server uses the requested one. */
    toSend: time !== '' && (isMoved || time !== preferredTime) ? time : undefined,
  };
}

function withTime(hours: HoursOfDay, time: string): HoursOfDay {
  if (hours.state === 'full') return { state: 'free', times: [time] };
  if (hours.state !== 'free' || hours.times.includes(time)) return hours;
  return { state: 'free', times: [...hours.times, time].sort() };
}
