import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { KeptLine } from '../../../openapi/contract/care/lifecycle/line-states.js';
import type { LineState } from './lifecycle/line-state.js';
import type { StoredWarning } from '../../../openapi/contract/care/safety/answers.js';
import type { Course } from '../../../openapi/contract/care/dosage/course.js';
import type { Dosage } from '../../../openapi/contract/care/dosage/dosage.js';
import { correctionColumns } from '../records/corrections/entered-in-error.js';
import type { Correction } from '../records/corrections/entered-in-error.js';
import { PRESCRIPTION_GENDERS } from '../../../openapi/contract/care/prescriptions.js';

/** One medicine as the doctor wrote it, with its structure and course. */
export interface PrescribedRow {
  name: string;
  dosage: string;
  frequency: string;
  duration: string;
  /** null when a word of the texts was not understood. */
  dosages: Dosage[] | null;
  /** The dosage that the texts state, where it differs from the structure. */
  difference: string | null;
  /** Days of the course; null unless all of it is known. */
  days: number | null;
  /** Amount for the whole course; null unless all of it is known. */
  quantity: Course['quantity'];
  /** Whether another brand than the named one may be given; missing in older rows. */
  brandSubstitution?: boolean;
}

/** How a prescription was hidden, with what the restoration needs. */
export interface HiddenPrescription extends Correction {
  lineStates: LineState[];
  /** Lines of other prescriptions that it had replaced and whose state changed, with their states before. */
  reinstated: ReinstatedLine[];
  /** Prescriptions that had one of its medicines too when it was hidden, as the doctor decided. */
  alongside: Types.ObjectId[];
}

export interface ReinstatedLine {
  id: Types.ObjectId;
  /** From 0. */
  index: number;
  state: LineState;
  /** The prescription that replaces the line since; null or missing for a line that became active again. */
  handedTo?: Types.ObjectId | null;
}

/** What a doctor prescribed. Only the states of its lines and the dates that follow from them change. Dates are YYYY-MM-DD on the hospital's clock. */
@Schema({ collection: 'prescriptions', timestamps: { createdAt: true, updatedAt: false } })
export class Prescription {
  _id: Types.ObjectId;
  @Prop({ required: true }) number: string;
  /** On the paper, for pharmacists; see `verification/`. Never in an answer. */
  @Prop({ type: String }) verificationCode?: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ required: true }) patientName: string;
  /** In years. */
  @Prop({ required: true }) age: number;
  @Prop({ type: String, required: true, enum: PRESCRIPTION_GENDERS })
  gender: (typeof PRESCRIPTION_GENDERS)[number];
  /** E.164. */
  @Prop({ required: true }) contact: string;
  @Prop({ required: true }) date: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) doctorId: Types.ObjectId;
  @Prop({ required: true }) doctorName: string;
  @Prop({ type: String, default: null }) doctorCode: string | null;
  /** As on the day of the prescription; null in those of earlier versions. */
  @Prop({ type: String, default: null }) doctorQualification: string | null;
  @Prop({ type: String, default: null }) doctorRegistration: string | null;
  @Prop({ type: SchemaTypes.ObjectId, default: null }) appointmentId: Types.ObjectId | null;
  @Prop({ required: true }) symptoms: string;
  @Prop({ type: String, default: null }) diagnosis: string | null;
  @Prop({
    type: [
      raw({
        _id: false,
        name: String,
        dosage: String,
        frequency: String,
        duration: String,
        dosages: { type: [SchemaTypes.Mixed], default: null },
        difference: { type: String, default: null },
        days: Number,
        quantity: { type: SchemaTypes.Mixed, default: null },
        brandSubstitution: Boolean,
      }),
    ],
    required: true,
  })
  medicines: PrescribedRow[];
  /** Names of the medicines in one spelling, in their order: the same key is the same medicine. */
  @Prop({ type: [String], required: true }) medicineKeys: string[];
  @Prop({ type: String, default: null }) notes: string | null;
  @Prop({ type: Number, default: null }) daysSupply: number | null;
  @Prop({ type: String, default: null }) endsOn: string | null;
  @Prop({ type: String, default: null }) refillDueOn: string | null;
  @Prop({ required: true }) refillFrom: string;
  @Prop({ required: true }) endedFrom: string;
  /** What happened to each line, in their order; rows of earlier versions have none. */
  @Prop({ type: [SchemaTypes.Mixed], default: undefined }) lineStates?: LineState[];
  /** Longer courses of the same medicines that stayed active when it was written. */
  @Prop({ type: [SchemaTypes.Mixed], default: undefined }) kept?: KeptLine[];
  /** Set while the prescription is hidden. */
  @Prop({
    type: raw({
      ...correctionColumns,
      lineStates: [SchemaTypes.Mixed],
      reinstated: [SchemaTypes.Mixed],
      alongside: [SchemaTypes.ObjectId],
    }),
    default: undefined,
  })
  enteredInError?: HiddenPrescription;
  /** Of earlier versions: the newer prescription that took the place of the whole. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) renewedBy: Types.ObjectId | null;
  /** Refill levels that the patient was reminded of, once each. */
  @Prop({ type: [String], default: undefined }) reminders?: string[];
  /** What the checks said when it was written, with the doctor's reasons; missing in older rows. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] }) warnings: StoredWarning[];
  /** Bumped by every order of its lines, so that concurrent orders and changes of the lines conflict. */
  @Prop({ type: Number }) lockVersion?: number;
  /** What a search finds it by: its number, the patient's names and the medicines. */
  @Prop({ type: [String], required: true }) words: string[];
  createdAt: Date;
}

export const PrescriptionSchema = SchemaFactory.createForClass(Prescription);
PrescriptionSchema.index({ number: 1 }, { unique: true });
PrescriptionSchema.index({ patientId: 1, _id: -1 });
PrescriptionSchema.index({ patientId: 1, date: -1, _id: -1 });
PrescriptionSchema.index({ doctorId: 1, _id: -1 });
PrescriptionSchema.index({ doctorId: 1, date: -1, _id: -1 });
PrescriptionSchema.index({ date: -1, _id: -1 });
/** What a status means today. */
PrescriptionSchema.index({ endedFrom: 1, refillFrom: 1 });
/** Refills that are due. */
PrescriptionSchema.index(
  { refillDueOn: 1 },
  { partialFilterExpression: { refillDueOn: { $type: 'string' } } },
);
/** Prescriptions that were entered in error. */
PrescriptionSchema.index(
  { 'enteredInError.at': -1, _id: -1 },
  { name: 'entered_in_error', partialFilterExpression: { 'enteredInError.at': { $type: 'date' } } },
);
PrescriptionSchema.index({ words: 1 });
