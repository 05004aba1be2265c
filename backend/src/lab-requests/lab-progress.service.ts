import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LabProgress } from '../../../openapi/contract/care/lab-requests.js';
import { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import type { LabRequest } from './lab-request.schema.js';

type Booked = Pick<LabBooking, '_id' | 'status'> & { report?: { preliminary?: boolean } };

/** From the state of a booking; a booking that waits for its payment is not booked yet. */
const OF_BOOKING: Record<LabBooking['status'], LabProgress> = {
  held: 'requested',
  lapsed: 'requested',
  requested: 'booked',
  confirmed: 'booked',
  sampleCollected: 'collected',
  sampleRejected: 'rejected',
  reported: 'reported',
  cancelled: 'requested',
};

function progressOf({ status }: LabRequest, booking: Booked | undefined): LabProgress {
  if (status === 'declined') return 'declined';
  if (!booking) return status === 'reported' ? 'reported' : status === 'booked' ? 'booked' : 'requested';
  return booking.report?.preliminary ? 'preliminary' : OF_BOOKING[booking.status];
}

/** How far requested tests are, from their bookings. */
@Injectable()
export class LabProgressReader {
  constructor(@InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>) {}

  /** The progress of each request, in the order given. */
  async of(requests: readonly LabRequest[]): Promise<LabProgress[]> {
    const ids = requests.map(({ labBookingId }) => labBookingId).filter((id) => id !== null);
    const rows =
      ids.length > 0
        ? await this.bookings
            .find({ _id: { $in: ids } }, { status: 1, 'report.preliminary': 1 })
            .lean<Booked[]>()
        : [];
    const byId = new Map(rows.map((row) => [String(row._id), row]));
    return requests.map((request) => progressOf(request, byId.get(String(request.labBookingId))));
  }
}
