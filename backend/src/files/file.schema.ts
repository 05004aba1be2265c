import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

const FILE_KINDS = [
  'doctorPicture',
  'patientPicture',
  'idCard',
  'medicinePicture',
  'labTestPicture',
  'document',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A stored file, written in the transaction of the row that names it. */
@Schema({ collection: 'files' })
export class StoredFile {
  /** Unguessable file name. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: String, required: true, enum: FILE_KINDS }) kind: FileKind;
  @Prop({ type: SchemaTypes.ObjectId, required: true, index: true }) ownerId: Types.ObjectId;
  /** The login that stored it; its bytes count against that login's quota. */
  @Prop({ type: SchemaTypes.ObjectId, required: true }) uploaderId: Types.ObjectId;
  @Prop({ required: true }) bytes: number;
  @Prop({ required: true }) contentType: string;
  @Prop({ type: Buffer, required: true }) data: Buffer;
  @Prop({ required: true }) createdAt: Date;
  /** The entry of the document was entered in error: the export omits it. */
  @Prop({ type: Boolean }) hidden?: boolean;
}

export const StoredFileSchema = SchemaFactory.createForClass(StoredFile);
/** Sums the bytes of a login without reading documents. */
StoredFileSchema.index({ uploaderId: 1, createdAt: 1, bytes: 1 });
