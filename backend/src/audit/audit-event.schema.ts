import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { UserType } from '../../../openapi/contract/people/fields.js';

/** The action of a successful or refused login. Only a successful one names the person as the actor. */
export const LOGIN = 'session.open';

/** Who did what to which record. Rows are only ever inserted. */
@Schema({ collection: 'auditevents' })
export class AuditEvent {
  _id: Types.ObjectId;
  @Prop({ required: true }) action: string;
  @Prop({ type: String, required: true, enum: ['success', 'refused'] }) outcome: 'success' | 'refused';
  /** null for the system itself. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) actorId: Types.ObjectId | null;
  @Prop({ type: String, default: null }) actorType: UserType | null;
  /** The dependant for whom the guardian acted. */
  @Prop({ type: SchemaTypes.ObjectId }) actingForId?: Types.ObjectId;
  @Prop({ required: true }) resource: string;
  @Prop({ type: String, default: null }) recordId: string | null;
  @Prop({ type: SchemaTypes.Mixed, default: null }) before: unknown;
  @Prop({ type: SchemaTypes.Mixed, default: null }) after: unknown;
  @Prop({ type: String, default: null }) address: string | null;
  @Prop({ type: String, default: null }) requestId: string | null;
  @Prop({ required: true }) at: Date;
}

export const AuditEventSchema = SchemaFactory.createForClass(AuditEvent);
AuditEventSchema.index({ recordId: 1, _id: -1 });
AuditEventSchema.index({ action: 1, _id: -1 });
AuditEventSchema.index({ actorId: 1, _id: -1 });
AuditEventSchema.index({ resource: 1, _id: -1 });
/** The dependant for whom the guardian acted. */
AuditEventSchema.index(
  { actingForId: 1, _id: -1 },
  { partialFilterExpression: { actingForId: { $exists: true } } },
);
/** Finds each person's last login. */
AuditEventSchema.index({ actorId: 1, action: 1, _id: -1 }, { partialFilterExpression: { action: LOGIN } });
