import type { Connection } from 'mongoose';
import type { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import type { LabRequest } from './lab-request.schema.js';

/** Gives the requests whose booking was reported by an earlier version the status `reported`. */
export async function markReportedRequests(connection: Connection): Promise<void> {
  const requests = connection.collection<LabRequest>('labrequests');
  const bookings = connection.collection<LabBooking>('labbookings');
  for await (const { _id, labBookingId } of requests.find({ status: 'booked' })) {
    const booking = labBookingId && (await bookings.findOne({ _id: labBookingId, status: 'reported' }));
    if (booking) await requests.updateOne({ _id, status: 'booked' }, { $set: { status: 'reported' } });
  }
}
