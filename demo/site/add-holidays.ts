import { HolidaysService } from '../../backend/src/availability/holidays/holidays.service.js';
import { LIVE_STATUSES } from '../../backend/src/appointments/appointment.status.js';
import type { App, Context } from '../context.js';
import { byAdmin } from './by-admin.js';

/** Each is so many days ahead, or a little later when a visit is booked there. */
const HOLIDAYS = [
  { ahead: 9, name: 'Annual maintenance' },
  { ahead: 33, name: 'Founders’ Day' },
];

/** Coming holidays of the hospital, on days without a visit; returns the days. */
export async function addHolidays(app: App, context: Context): Promise<string[]> {
  const service = app.get(HolidaysService, { strict: false });
  const days: string[] = [];
  for (const { ahead, name } of HOLIDAYS) {
    const from = await emptyDay(context, ahead);
    await service.create({ from, name }, byAdmin(context));
    days.push(from);
  }
  return days;
}

async function emptyDay({ appointments, clock }: Context, first: number): Promise<string> {
  for (let ahead = first; ; ahead += 1) {
    const date = clock.addDays(clock.today(), ahead);
    const taken = await appointments.exists({
      status: { $in: [...LIVE_STATUSES] },
      $or: [{ 'slot.date': date }, { appointmentDate: date }],
    });
    if (!taken) return date;
  }
}
