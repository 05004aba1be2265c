import { formatPaise, toPaise } from '../../backend/src/common/money.js';
import { labBookingSearchTokens } from '../../backend/src/lab-bookings/lab-booking.schema.js';
import type { LabTest } from '../../backend/src/lab/lab-test.schema.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { addPayment, heldAtOf } from '../add-payment.js';
import { technicianOf } from '../add-staff.js';
import { idOf, put } from '../context.js';
import type { Context } from '../context.js';
import { demoLabBookings } from './lab-bookings.js';
import type { LabBookingSeed } from './lab-bookings.js';
import { labTests } from './lab-tests.js';
import { patients } from '../patients.js';

const HOUR_MS = 3_600_000;

/** Lab bookings in every state, with payments and reports; gives how many. */
export async function addLabBookings(context: Context): Promise<number> {
  const bookings = demoLabBookings(context.clock.today(), labTests, patients, context.clock.zone);
  const people = await context.users.find({ type: 'patient' }).lean<User[]>();
  const offered = await context.labTests.find({}).lean<LabTest[]>();
  for (const [index, booking] of bookings.entries()) {
    const patient = people.find(({ email }) => email === booking.patientEmail)!;
    const test = offered.find(({ name }) => name === booking.testName)!;
    await addLabBooking(index, booking, { patient, test }, context);
  }
  return bookings.length;
}

async function addLabBooking(
  index: number,
  booking: LabBookingSeed,
  { patient, test }: { patient: User; test: LabTest },
  context: Context,
): Promise<void> {
  const { fullName, subject, phone, date, window, place, address, payment, status, history, cancelledBy } =
    booking;
  const isPaid = payment === 'card';
  const createdAt = isPaid ? heldAtOf(history[0].at) : history[0].at;
  const _id = idOf(`lab booking ${index}`, createdAt);
  const pricePaise = toPaise(booking.price);
  const paymentId = isPaid ? idOf(`payment of lab booking ${index}`, createdAt) : null;
  if (paymentId) {
    await addPayment(
      {
        _id: paymentId,
        purpose: 'labBooking',
        subjectId: _id,
        items: [{ name: test.name, unitPaise: pricePaise, quantity: 1 }],
        patientId: patient._id,
        payer: { name: patient.fullName, email: patient.email! },
        returnPath: '/labtest',
        createdAt,
        refundReason: cancelledBy && 'Lab booking cancelled',
      },
      context,
    );
  }
  const { _id: labTestId, name, turnaround, image, group, specimenType, preparation } = test;
  const booked = { labTestId, name, turnaround, image, group, specimenType, preparation };
  await put(context.labBookings, {
    _id,
    status,
    patientId: patient._id,
    patientName: patient.fullName,
    test: booked,
    pricePaise,
    fullName,
    subject,
    phone,
    date,
    window,
    place,
    address,
    payment,
    paymentId,
    // A place of its own in every window, since no other booking has this number.
    ...(status !== 'cancelled' && status !== 'sampleRejected' && { windowSeat: index }),
    ...rejectionOf(booking, context),
    ...(cancelledBy && { cancellation: { by: cancelledBy, msg: messageOf(booking) } }),
    ...reportOf(booking),
    ...entryOf(booking, context),
    words: labBookingSearchTokens({ fullName, patientName: patient.fullName, test: booked }),
    history: [
      ...(isPaid ? [{ status: 'held' as const, at: createdAt, by: patient._id }] : []),
      ...history.map((change) => ({ ...change, by: change.status === 'requested' ? patient._id : null })),
    ],
    createdAt,
    updatedAt: history.at(-1)!.at,
  });
}

const messageOf = ({ payment, price }: LabBookingSeed): string =>
  payment === 'card'
    ? `Booking cancelled. ${formatPaise(toPaise(price))} will be refunded to your card in 5 to 7 days.`
    : 'Booking cancelled. Nothing had been paid.';

/** The sample that could not be examined. */
function rejectionOf({ rejection, history }: LabBookingSeed, context: Context) {
  if (!rejection) return {};
  const [collectedAt, rejectedAt] = history.slice(-2).map(({ at }) => at);
  const { fullName: byName } = technicianOf(context);
  return { rejectedSamples: [{ collectedAt, rejectedAt, reason: rejection, note: null, byName }] };
}

const reportOf = ({ report, history }: LabBookingSeed) =>
  report
    ? {
        report: {
          ...report,
          version: 1,
          reportedAt: history.at(-1)!.at,
          reason: null,
        },
      }
    : {};

/** Results that the technician entered an hour after the sample. */
function entryOf({ entry, history }: LabBookingSeed, context: Context) {
  if (!entry) return {};
  const enteredAt = new Date(history.at(-1)!.at.getTime() + HOUR_MS);
  const { _id: enteredBy, fullName: enteredByName } = technicianOf(context);
  const first = { version: 1, reason: null, preliminary: false, outstanding: [], receivedAt: null };
  const entryId = idOf(`results of ${entry.results[0].name}`, enteredAt);
  const stamp = {
    entryId,
    enteredBy,
    enteredByName,
    enteredAt,
    earlierAcknowledgement: null,
    returned: null,
  };
  return { entry: { ...entry, ...first, ...stamp } };
}
