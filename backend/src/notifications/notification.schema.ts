import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** News for one person, shown in their area. */
@Schema({ collection: 'notifications', timestamps: { createdAt: true, updatedAt: false } })
export class Notification {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) userId: Types.ObjectId;
  /** Of a notification about a dependant of `userId`: the dependant. */
  @Prop({ type: SchemaTypes.ObjectId }) personId?: Types.ObjectId;
  /** What it is bundled by: its person has at most one unread notification of a bundle. */
  @Prop({ type: String }) bundle?: string;
  @Prop({ required: true }) title: string;
  @Prop({ required: true }) text: string;
  /** Route of the site that shows more. */
  @Prop({ type: String, default: null }) link: string | null;
  @Prop({ type: Date, default: null }) readAt: Date | null;
  createdAt: Date;
}

export const NotificationSchema = SchemaFactory.createForClass(Notification);
NotificationSchema.index({ userId: 1, _id: -1 });
NotificationSchema.index({ userId: 1, readAt: 1, _id: -1 });
/** Notifications of a guardian about one dependant. */
NotificationSchema.index({ personId: 1 }, { partialFilterExpression: { personId: { $exists: true } } });
NotificationSchema.index({ readAt: 1, _id: -1 });
