import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { loginOf } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import type { CreateLabBooking, LabBookingMade } from '../../../openapi/contract/shop/lab-bookings.js';
import { AuditService } from '../audit/audit.service.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { AccountLimits } from '../common/limits/account-limits.service.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { formatPaise, toPaise } from '../common/money.js';
import { toE164 } from '../common/phone.js';
import { BookingRule } from '../auth/email-confirmations/booking-rule.js';
import { HoldLimits } from '../payments/holds/hold-limits.service.js';
import { LabTest } from '../lab/lab-test.schema.js';
import { CheckoutService, assertPrice } from '../payments/checkout.service.js';
import type { Payment } from '../payments/payment.schema.js';
import { assertActive } from '../users/active-accounts.js';
import { familyOf } from '../users/dependants/family-of.js';
import { User } from '../users/user.schema.js';
import { LabRequestSteps } from '../lab-requests/lab-request-steps.service.js';
import { LabBooking, labBookingSearchTokens } from './lab-booking.schema.js';
import { DUE_AT_COLLECTION } from './lab-booking.policy.js';
import { LabBookingsService } from './lab-bookings.service.js';
import { subjectOf } from './subjects/lab-subject.js';
import { LabWindows } from './lab-windows.service.js';
import { LabBookingNotifications } from './lab-booking-notifications.js';
import { tLimit } from '../messages/people/limits.js';
import { tCommon } from '../messages/common.js';
import { tLabBooking } from '../messages/shop/lab-bookings.js';

/** Open unpaid lab checkouts per patient. */
const MAX_OPEN_HOLDS = 3;
/** Expired checkouts are removed within a minute. */
const SEAT_FREE_WITHIN_SECONDS = 60;

type NewBooking = Omit<LabBooking, 'createdAt' | 'updatedAt'>;

