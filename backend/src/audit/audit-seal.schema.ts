import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/**
 * A hash over a run of audit events and the previous seal. Changing or removing a sealed event breaks the
 * chain. A database writer could recompute hashes, so each is signed with a key outside the database.
 */
@Schema({ collection: 'auditseals' })
export class AuditSeal {
  /** 1, 2, 3 …; the unique index lets one process seal at a time. */
  @Prop({ type: Number }) _id: number;
  /** The last covered event; the seal begins after the previous one's. */
  @Prop({ type: SchemaTypes.ObjectId, required: true }) upTo: Types.ObjectId;
  @Prop({ required: true }) count: number;
  @Prop({ required: true }) hash: string;
  @Prop({ required: true }) sealedAt: Date;
  /** The id of the signing key; seals of earlier versions have none. */
  @Prop({ type: String }) keyId?: string;
  @Prop({ type: String }) signature?: string;
}

export const AuditSealSchema = SchemaFactory.createForClass(AuditSeal);
