import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { LAB_BOOKING_STATUSES } from '../../../openapi/contract/shop/lab-bookings.js';
import type { LabResult } from '../../../openapi/contract/care/lab/results.js';
import type { TestedPerson } from '../../../openapi/contract/care/lab/reference-range.js';
import type { LabSubject } from '../../../openapi/contract/shop/lab-subject.js';
import type { LabPayment, LabPlace } from '../../../openapi/contract/shop/lab-bookings.js';
import type { LabWindow } from '../../../openapi/contract/shop/lab-windows.js';
import type { RejectionReason, SpecimenType } from '../../../openapi/contract/shop/lab-samples.js';
import type { LabGroup } from '../../../openapi/contract/shop/lab-tests.js';
import { searchTokensOf } from '../common/search-tokens.js';
import { UNPAID_STATUSES } from './lab-booking.status.js';
import type { StoredStatus } from './lab-booking.status.js';

/** The booked test; its name is copied. */
export interface BookedTest {
  labTestId: Types.ObjectId;
  name: string;
  turnaround: string;
  image: string | null;
  group: LabGroup | null;
  /** Not set in bookings of earlier versions, like the following. */
  specimenType?: SpecimenType | null;
  preparation?: string | null;
}

export interface BookingChange {
  status: StoredStatus;
  at: Date;
  /** The user; null for the system. */
  by: Types.ObjectId | null;
}

/** The laboratory's report as issued, with the units and ranges of that day. */
export interface Report {
  /** 1 for the first; incremented by each correction. */
  version: number;
  results: LabResult[];
  remark: string | null;
  person: TestedPerson;
  reportedAt: Date;
  /** The reason of the correction; null for the first and for the final report after a preliminary one. */
  reason: string | null;
  /** Not set in reports of earlier versions, like the following. */
  preliminary?: boolean;
  outstanding?: string[];
  collectedAt?: Date;
  receivedAt?: Date | null;
  enteredBy?: Types.ObjectId;
  enteredByName?: string;
  authorisedByName?: string;
}

/** Results that are entered and not released. */
export interface ReportEntry extends Omit<Report, 'reportedAt' | 'authorisedByName'> {
  entryId: Types.ObjectId;
  enteredBy: Types.ObjectId;
  enteredByName: string;
  enteredAt: Date;
  /** Whose sample the results were compared for. */
  subject: LabSubject;
  /** The action on the critical values that this entry replaces. */
  earlierAcknowledgement: Acknowledgement | null;
  /** Set when the entry was sent back to be changed. */
  returned: { byName: string; at: Date; reason: string } | null;
}

/** A critical value of an entry, with its unit. */
export interface CriticalValue {
  name: string;
  value: string;
}

export interface EarlierReport extends Report {
  correctedAt: Date;
  /** The action on its critical value, if it was acknowledged. */
  acknowledgement?: Acknowledgement | null;
}

/** Who has acted on a critical result, when and how. */
export interface Acknowledgement {
  by: Types.ObjectId;
  byName: string;
  at: Date;
  action: string;
}

/** A sample that could not be examined. */
export interface RejectedSample {
  collectedAt: Date;
  rejectedAt: Date;
  reason: RejectionReason;
  note: string | null;
  byName: string;
  /** The action on its critical values, if they were acknowledged before. */
  acknowledgement?: Acknowledgement;
}

const rejectedSampleColumns = {
  _id: false,
  collectedAt: Date,
  rejectedAt: Date,
  reason: String,
  note: String,
  byName: String,
  acknowledgement: SchemaTypes.Mixed,
};

const reportColumns = {
  _id: false,
  version: Number,
  results: [SchemaTypes.Mixed],
  remark: String,
  person: SchemaTypes.Mixed,
  reportedAt: Date,
  reason: String,
  preliminary: Boolean,
  outstanding: { type: [String], default: undefined },
  collectedAt: Date,
  receivedAt: Date,
  enteredBy: SchemaTypes.ObjectId,
  enteredByName: String,
  authorisedByName: String,
};

/** The unique index that prevents two bookings of one place. */
export const WINDOW_SEATS = 'seats_per_window';
/** An unpaid checkout is deleted after this time. */
const LAPSED_KEPT_SECONDS = 7 * 24 * 3600;

