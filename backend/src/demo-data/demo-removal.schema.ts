import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

export const DEMO_REMOVAL_ID = 'removal';

/** A removal of the demo data that has begun and not ended. */
@Schema({ collection: 'demoremovals' })
export class DemoRemovalState {
  @Prop({ type: String, required: true, enum: [DEMO_REMOVAL_ID] }) _id: typeof DEMO_REMOVAL_ID;
  /** Demo rows at the beginning. */
  @Prop({ required: true }) total: number;
  @Prop({ required: true }) startedAt: Date;
}

export const DemoRemovalStateSchema = SchemaFactory.createForClass(DemoRemovalState);
