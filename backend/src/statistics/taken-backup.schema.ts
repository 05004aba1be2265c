import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A backup that was taken, as of its time. */
@Schema({ collection: 'backups' })
export class TakenBackup {
  @Prop({ required: true }) takenAt: Date;
}

export const TakenBackupSchema = SchemaFactory.createForClass(TakenBackup);
