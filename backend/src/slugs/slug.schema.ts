import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Kinds of records with a page of their own, as the first part of its address. */
export type PageKind = 'doctors' | 'lab-tests' | 'medicines' | 'articles';

/** A slug that a record has or had. */
@Schema({ collection: 'slugs' })
export class Slug {
  /** Kind and slug, e.g. "doctors/dr-meera-kulkarni": unique among present and former slugs. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: String, required: true }) kind: PageKind;
  @Prop({ required: true }) recordId: string;
}

export const SlugSchema = SchemaFactory.createForClass(Slug);
SlugSchema.index({ kind: 1 });
