import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { Todo } from '../../../openapi/contract/care/dashboard.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { mayCancel } from '../appointments/cancellation.js';
import { LeaveCase } from '../appointments/leave-cases/leave-case.schema.js';
import { isMoved, whenOf } from '../appointments/visit-time.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { LabRequest } from '../lab-requests/lab-request.schema.js';
import { Payment } from '../payments/payment.schema.js';
import { Prescription } from '../prescriptions/prescription.schema.js';
import { statusCondition } from '../prescriptions/refill.js';
import { Review } from '../reviews/review.schema.js';
import { tDashboard } from '../messages/people/dashboard.js';
import { PATIENT_PATHS } from './patient-activity.js';

/** An older visit is not asked about, in days. */
const REVIEWED_WITHIN_DAYS = 30;
const MAX_OF_A_KIND = 5;

const visitPath = (id: Types.ObjectId, step?: 'review'): string =>
  `${PATIENT_PATHS.appointment}?visit=${String(id)}${step ? `&step=${step}` : ''}`;

/** A patient's open tasks (answers, payments, orders), the most urgent first. */
@Injectable()
export class PatientTodos {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(LeaveCase.name) private readonly leaveCases: Model<LeaveCase>,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectModel(LabRequest.name) private readonly labRequests: Model<LabRequest>,
    @InjectModel(LabBooking.name) private readonly labBookings: Model<LabBooking>,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    @InjectModel(Review.name) private readonly reviews: Model<Review>,
    private readonly clock: HospitalClock,
  ) {}

  /** @param visits the coming visits */
  async of(patientId: Types.ObjectId, visits: Appointment[]): Promise<Todo[]> {
    const [leaves, ...others] = await Promise.all([
      this.leaves(patientId),
      this.offers(patientId),
      this.unpaid(patientId),
      this.tests(patientId),
      this.newSamples(patientId),
      this.refills(patientId),
      this.unreviewed(patientId),
    ]);
    return [leaves, this.moves(visits), ...others].flat();
  }

  /** Moved by the hospital and not yet answered. */
  private moves(visits: Appointment[]): Todo[] {
    return visits
      .filter(
        (row) =>
          row.status === 'accepted' &&
          isMoved(row) &&
          !row.moveAgreedAt &&
          mayCancel(row, 'patient', this.clock),
      )
      .map((row) => ({
        kind: 'answerMove',
        title: tDashboard('visitMoved', { doctorName: row.acceptedDoctorName }),
        detail: this.when(row),
        path: visitPath(row._id),
        url: null,
      }));
  }

  private async leaves(patientId: Types.ObjectId): Promise<Todo[]> {
    const open = { patientId, status: 'open' as const, answerBy: { $gt: new Date() } };
    const rows = await this.leaveCases.find(open).limit(MAX_OF_A_KIND).lean<LeaveCase[]>();
    return rows.map(({ doctorName, date, time }) => ({
      kind: 'chooseTime',
      title: tDashboard('doctorAway', { doctorName }),
      detail: this.clock.format(date, time),
      path: PATIENT_PATHS.appointment,
      url: null,
    }));
  }

  /** Times held for the patient from the waiting list. */
  private async offers(patientId: Types.ObjectId): Promise<Todo[]> {
    const held = { patientId, status: 'held' as const, 'offer.until': { $gt: new Date() } };
    const rows = await this.appointments.find(held).limit(MAX_OF_A_KIND).lean<Appointment[]>();
    return rows.map((row) => ({
      kind: 'takeOffer',
      title: tDashboard('timeHeld', { doctorName: row.doctorName }),
      detail: this.when(row),
      path: '/patientlogin/waiting-list',
      url: null,
    }));
  }

  /** Open checkouts at the payment provider. */
  private async unpaid(patientId: Types.ObjectId): Promise<Todo[]> {
    const open = {
      patientId,
      status: 'created' as const,
      expiresAt: { $gt: new Date() },
      sessionUrl: { $exists: true },
    };
    const rows = await this.payments.find(open).sort({ _id: -1 }).limit(MAX_OF_A_KIND).lean<Payment[]>();
    return rows.map(({ items, returnPath, sessionUrl = null }) => ({
      kind: 'pay',
      title: tDashboard('finishPayment'),
      detail: items.map(({ name }) => name).join(', '),
      path: returnPath,
      url: sessionUrl,
    }));
  }

  /** Tests that a doctor requested, without a day yet. */
  private async tests(patientId: Types.ObjectId): Promise<Todo[]> {
    const open = { patientId, status: 'open' as const };
    const rows = await this.labRequests
      .find(open)
      .sort({ _id: -1 })
      .limit(MAX_OF_A_KIND)
      .lean<LabRequest[]>();
    return rows.map(({ test, doctorName }) => ({
      kind: 'confirmTest',
      title: tDashboard('labTestRequested', { testName: test.name }),
      detail: tDashboard('requestedBy', { doctorName }),
      path: PATIENT_PATHS.labBooking,
      url: null,
    }));
  }

  /** Rejected samples without a new time yet. */
  private async newSamples(patientId: Types.ObjectId): Promise<Todo[]> {
    const rejected = { patientId, status: 'sampleRejected' as const };
    const rows = await this.labBookings
      .find(rejected)
      .sort({ _id: -1 })
      .limit(MAX_OF_A_KIND)
      .lean<LabBooking[]>();
    return rows.map(({ test }) => ({
      kind: 'confirmTest',
      title: tDashboard('newSampleNeeded', { name: test.name }),
      detail: tDashboard('sampleRejected'),
      path: PATIENT_PATHS.labBooking,
      url: null,
    }));
  }

  private async refills(patientId: Types.ObjectId): Promise<Todo[]> {
    const today = this.clock.today();
    const needed = { patientId, renewedBy: null, ...statusCondition('refillNeeded', today) };
    const rows = await this.prescriptions
      .find(needed)
      .sort({ _id: -1 })
      .limit(MAX_OF_A_KIND)
      .lean<Prescription[]>();
    return rows
      .filter(({ refillDueOn }) => refillDueOn !== null)
      .sort((one, other) => one.refillDueOn!.localeCompare(other.refillDueOn!))
      .map(({ refillDueOn, medicines }) => ({
        kind: 'refill',
        title: refillDueOn! < today ? tDashboard('medicinesRanOut') : tDashboard('medicinesRunOut'),
        detail: `${medicines.map(({ name }) => name).join(', ')}, ${this.clock.format(refillDueOn!, null)}`,
        path: PATIENT_PATHS.prescription,
        url: null,
      }));
  }

  /** Only the last visit while it is recent, not every visit that could be reviewed. */
  private async unreviewed(patientId: Types.ObjectId): Promise<Todo[]> {
    const from = this.clock.addDays(this.clock.today(), -REVIEWED_WITHIN_DAYS);
    const recent = { patientId, status: 'completed' as const, appointmentDate: { $gte: from } };
    const rows = await this.appointments
      .find(recent)
      .sort({ _id: -1 })
      .limit(MAX_OF_A_KIND)
      .lean<Appointment[]>();
    const last = rows.toSorted((one, other) =>
      String(other.appointmentDate).localeCompare(String(one.appointmentDate)),
    )[0] as Appointment | undefined;
    if (!last || (await this.reviews.exists({ appointmentId: last._id }))) return [];
    return [
      {
        kind: 'review',
        title: tDashboard('reviewVisit', { doctorName: last.acceptedDoctorName }),
        detail: this.when(last),
        path: visitPath(last._id, 'review'),
        url: null,
      },
    ];
  }

  private when(row: Appointment): string {
    const { date, time } = whenOf(row);
    return date ? this.clock.format(date, time) : tDashboard('anyDay');
  }
}
