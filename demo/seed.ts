import { SETTINGS_ID } from '../openapi/contract/site/settings.js';
import { addVerificationCodes } from '../backend/src/prescriptions/verification/add-verification-codes.js';
import { numberPatients } from '../backend/src/users/hospital-numbers/number-patients.js';
import { addAccounts } from './add-accounts.js';
import { addAppointments } from './add-appointments.js';
import { addExtraSession } from './site/add-extra-session.js';
import { addSafetyRules } from './care/add-safety-rules.js';
import { addHolidays } from './site/add-holidays.js';
import { addFamily } from './visits/add-family.js';
import { addDay } from './visits/add-day.js';
import { addSpecialVisits } from './visits/add-special-visits.js';
import { addCare } from './care/add-care.js';
import { addLabBookings } from './lab/add-lab-bookings.js';
import { addOrders, addPrescribedOrder } from './pharmacy/add-orders.js';
import { addWaitlist } from './add-waitlist.js';
import { addPeople } from './add-people.js';
import { DEMO_ADMIN_EMAIL, DEMO_STAFF_EMAILS, addStaff } from './add-staff.js';
import { addLabTests, addMedicines } from './add-products.js';
import { contextOf, keepNewRows, keepRows } from './context.js';
import type { App, Context } from './context.js';
import { addSite } from './site/add-site.js';
import { doctors } from './doctors.js';
import { labTests } from './lab/lab-tests.js';
import { patients } from './patients.js';
import { medicines } from './pharmacy/medicines.js';

export { DEMO_ADMIN_EMAIL } from './add-staff.js';
export { DEMO_PASSWORD } from './context.js';

/**
 * Fills the database with the demo hospital: people, appointments, the pharmacy and the lab, with their payments, and
 * what doctors and lab wrote about patients.
 * The administrator is the last write of a first run, so one that was cut off is taken up again and a finished one
 * is not repeated; a demo hospital from before there was a pharmacy, or before there were prescriptions or articles, gets
 * them. The demo doctor has patients on every day that the demo is started.
 * @returns what it did, a line each
 */
export async function seed(app: App): Promise<string[]> {
  const context = await contextOf(app);
  const opened = await context.users.exists({ email: DEMO_ADMIN_EMAIL, type: 'admin' });
  const others = { type: 'admin', email: { $nin: DEMO_STAFF_EMAILS } } as const;
  if (!opened && (await context.users.exists(others)))
    return ['This database has a hospital of its own: no demo data was added.'];
  const there = await Promise.all([
    context.labBookings.exists({}),
    context.prescriptions.exists({}),
    context.posts.exists({}),
    context.leaves.exists({}),
    context.appointments.exists({ 'attendance.date': context.clock.today() }),
    context.waitlist.exists({}),
    context.users.exists({ heldBy: { $exists: true } }),
    context.holidays.exists({}),
    context.extraSessions.exists({}),
    context.safetyRules.exists({}),
  ]);
  const [
    hasShops,
    hasCare,
    hasSite,
    hasLeave,
    hasDay,
    hasWaitlist,
    hasFamily,
    hasHoliday,
    hasSession,
    hasRule,
  ] = there;
  if (opened && there.every(Boolean)) return ['The demo hospital is there already.'];
  const lines = opened ? [] : await addHospital(context);
  if (!opened || !hasDay) {
    await addDay(context);
    lines.push('Its demo doctor sees patients today.');
  }
  if (!opened || !hasShops) lines.push(...(await addShops(context)));
  if (!opened || !hasCare) {
    const { records, prescriptions } = await addCare(context);
    lines.push(`Its doctors and its lab have written ${records} records and ${prescriptions} prescriptions.`);
  }
  if (!opened || !hasShops || !hasCare) await addPrescribedOrder(context);
  if (!opened || !hasSite) lines.push(await addSite(context));
  if (!opened || !hasLeave)
    lines.push(
      `Its first leave begins on ${await keepNewRows(context, 'leaves', () => addAccounts(app, context))}.`,
    );
  if (!opened || !hasHoliday) {
    const days = await keepNewRows(context, 'holidays', () => addHolidays(app, context));
    lines.push(`The hospital is closed on ${days.join(' and ')}.`);
  }
  if (!opened || !hasSession) {
    const day = await keepNewRows(context, 'extrasessions', () => addExtraSession(app, context));
    lines.push(`It has a clinic on ${day}.`);
  }
  if (!opened || !hasRule) await keepNewRows(context, 'safetyrules', () => addSafetyRules(app, context));
  if (!opened || !hasWaitlist) lines.push(`${await addWaitlist(context)} people wait for a time.`);
  if (!opened || !hasFamily) lines.push(`Its demo patient looks after ${await addFamily(context)} people.`);
  if (!opened) lines.push(await addSpecialVisits(context));
  await numberPatients(context.connection);
  await addVerificationCodes(context.connection);
  // Before the staff, whose owner ends a first run: a run that was cut off notes its rows again.
  await keepRows(context);
  if (!opened) await addStaff(context);
  await keepRows(context);
  // The site opens when everything is there.
  await context.settings.updateOne(
    { _id: SETTINGS_ID, setUpAt: null },
    { $set: { setUpAt: context.opened } },
  );
  return lines;
}

async function addHospital(context: Context): Promise<string[]> {
  await addPeople(context);
  const visits = await addAppointments(context);
  return [
    `The demo hospital has ${doctors.length} doctors, ${patients.length} patients and ${visits} appointments.`,
  ];
}

async function addShops(context: Context): Promise<string[]> {
  await addMedicines(context);
  await addLabTests(context);
  const orders = await addOrders(context);
  const bookings = await addLabBookings(context);
  return [
    `Its pharmacy has ${medicines.length} medicines and ${orders} orders, its lab ${labTests.length} tests and ${bookings} bookings.`,
  ];
}
