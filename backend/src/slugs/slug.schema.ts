import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Kinds of records that have a page of their own, as its address begins. */
export type PageKind = 'doctors' | 'lab-tests' | 'medicines' | 'articles';

/** A name in addresses that a record has or had. */
@Schema({ collection: 'slugs' })
export class Slug {
  /** Kind and name, e.g. "doctors/dr-meera-kulkarni": unique among present and former names. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: String, required: true }) kind: PageKind;
  @Prop({ required: true }) recordId: string;
}

export const SlugSchema = SchemaFactory.createForClass(Slug);
SlugSchema.index({ kind: 1 });
