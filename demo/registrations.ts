import { bookedAt } from './add-appointments.js';
import { demoAppointments } from './appointments.js';
import { DAY_MS } from './context.js';
import type { Context } from './context.js';
import { doctors } from './doctors.js';
import { demoLabBookings } from './lab/lab-bookings.js';
import { labTests } from './lab/lab-tests.js';
import { DEMO_PATIENT_EMAIL, patients } from './patients.js';
import { medicines } from './pharmacy/medicines.js';
import { demoOrders } from './pharmacy/orders.js';
import { randomFrom } from './random.js';

const MINUTE_MS = 60_000;
/** A new doctor joins so often, days. */
const DAYS_BETWEEN = 1.6;
const MORNING_MINUTES = 240;
/** People register shortly before the first thing they do, minutes. */
const SOONEST = 5;
const SPREAD = 40;

/** When the doctor at this place of the list joined: the first opened the hospital, the others followed. */
export function joinedAt(index: number, { opened }: Context): Date {
  if (index === 0) return opened;
  const minutes = randomFrom(`doctor ${index} joins`).below(MORNING_MINUTES);
  return new Date(opened.getTime() + Math.floor(index * DAYS_BETWEEN) * DAY_MS + minutes * MINUTE_MS);
}

/**
 * When each patient registered, by email: shortly before the first visit, order or lab booking. The demo patient, whose
 * records go further back, came when the hospital opened.
 */
export function registrations({ clock, opened }: Context): Map<string, Date> {
  const today = clock.today();
  const moments: [email: string | null, at: Date][] = [
    ...demoAppointments(today, doctors, patients).map(
      (visit, index) => [visit.patientEmail, bookedAt(index, visit)] as [string, Date],
    ),
    ...[
      ...demoOrders(today, medicines, patients, clock.zone),
      ...demoLabBookings(today, labTests, patients, clock.zone),
    ].map(({ patientEmail, history }) => [patientEmail, history[0].at] as [string | null, Date]),
  ];
  return new Map(
    patients.map(({ email }) => {
      const own = moments.filter(([of]) => of === email).map(([, at]) => at.getTime());
      if (email === DEMO_PATIENT_EMAIL || own.length === 0) return [email, opened];
      const before = SOONEST + randomFrom(`registration of ${email}`).below(SPREAD);
      return [email, new Date(Math.min(...own) - before * MINUTE_MS)];
    }),
  );
}
