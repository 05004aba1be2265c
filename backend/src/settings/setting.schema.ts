import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import type { Accreditation } from '../../../openapi/contract/site/accreditations.js';
import type { LabWindowPlaces } from '../../../openapi/contract/shop/lab-windows.js';
import type { Policy } from '../../../openapi/contract/site/policy.js';
import type { VisitRules } from '../../../openapi/contract/site/visit-rules.js';
import type { OpeningHours, SocialPages } from '../../../openapi/contract/site/settings.js';
import { MAX_PROMO_PERCENT, SETTINGS_ID } from '../../../openapi/contract/site/settings.js';

const TIER = raw({ _id: false, hours: Number, kept: Number, unit: String });

/** The settings of the hospital, in one row. */
@Schema({ collection: 'settings', timestamps: true })
export class Setting {
  @Prop({ type: String, required: true, enum: [SETTINGS_ID] }) _id: typeof SETTINGS_ID;
  @Prop({ required: true }) name: string;
  /** Not set in a row of an earlier version. */
  @Prop({ type: String, default: null }) shortName?: string | null;
  @Prop({ required: true }) phone: string;
  @Prop({ required: true }) emergencyPhone: string;
  @Prop({ type: String, default: null }) messagingPhone: string | null;
  @Prop({ required: true }) address: string;
  @Prop({ type: String, default: null }) city: string | null;
  @Prop(raw({ from: String, to: String, days: [String] })) openingHours: OpeningHours;
  @Prop({ required: true, min: 0, max: MAX_PROMO_PERCENT }) promoPercent: number;
  @Prop({ type: String, default: null }) promoText: string | null;
  @Prop({ type: String, default: null }) gstNumber: string | null;
  /** Not set in a row of an earlier version, which shows none. */
  @Prop({
    type: [raw({ _id: false, kind: String, certificate: String, shown: Boolean })],
    default: undefined,
  })
  accreditations?: Accreditation[];
  /** Not set in a row of an earlier version. */
  @Prop({ type: Number, default: null }) copyrightYear?: number | null;
  @Prop(raw({ facebook: String, x: String, youtube: String, instagram: String, linkedin: String }))
  social: SocialPages;
  /** Not set in a row of an earlier version. */
  @Prop({
    type: [raw({ _id: false, from: String, to: String, homePlaces: Number, hospitalPlaces: Number })],
    default: undefined,
  })
  labWindows?: LabWindowPlaces[];
  /** Not set in a row of an earlier version. */
  @Prop(
    raw({
      cancelling: { type: [TIER], default: undefined },
      moving: { type: [TIER], default: undefined },
      maxMoves: Number,
    }),
  )
  visitRules?: VisitRules;
  /** Address of video rooms with a placeholder for the name; not set in a row of an earlier version. */
  @Prop({ type: String, default: null }) videoLink?: string | null;
  /** Not set in a row of an earlier version, until the first start of this one. */
  @Prop(
    raw({
      reminderHours: { type: [Number], default: undefined },
      offerMinutes: Number,
      offerLeadMinutes: Number,
      quietFrom: String,
      quietTo: String,
      confirmedEmailToBook: Boolean,
      doctorApproval: Boolean,
      recordOpenMonths: Number,
      releaseByAnother: Boolean,
      labRequestReminderDays: Number,
      labRequestDoctorDays: Number,
    }),
  )
  policy?: Policy;
  /** When an administrator first saved the settings, which opened the site; not set in a row of an earlier version. */
  @Prop({ type: Date, default: null }) setUpAt?: Date | null;
  /** Incremented by each edit; a save based on an older version fails with EDIT_CONFLICT. */
  @Prop({ default: 1 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const SettingSchema = SchemaFactory.createForClass(Setting);
