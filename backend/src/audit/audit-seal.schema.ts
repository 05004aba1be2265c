import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/**
 * A hash over a run of audit events and over the seal before it: changing or removing a sealed event breaks it. Anybody
 * could compute the hashes anew, so each is signed with a key that the database does not have.
 */
@Schema({ collection: 'auditseals' })
export class AuditSeal {
  /** 1, 2, 3 …; being unique, it lets one process seal at a time. */
  @Prop({ type: Number }) _id: number;
  /** The last event that this seal covers; it begins after the one of the seal before. */
  @Prop({ type: SchemaTypes.ObjectId, required: true }) upTo: Types.ObjectId;
  @Prop({ required: true }) count: number;
  @Prop({ required: true }) hash: string;
  @Prop({ required: true }) sealedAt: Date;
  /** Which of the keys has signed it; seals of earlier versions bear none. */
  @Prop({ type: String }) keyId?: string;
  @Prop({ type: String }) signature?: string;
}

export const AuditSealSchema = SchemaFactory.createForClass(AuditSeal);