/** A booked lab test, from the request to its report. */
@Schema({ collection: 'labbookings', timestamps: true })
export class LabBooking {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: [...UNPAID_STATUSES, ...LAB_BOOKING_STATUSES] })
  status: StoredStatus;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ required: true }) patientName: string;
  @Prop({
    type: raw({
      _id: false,
      labTestId: SchemaTypes.ObjectId,
      name: String,
      turnaround: String,
      image: String,
      group: String,
      specimenType: String,
      preparation: String,
    }),
    required: true,
  })
  test: BookedTest;
  @Prop({ required: true }) pricePaise: number;
  /** The person who gives the sample. */
  @Prop({ required: true }) fullName: string;
  /** Whose sample it is, as decided at the booking or by the desk; a later change of a name does not affect it. */
  @Prop({ type: SchemaTypes.Mixed, required: true }) subject: LabSubject;
  /** E.164. */
  @Prop({ required: true }) phone: string;
  /** YYYY-MM-DD in the hospital's zone. */
  @Prop({ required: true }) date: string;
  /** Not set when no time was chosen. */
  @Prop({ type: raw({ _id: false, from: String, to: String }) }) window?: LabWindow;
  /** Which of the window's places it takes while it is live. */
  @Prop({ type: Number }) windowSeat?: number;
  @Prop({ type: String, required: true, enum: ['hospital', 'home'] }) place: LabPlace;
  @Prop({ type: String, default: null }) address: string | null;
  @Prop({ type: String, required: true, enum: ['card', 'atCollection'] }) payment: LabPayment;
  @Prop({ type: SchemaTypes.ObjectId, default: null }) paymentId: Types.ObjectId | null;
  /** The doctor's request from which it was booked. */
  @Prop({ type: SchemaTypes.ObjectId }) labRequestId?: Types.ObjectId;
  /** For an unpaid checkout: which of the patient's few places it takes. */
  @Prop({ type: Number }) holdSeat?: number;
  @Prop({ type: Date }) lapsedAt?: Date;
  /** Day and time of which the patient was reminded last. */
  @Prop({ type: String }) remindedOf?: string;
  @Prop(raw({ by: String, msg: String })) cancellation?: { by: 'patient' | 'hospital'; msg: string };
  /** Oldest first. */
  @Prop({ type: [raw(rejectedSampleColumns)], default: undefined }) rejectedSamples?: RejectedSample[];
  @Prop({ type: raw(reportColumns), default: undefined }) report?: Report;
  /** The corrected reports, oldest first. */
  @Prop({
    type: [raw({ ...reportColumns, correctedAt: Date, acknowledgement: SchemaTypes.Mixed })],
    default: undefined,
  })
  earlierReports?: EarlierReport[];
  /** Results that await their release; only administrators see them. */
  @Prop({ type: SchemaTypes.Mixed, default: undefined }) entry?: ReportEntry | null;
  /** When the critical values were entered. */
  @Prop({ type: Date }) criticalAt?: Date | null;
  /** The critical values since then, also those that were amended. */
  @Prop({ type: [raw({ _id: false, name: String, value: String })], default: undefined })
  criticalValues?: CriticalValue[];
  /** Null until a critical value is acknowledged. */
  @Prop({
    type: raw({ _id: false, by: SchemaTypes.ObjectId, byName: String, at: Date, action: String }),
    default: undefined,
  })
  acknowledgement?: Acknowledgement | null;
  @Prop({ type: [raw({ _id: false, status: String, at: Date, by: SchemaTypes.ObjectId })], default: [] })
  history: BookingChange[];
  /** Search tokens. */
  @Prop({ type: [String], default: [] }) words: string[];
  createdAt: Date;
  updatedAt: Date;
}

export const LabBookingSchema = SchemaFactory.createForClass(LabBooking);
/** Limits a patient's unpaid lab checkouts to the number of seats. */
LabBookingSchema.index(
  { patientId: 1, holdSeat: 1 },
  { name: 'holds_per_patient', unique: true, partialFilterExpression: { holdSeat: { $exists: true } } },
);
/** Limits the bookings of a time window to its places. */
LabBookingSchema.index(
  { date: 1, place: 1, 'window.from': 1, windowSeat: 1 },
  { name: WINDOW_SEATS, unique: true, partialFilterExpression: { windowSeat: { $exists: true } } },
);
LabBookingSchema.index({ patientId: 1, _id: -1 });
LabBookingSchema.index({ status: 1, _id: -1 });
LabBookingSchema.index({ date: 1, _id: 1 });
LabBookingSchema.index({ words: 1 });
/** Critical results that are not acknowledged, newest first. */
LabBookingSchema.index(
  { acknowledgement: 1, _id: -1 },
  { name: 'open_critical', partialFilterExpression: { criticalAt: { $type: 'date' } } },
);
/** Entries that await their release. */
LabBookingSchema.index(
  { 'entry.returned': 1, _id: -1 },
  { name: 'entries', partialFilterExpression: { 'entry.enteredAt': { $type: 'date' } } },
);
LabBookingSchema.index({ lapsedAt: 1 }, { expireAfterSeconds: LAPSED_KEPT_SECONDS });

/** The names of the person and of the login, and the test. */
export const labBookingSearchTokens = ({ fullName, patientName, test }: Booked): string[] =>
  searchTokensOf(fullName, patientName, test.name);
type Booked = Pick<LabBooking, 'fullName' | 'patientName'> & { test: Pick<BookedTest, 'name'> };
