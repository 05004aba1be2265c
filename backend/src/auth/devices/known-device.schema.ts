import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A browser in which a person has logged in with the right password. */
@Schema({ collection: 'knowndevices' })
export class KnownDevice {
  /** Hash of the browser's token and the person, so that a database reader cannot impersonate the device. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) userId: Types.ObjectId;
  @Prop({ required: true }) lastLoginAt: Date;
  @Prop({ required: true }) expiresAt: Date;
}

export const KnownDeviceSchema = SchemaFactory.createForClass(KnownDevice);
KnownDeviceSchema.index({ userId: 1, lastLoginAt: -1 });
KnownDeviceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
