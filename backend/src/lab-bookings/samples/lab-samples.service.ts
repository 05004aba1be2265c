import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { RecollectLabSample } from '../../../../openapi/contract/shop/lab-collection.js';
import { MAX_REJECTIONS, rejectionText } from '../../../../openapi/contract/shop/lab-samples.js';
import type { RejectLabSample } from '../../../../openapi/contract/shop/lab-samples.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { LabOutcomes } from '../../lab-requests/lab-outcomes.service.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';
import { outcomeOf } from '../booking-outcome.js';
import { LabBookingNotifications } from '../lab-booking-notifications.js';
import { LabBooking } from '../lab-booking.schema.js';
import type { RejectedSample } from '../lab-booking.schema.js';
import { LabBookingSteps } from '../lab-booking-steps.service.js';
import { wrongState } from '../lab-booking.status.js';
import { LabBookingsService } from '../lab-bookings.service.js';
import { LabWindows } from '../lab-windows.service.js';
import { sampledAt } from '../reports/report-versions.js';

type Seat = Pick<LabBooking, 'windowSeat'>;

/** Rejects samples that cannot be examined, and takes new times for them on the same payment. */
@Injectable()
export class LabSamples {
  constructor(
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    private readonly reader: LabBookingsService,
    private readonly steps: LabBookingSteps,
    private readonly windows: LabWindows,
    private readonly notifications: LabBookingNotifications,
    private readonly outcomes: LabOutcomes,
    private readonly audit: AuditService,
  ) {}

  /**
   * Rejects the current sample, and drops results that are not released. A repeated call returns the same answer.
   * @throws Failure NOT_FOUND, WRONG_STATE without a sample, EDIT_CONFLICT when another sample is current
   */
  async reject(id: string, body: RejectLabSample, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    const { rejectedSamples = [] } = row;
    if (isRepeated(row, body)) return this.reader.toAnswer(row, by.actor);
    if (body.sample !== undefined && body.sample !== rejectedSamples.length + 1)
      throw new Failure('EDIT_CONFLICT');
    if (rejectedSamples.length >= MAX_REJECTIONS)
      throw new Failure('WRONG_STATE', {
        sentence: tLabBooking('rejection.tooOften', { count: MAX_REJECTIONS }),
      });
    const rejected = rejectedSampleOf(row, body, by);
    return this.steps.take(row, {
      to: 'sampleRejected',
      action: 'lab-booking.reject-sample',
      ...by,
      set: () => Promise.resolve(closedCritical(row)),
      unset: { entry: 1, windowSeat: 1 },
      push: { rejectedSamples: rejected },
      condition: {
        'entry.entryId': row.entry?.entryId ?? null,
        'acknowledgement.at': row.acknowledgement?.at ?? null,
      },
      writeWithTransition: async (after, session) => {
        const reason = rejectionText(rejected);
        await this.notifications.sampleRejected(after, reason, session);
        const occurrence = String(after.rejectedSamples!.length);
        await this.outcomes.tell(outcomeOf(after, 'rejected', occurrence, reason), session);
      },
    });
  }

  /**
   * Takes a new time for the sample, which keeps its payment.
   * @throws Failure NOT_FOUND, WRONG_STATE unless the sample was rejected, WINDOW_FULL, or of one field
   */
  async recollect(id: string, body: RecollectLabSample, by: Caller): Promise<LabBookingDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (row.status !== 'sampleRejected') throw wrongState(row.status);
    this.windows.assertBookable(body.date);
    this.windows.assertOffered(body);
    const after = await this.windows.seated(body, (seat, session) =>
      this.choose(row, { body, seat }, by, session),
    );
    return this.reader.toAnswer(after, by.actor);
  }

  private async choose(
    row: LabBooking,
    { body, seat }: { body: RecollectLabSample; seat: Seat },
    by: Caller,
    session: ClientSession,
  ): Promise<LabBooking> {
    const { date, window, place, address = null } = body;
    const chosen = { status: 'requested' as const, date, place, address, ...(window && { window }) };
    const after = await this.bookings
      .findOneAndUpdate(
        { _id: row._id, status: row.status, rejectedSamples: { $size: row.rejectedSamples!.length } },
        {
          $set: { ...chosen, ...seat },
          ...(!window && { $unset: { window: 1 as const } }),
          $push: {
            history: { status: chosen.status, at: new Date(), by: new Types.ObjectId(by.actor.userId) },
          },
        },
        { session, returnDocument: 'after' },
      )
      .lean<LabBooking>();
    if (!after) {
      const now = await this.bookings.findById(row._id).session(session).lean<LabBooking>();
      throw now ? wrongState(now.status) : new Failure('NOT_FOUND');
    }
    await this.notifications.recollection(after, session);
    const before = { status: row.status, date: row.date, window: row.window ?? null, place: row.place };
    const change = { before, after: { ...chosen, window: window ?? null } };
    const what = { action: 'lab-booking.recollect', resource: 'lab-bookings', recordId: row._id };
    await this.audit.record({ ...what, ...change, ...by }, session);
    return after;
  }
}

const rejectedSampleOf = (
  row: LabBooking,
  { reason, note }: RejectLabSample,
  { actor }: Caller,
): RejectedSample => ({
  collectedAt: sampledAt(row, row.entry ?? undefined),
  rejectedAt: new Date(),
  reason,
  note: note ?? null,
  byName: actor.fullName,
  ...(row.acknowledgement && { acknowledgement: row.acknowledgement }),
});

/** Whether the current state comes from the same call. */
function isRepeated({ status, rejectedSamples = [] }: LabBooking, body: RejectLabSample): boolean {
  const last = rejectedSamples.at(-1);
  if (status !== 'sampleRejected' || !last) return false;
  const { sample = rejectedSamples.length } = body;
  return (
    last.reason === body.reason && last.note === (body.note ?? null) && sample === rejectedSamples.length
  );
}

/** Critical values of the sample stay open until they are acknowledged; others end with it. */
const closedCritical = ({ criticalAt, acknowledgement }: LabBooking): Partial<LabBooking> =>
  criticalAt && acknowledgement ? { criticalAt: null, criticalValues: [], acknowledgement: null } : {};
