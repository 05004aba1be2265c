import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';
import type { DoseForm, PackSize, ReleaseForm } from '../../../openapi/contract/shop/medicine-names/facts.js';
import { DOSE_FORMS, RELEASE_FORMS } from '../../../openapi/contract/shop/medicine-names/facts.js';
import type { MedicineSubstance } from '../../../openapi/contract/shop/medicine-parts.js';
import type { HealthCondition } from '../../../openapi/contract/shop/medicines.js';
import { FIRST_STOCK, HEALTH_CONDITIONS } from '../../../openapi/contract/shop/medicines.js';
import { Product, addProductIndexes } from '../products/product.schema.js';

/** A medicine of the pharmacy. `pricePaise` is the list price; the promotion is taken off when it is shown or sold. */
@Schema({ collection: 'medicines', timestamps: true })
export class Medicine extends Product {
  @Prop({ type: String, default: null }) brand: string | null;
  @Prop({ type: String, enum: [...HEALTH_CONDITIONS, null], default: null })
  condition: HealthCondition | null;
  /** Boxes that are neither sold nor reserved; never below 0. */
  @Prop({ default: FIRST_STOCK, min: 0 }) stock: number;
  /** Promised boxes that a count did not find; `stock` is 0 while there are any. Returned boxes fill them first. */
  @Prop({ type: Number }) missing?: number;
  /** Sold without a prescription. False by default: prescription medicines are never suggested. */
  @Prop({ default: false }) overTheCounter: boolean;
  /** null when they are not known: then only its very name finds it. Empty when it has none. */
  @Prop({ type: [SchemaTypes.Mixed], default: null }) substances: MedicineSubstance[] | null;
  @Prop({ type: String, enum: [...DOSE_FORMS, null], default: null }) doseForm: DoseForm | null;
  /** null for a release at once. */
  @Prop({ type: String, enum: [...RELEASE_FORMS, null], default: null }) release: ReleaseForm | null;
  /** Content of one box; null when it is not known. */
  @Prop({ type: raw({ _id: false, value: Number, unit: String }), default: null }) packSize: PackSize | null;
}

export const MedicineSchema = SchemaFactory.createForClass(Medicine);
addProductIndexes(MedicineSchema);
MedicineSchema.index({ deleted: 1, stock: 1, _id: 1 });
MedicineSchema.index({ deleted: 1, condition: 1, nameKey: 1, _id: 1 });
MedicineSchema.index({ deleted: 1, brand: 1, nameKey: 1, _id: 1 });
/** Finds what a prescription may mean, and the console's filter by substance. */
MedicineSchema.index({ deleted: 1, 'substances.substance': 1, nameKey: 1, _id: 1 });
MedicineSchema.index({ deleted: 1, doseForm: 1, nameKey: 1, _id: 1 });
