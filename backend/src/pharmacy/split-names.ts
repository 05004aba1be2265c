import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { readMedicineName } from '../../../openapi/contract/shop/medicine-names/read-medicine-name.js';
import { productPartsOf } from '../../../openapi/contract/shop/medicine-names/product-parts.js';
import type { Medicine } from './medicine.schema.js';

const logger = new Logger('Medicine names');

/**
 * Splits the names of medicines from before their parts had fields. A row is written only while it has the name that was
 * read and no parts yet, so a repeated run or one of another process changes nothing.
 */
export async function splitMedicineNames(connection: Connection): Promise<void> {
  const medicines = connection.collection<Medicine>('medicines');
  const unread = medicines.find(
    { substances: { $exists: false } },
    { projection: { name: 1, brand: 1, deleted: 1 } },
  );
  const unsplit: string[] = [];
  let split = 0;
  for await (const { _id, name, brand, deleted } of unread) {
    const parts = productPartsOf(name);
    const written = { ...parts, brand: brand ?? readMedicineName(name)?.brand ?? null };
    await medicines.updateOne(
      { _id, name, brand: brand ?? null, substances: { $exists: false } },
      { $set: written },
    );
    if (parts.substances) split += 1;
    else if (!deleted) unsplit.push(name);
  }
  logger.log(`Split the names of ${split} medicines. Not split: ${unsplit.length}.`);
  for (const name of unsplit) logger.warn(`Enter the substances of "${name}" in the console.`);
}
