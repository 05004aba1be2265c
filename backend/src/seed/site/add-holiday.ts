import type { INestApplicationContext } from '@nestjs/common';
import { HolidaysService } from '../../availability/holidays/holidays.service.js';
import { LIVE_STATUSES } from '../../appointments/appointment.status.js';
import type { Actor } from '../../common/http/actor.js';
import { DEMO_ADMIN_EMAIL } from '../add-people.js';
import { idOf } from '../context.js';
import type { Context } from '../context.js';

/** The holiday is so many days ahead, or a little later when a visit is booked there. */
const HOLIDAY_AHEAD = 33;
const NOWHERE = { address: '127.0.0.1', requestId: 'demo', userAgent: null };

/** A coming holiday of the hospital, on a day that nobody has booked; gives the day. */
export async function addHoliday(app: INestApplicationContext, context: Context): Promise<string> {
  const actor: Actor = {
    ...{ userId: String(idOf('admin', context.opened)), type: 'admin', fullName: 'Demo Administrator' },
    ...{ speciality: null, email: DEMO_ADMIN_EMAIL, sessionId: '', confirmed: true, approved: true },
  };
  const from = await emptyDay(context);
  const holidays = app.get(HolidaysService, { strict: false });
  await holidays.create({ from, name: 'Founders’ Day' }, { actor, origin: NOWHERE });
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
