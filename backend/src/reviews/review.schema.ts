import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { ReviewStatus } from '../../../openapi/contract/care/reviews.js';
import { REVIEW_STATUSES } from '../../../openapi/contract/care/reviews.js';
import { searchTokensOf } from '../common/search-tokens.js';

/** A patient's review of a visit. Names are copied, because they record who wrote about whom. */
@Schema({ collection: 'reviews', timestamps: true })
export class Review {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ required: true }) patientName: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) appointmentId: Types.ObjectId;
  /** The visit's doctor; reviews of deleted visits have none. */
  @Prop({ type: SchemaTypes.ObjectId }) doctorId?: Types.ObjectId;
  @Prop({ required: true }) doctorName: string;
  @Prop({ required: true, min: 1, max: 5 }) rating: number;
  /** As typed. */
  @Prop({ required: true }) text: string;
  @Prop({ type: String, required: true, enum: REVIEW_STATUSES }) status: ReviewStatus;
  /** Search tokens for administrators. */
  @Prop({ type: [String], default: [] }) words: string[];
  createdAt: Date;
  updatedAt: Date;
}

export const ReviewSchema = SchemaFactory.createForClass(Review);

/** A visit has at most one review. */
ReviewSchema.index({ appointmentId: 1 }, { name: 'one_review_per_visit', unique: true });
ReviewSchema.index({ status: 1, _id: -1 });
/** For a doctor's profile and the ratings. */
ReviewSchema.index({ doctorId: 1, status: 1, _id: -1 });
ReviewSchema.index({ doctorId: 1, status: 1, rating: -1, _id: -1 });
ReviewSchema.index({ status: 1, rating: -1, _id: -1 });
ReviewSchema.index({ rating: -1, _id: -1 });
ReviewSchema.index({ patientId: 1, _id: -1 });
ReviewSchema.index({ patientId: 1, rating: -1, _id: -1 });
ReviewSchema.index({ words: 1 });

export const reviewSearchTokens = (row: Pick<Review, 'patientName' | 'doctorName' | 'text'>): string[] =>
  searchTokensOf(row.patientName, row.doctorName, row.text);
