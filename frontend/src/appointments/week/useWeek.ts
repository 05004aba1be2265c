import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { BOOKING_DAYS_AHEAD } from '../../../../openapi/contract/care/booking-days.js';
import { client, read } from '../../api/client';
import { serverNow } from '../../common/clock/serverClock';
import { addDays, calendarDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { toFreeDays } from '../../booking/useSlots';
import { type Place, datesOfWeek } from './week';

/** The maximum rows of one response. */
const PER_PAGE = 100;

async function readAll(filter: object, signal: AbortSignal): Promise<AppointmentDto[]> {
  const rows: AppointmentDto[] = [];
  let last: AppointmentDto[];
  do {
    const range = JSON.stringify([rows.length, rows.length + PER_PAGE - 1]);
    const query = { filter: JSON.stringify(filter), range };
    last = await read(client.GET('/api/v1/appointments', { params: { query }, signal }));
    rows.push(...last);
  } while (last.length === PER_PAGE);
  return rows;
}

/** Visits by their fixed date, requests by their preferred date. */
async function readWeek(from: string, to: string, signal: AbortSignal): Promise<AppointmentDto[]> {
  const [visits, requests] = await Promise.all([
    readAll(
      { status: ['accepted', 'completed'], appointmentDate_gte: from, appointmentDate_lte: to },
      signal,
    ),
    readAll({ status: 'pending', preferredDate_gte: from, preferredDate_lte: to }, signal),
  ]);
  return [...visits, ...requests];
}

/** Requests, visits and completed visits of the doctor in the week from this Monday. */
export const useWeekVisits = (monday: string) =>
  useQuery({
    queryKey: ['mine', 'appointments', 'week', monday],
    queryFn: ({ signal }) => readWeek(monday, addDays(monday, 6), signal),
    placeholderData: keepPreviousData,
  });

/** The doctor's free times of that week. */
export function useFreeSlots(doctorId: string, monday: string) {
  const { timeZone } = useHospital();
  const today = calendarDate(serverNow(), timeZone);
  const dates = datesOfWeek(monday).filter(
    (date) => date >= today && date <= addDays(today, BOOKING_DAYS_AHEAD),
  );
  const [from = ''] = dates;
  return useQuery({
    queryKey: ['mine', 'appointments', 'free', doctorId, from, dates.length],
    queryFn: async ({ signal }): Promise<Place[]> => {
      const query = { from, days: dates.length };
      const days = await read(
        client.GET('/api/users/doctors/{id}/slots', { params: { path: { id: doctorId }, query }, signal }),
      );
      return toFreeDays(days).flatMap(({ date, times }) => times.map((time) => ({ date, time })));
    },
    enabled: dates.length > 0,
    staleTime: 0,
  });
}
