import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type {
  Illustration,
  PostCategory,
  PostSource,
  PostStatus,
} from '../../../openapi/contract/site/posts.js';
import { ILLUSTRATIONS, POST_CATEGORIES, POST_STATUSES } from '../../../openapi/contract/site/posts.js';
import { nameKeyOf } from '../common/name-key.js';
import { searchTokensOf } from '../common/search-tokens.js';

const WORDS_A_MINUTE = 200;

/** An article of the health blog. */
@Schema({ collection: 'posts', timestamps: true })
export class Post {
  _id: Types.ObjectId;
  /** Its slug. */
  @Prop({ required: true }) slug: string;
  @Prop({ required: true }) title: string;
  /** Lower-case title without accents: the sort key of lists. */
  @Prop({ required: true }) titleKey: string;
  @Prop({ required: true }) summary: string;
  @Prop({ type: String, required: true, enum: POST_CATEGORIES }) category: PostCategory;
  @Prop({ required: true }) author: string;
  @Prop({ type: String, required: true, enum: ILLUSTRATIONS }) illustration: Illustration;
  /** Markdown as typed. */
  @Prop({ required: true }) body: string;
  @Prop({ required: true, min: 1 }) readingMinutes: number;
  /** The words of title, summary and category; a search matches prefixes. */
  @Prop({ type: [String], default: [] }) words: string[];
  @Prop({
    type: [raw({ _id: false, title: String, publisher: String, year: Number, url: String })],
    default: [],
  })
  sources: PostSource[];
  @Prop({ type: String, required: true, enum: POST_STATUSES }) status: PostStatus;
  /** When it was first published. */
  @Prop({ type: Date, default: null }) publishedAt: Date | null;
  /** Incremented by each edit; a save based on an older version fails with EDIT_CONFLICT. */
  @Prop({ default: 1 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const PostSchema = SchemaFactory.createForClass(Post);
PostSchema.index({ slug: 1 }, { unique: true });
PostSchema.index({ publishedAt: -1, _id: -1 });
PostSchema.index({ titleKey: 1, _id: 1 });
PostSchema.index({ status: 1, publishedAt: -1, _id: -1 });
PostSchema.index({ status: 1, titleKey: 1, _id: 1 });
PostSchema.index({ status: 1, _id: 1 });
PostSchema.index({ category: 1, publishedAt: -1, _id: -1 });
PostSchema.index({ category: 1, titleKey: 1, _id: 1 });
PostSchema.index({ category: 1, _id: 1 });
PostSchema.index({ words: 1 });

/** Derived columns. */
export const columnsFrom = ({ title, summary, category, body }: Written) => ({
  titleKey: nameKeyOf(title),
  words: searchTokensOf(title, summary, category),
  readingMinutes: readingMinutesOf(body),
});
type Written = Pick<Post, 'title' | 'summary' | 'category' | 'body'>;

/** Reading time in minutes at 200 words per minute, at least 1. */
const readingMinutesOf = (text: string): number =>
  Math.max(1, Math.ceil((text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) / WORDS_A_MINUTE));
