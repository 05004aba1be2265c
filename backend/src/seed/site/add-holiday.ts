import type { INestApplicationContext } from '@nestjs/common';
import { HolidaysService } from '../../availability/holidays/holidays.service.js';
import { LIVE_STATUSES } from '../../appointments/appointment.status.js';
import type { Context } from '../context.js';
import { byAdmin } from './by-admin.js';

/** The holiday is so many days ahead, or a little later when a visit is booked there. */
const HOLIDAY_AHEAD = 33;

/** A coming holiday of the hospital, on a day that nobody has booked; gives the day. */
export async function addHoliday(app: INestApplicationContext, context: Context): Promise<string> {
  const from = await emptyDay(context);
  const holidays = app.get(HolidaysService, { strict: false });
  await holidays.create({ from, name: 'Founders’ Day' }, byAdmin(context));
  return from;
}

async function emptyDay({ appointments, clock }: Context): Promise<string> {
  for (let ahead = HOLIDAY_AHEAD; ; ahead += 1) {
    const date = clock.addDays(clock.today(), ahead);
    const taken = await appointments.exists({
      status: { $in: [...LIVE_STATUSES] },
      $or: [{ 'slot.date': date }, { appointmentDate: date }],
    });
    if (!taken) return date;
  }
}