/** Takes bookings of lab tests: immediately when they are paid at collection, else after the card payment. */
@Injectable()
export class LabBookingDesk {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    @InjectModel(LabTest.name) private readonly tests: Model<LabTest>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: LabBookingsService,
    private readonly windows: LabWindows,
    private readonly checkout: CheckoutService,
    private readonly limits: HoldLimits,
    private readonly rule: BookingRule,
    private readonly clock: HospitalClock,
    private readonly notifications: LabBookingNotifications,
    private readonly requests: LabRequestSteps,
    private readonly audit: AuditService,
    private readonly accounts: AccountLimits,
  ) {}

  /** @throws Failure NOT_FOUND, GONE_FROM_SHELF, PRICE_CHANGED, WINDOW_FULL, TOO_MANY_HOLDS, HOLDS_LIMIT, or of one field */
  async create(body: CreateLabBooking, by: Caller): Promise<LabBookingMade> {
    this.rule.assertMayBook(by.actor);
    const test = await this.testOf(body);
    const booking = this.bookingOf(body, test, by.actor);
    if (body.payment === 'card') return this.openCheckout(booking, by);
    const made = await this.accounts.counted('LAB_BOOKINGS', by, () => this.write(booking, by));
    return { booking: await this.reader.toAnswer(made, by.actor), checkout: null };
  }

  private write(booking: NewBooking, by: Caller): Promise<LabBooking> {
    return this.windows.seated(booking, async (seat, session) => {
      await assertActive(this.users, booking.patientId, session);
      if (!booking.labRequestId) await this.assertRoom(by.actor, session);
      const [created] = await this.bookings.create([{ ...booking, ...seat }], { session });
      await this.confirmRequest(booking, session);
      const stored = created.toObject<LabBooking>();
      await this.notifications.requested(stored, session);
      const after = { status: 'requested', labTestId: String(booking.test.labTestId) };
      const what = { action: 'lab-booking.create', resource: 'lab-bookings', recordId: stored._id, after };
      await this.audit.record({ ...what, ...by }, session);
      return stored;
    });
  }

  /** Limits bookings that are paid at collection; tests that a doctor requested do not count. */
  private async assertRoom(actor: Actor, session: ClientSession): Promise<void> {
    if (actor.type !== 'patient') return;
    const login = new Types.ObjectId(loginOf(actor).userId);
    if (actor.holder) await assertActive(this.users, login, session);
    const open = await this.bookings
      .countDocuments({
        patientId: { $in: await familyOf(this.users, login, session) },
        ...DUE_AT_COLLECTION,
        labRequestId: { $exists: false },
        date: { $gte: this.clock.today() },
      })
      .session(session);
    const { LAB_BOOKINGS_PER_FAMILY, LAB_BOOKINGS_PER_PERSON_NEW } = this.env;
    const [most, sentence] = actor.confirmed
      ? [LAB_BOOKINGS_PER_FAMILY, tLimit('labBookings.open')]
      : [LAB_BOOKINGS_PER_PERSON_NEW, tLimit('labBookings.newAccount')];
    if (open >= most) throw new Failure('TOO_MANY_OPEN_REQUESTS', { sentence });
  }

  private async testOf({ labTestId, price }: CreateLabBooking): Promise<LabTest> {
    const test = await this.tests.findById(labTestId).lean<LabTest>();
    if (!test) throw fieldFailure('labTestId', tLabBooking('testNotFound'), 'NOT_FOUND');
    const { name, pricePaise } = test;
    if (test.deleted || !test.published)
      throw fieldFailure('labTestId', tLabBooking('testWithdrawn', { name }), 'GONE_FROM_SHELF');
    const shown = price === undefined ? pricePaise : toPaise(price);
    assertPrice('price', pricePaise, shown, `${name} costs ${formatPaise(pricePaise)} now.`);
    return test;
  }

  private bookingOf(body: CreateLabBooking, test: LabTest, actor: Actor): NewBooking {
    const { fullName, date, window, place, address = null, payment } = body;
    const phone = toE164(body.phone);
    if (!phone) throw fieldFailure('phone', tCommon('phoneInvalid'));
    this.windows.assertBookable(date);
    this.windows.assertOffered({ date, place, window });
    const patientId = new Types.ObjectId(actor.userId);
    const status = payment === 'card' ? 'held' : 'requested';
    const patientName = actor.fullName;
    const { _id: labTestId, name, turnaround, image, group } = test;
    const { specimenType = null, preparation = null } = test;
    const booked = { labTestId, name, turnaround, image, group, specimenType, preparation };
    return {
      _id: new Types.ObjectId(),
      status,
      patientId,
      patientName,
      test: booked,
      pricePaise: test.pricePaise,
      fullName,
      subject: subjectOf(body, patientName, this.clock.today()),
      phone,
      date,
      window,
      place,
      address,
      payment,
      paymentId: null,
      ...(body.labRequestId && { labRequestId: new Types.ObjectId(body.labRequestId) }),
      history: [{ status, at: new Date(), by: patientId }],
      words: labBookingSearchTokens({ fullName, patientName, test: booked }),
    };
  }

  /** The request of a doctor belongs to this booking only. */
  private async confirmRequest(booking: NewBooking, session: ClientSession): Promise<void> {
    const { _id: labBookingId, labRequestId, patientId, test } = booking;
    if (!labRequestId) return;
    const { labTestId } = test;
    await this.requests.book({ id: String(labRequestId), patientId, labTestId, labBookingId }, session);
  }

  private async openCheckout(booking: NewBooking, by: Caller): Promise<LabBookingMade> {
    const payment = this.checkout.draft({
      purpose: 'labBooking',
      items: [{ name: booking.test.name, unitPaise: booking.pricePaise, quantity: 1 }],
      patientId: booking.patientId,
      payer: { name: loginOf(by.actor).fullName, email: by.actor.email },
      subjectId: booking._id,
      returnPath: '/labtest',
    });
    const checkout = await this.limits.counted(payment, by, async () => {
      await this.hold({ ...booking, paymentId: payment._id }, payment);
      return this.checkout.open(payment, by);
    });
    return { booking: null, checkout };
  }

  private async hold(booking: NewBooking, payment: Payment): Promise<void> {
    for (let holdSeat = 0; holdSeat < MAX_OPEN_HOLDS; holdSeat += 1) {
      try {
        return await this.windows.seated(booking, async (seat, session) => {
          await this.bookings.create([{ ...booking, ...seat, holdSeat }], { session });
          await this.confirmRequest(booking, session);
          await this.checkout.store(payment, session);
        });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new Failure('TOO_MANY_HOLDS', { retryAfterSeconds: SEAT_FREE_WITHIN_SECONDS });
  }
}
