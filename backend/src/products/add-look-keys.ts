import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { lookKeyOf } from './look-key.js';
import type { Product } from './product.schema.js';

const logger = new Logger('Product names');
const COLLECTIONS = ['medicines', 'labtests'];

/**
 * Adds the key of the look to products from before it. Of several existing products that look the same only the first
 * gets it; the others are reported and stay as they are until an administrator renames or deletes them.
 */
export async function addLookKeys(connection: Connection): Promise<void> {
  for (const name of COLLECTIONS) await addIn(connection, name);
}

async function addIn(connection: Connection, collection: string): Promise<void> {
  const products = connection.collection<Product>(collection);
  const unkeyed = products
    .find({ lookKey: { $exists: false } }, { projection: { name: 1 } })
    .sort({ _id: 1 });
  for await (const { _id, name } of unkeyed) {
    const lookKey = lookKeyOf(name);
    try {
      await products.updateOne({ _id, name, lookKey: { $exists: false } }, { $set: { lookKey } });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      logger.warn(
        `"${name}" (${collection}, ${String(_id)}) looks like another one. Rename or delete one of them.`,
      );
    }
  }
}
