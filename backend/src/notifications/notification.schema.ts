import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A notification for one person, shown in their area. */
@Schema({ collection: 'notifications', timestamps: { createdAt: true, updatedAt: false } })
export class Notification {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) userId: Types.ObjectId;
  /** The dependant of `userId`, if the notification is about one. */
  @Prop({ type: SchemaTypes.ObjectId }) personId?: Types.ObjectId;
  /** The bundle: a person has at most one unread notification of it. */
  @Prop({ type: String }) bundle?: string;
  @Prop({ required: true }) title: string;
  @Prop({ required: true }) text: string;
  /** Page of the site with more details. */
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
