import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
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
  /** Sold without a prescription. False by default: prescription medicines are never suggested. */
  @Prop({ default: false }) overTheCounter: boolean;
}

export const MedicineSchema = SchemaFactory.createForClass(Medicine);
addProductIndexes(MedicineSchema);
MedicineSchema.index({ deleted: 1, stock: 1, _id: 1 });
MedicineSchema.index({ deleted: 1, condition: 1, nameKey: 1, _id: 1 });
MedicineSchema.index({ deleted: 1, brand: 1, nameKey: 1, _id: 1 });
