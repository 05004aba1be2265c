import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** Rows of one collection whose reference moved. */
export interface MovedRows {
  collection: string;
  field: string;
  ids: unknown[];
}

/** A row that the merge changed in another way: the columns before and after. */
export interface ChangedRow {
  collection: string;
  _id: Types.ObjectId;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Columns that the row did not have before, and that it does not have after the merge. */
  missingBefore?: string[];
  missingAfter?: string[];
}

/** What an undo needs. */
export interface MergeUndo {
  /** The merged account's row. */
  account: Record<string, unknown>;
  moved: MovedRows[];
  changed: ChangedRow[];
}

/** The login that stopped working, for the answer to its owner. Removed with `undo`. */
export interface ClosedLogin {
  email: string;
  passwordHash: string;
}

/** Two patient records became one. The merged account's row leaves the accounts and is stored here for the undo. */
@Schema({ collection: 'merges', minimize: false })
export class Merge {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) keptId: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) mergedId: Types.ObjectId;
  /** The account that now has the entries: the kept one, or the one that it was merged into later. */
  @Prop({ type: SchemaTypes.ObjectId, required: true }) ownerId: Types.ObjectId;
  @Prop({ required: true }) keptName: string;
  @Prop({ required: true }) mergedName: string;
  @Prop({ type: String, default: null }) mergedNumber: string | null;
  @Prop({ required: true }) byName: string;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: Date, required: true }) undoUntil: Date;
  /** Not undone. */
  @Prop({ required: true }) stands: boolean;
  @Prop(raw({ at: Date, by: String })) undone?: { at: Date; by: string };
  @Prop({ required: true }) movedCount: number;
  /** Removed when the time for the undo is over. */
  @Prop({ type: SchemaTypes.Mixed }) undo?: MergeUndo;
  @Prop(raw({ email: String, passwordHash: String })) closedLogin?: ClosedLogin;
  /** When rows that concurrent requests wrote for the merged account are looked for; unset once done. */
  @Prop({ type: Date }) sweepAt?: Date;
}

export const MergeSchema = SchemaFactory.createForClass(Merge);
/** A record is merged once. The index refuses the second of two concurrent merges. */
MergeSchema.index(
  { mergedId: 1 },
  { name: 'merged_once', unique: true, partialFilterExpression: { stands: true } },
);
MergeSchema.index({ keptId: 1, _id: -1 });
MergeSchema.index({ mergedId: 1, _id: -1 });
MergeSchema.index({ ownerId: 1, _id: -1 });
MergeSchema.index({ stands: 1, _id: -1 });
MergeSchema.index(
  { 'closedLogin.email': 1 },
  { partialFilterExpression: { 'closedLogin.email': { $exists: true } } },
);
MergeSchema.index({ sweepAt: 1 }, { partialFilterExpression: { sweepAt: { $exists: true } } });
MergeSchema.index({ undoUntil: 1 }, { partialFilterExpression: { undo: { $exists: true } } });
