import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';
import type { LabMeasure } from '../../../openapi/contract/care/lab/measures.js';
import type { LabGroup, LabTestRecord } from '../../../openapi/contract/shop/lab-tests.js';
import { LAB_GROUPS } from '../../../openapi/contract/shop/lab-tests.js';
import { SPECIMEN_TYPES } from '../../../openapi/contract/shop/lab-samples.js';
import type { SpecimenType } from '../../../openapi/contract/shop/lab-samples.js';
import { SEXES } from '../../../openapi/contract/people/field-lists.js';
import { Product, addProductIndexes } from '../products/product.schema.js';

/** A bookable lab test; its `name` is the contract's testName. It has no promotion. */
@Schema({ collection: 'labtests', timestamps: true })
export class LabTest extends Product {
  @Prop({ type: String, enum: [...LAB_GROUPS, null], default: null }) group: LabGroup | null;
  /** To whom it is offered; forms ask before they book it for others. */
  @Prop({ type: String, enum: [...SEXES, null], default: null }) sex: LabTestRecord['sex'];
  /** In years. */
  @Prop({ type: Number, default: null }) ageFrom: number | null;
  @Prop({ type: String, enum: [...SPECIMEN_TYPES, null], default: null }) specimenType: SpecimenType | null;
  /** What the patient does before the sample is taken. */
  @Prop({ type: String, default: null }) preparation: string | null;
  /** Its parameters in the order of the report. A report copies unit and range. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] }) measures: LabMeasure[];
}

export const LabTestSchema = SchemaFactory.createForClass(LabTest);
addProductIndexes(LabTestSchema);
LabTestSchema.index({ deleted: 1, group: 1, nameKey: 1, _id: 1 });
