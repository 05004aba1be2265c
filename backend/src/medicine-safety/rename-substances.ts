import type { Connection } from 'mongoose';
import { capitalised } from '../../../openapi/contract/messages/sentence.js';
import { substanceOf } from '../../../openapi/contract/shop/medicine-names/known-substances.js';
import type { ProductSubstance } from '../../../openapi/contract/shop/medicine-names/product-parts.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';

interface MedicineRow {
  substances: ProductSubstance[];
}
interface AllergyRow {
  key: string;
  name: string;
}

/** Gives stored substances the names of the one table. A repeated run changes nothing. */
export async function renameSubstances(connection: Connection): Promise<void> {
  await renameInMedicines(connection);
  await renameInAllergies(connection);
}

async function renameInMedicines(connection: Connection): Promise<void> {
  const medicines = connection.collection<MedicineRow>('medicines');
  for await (const { _id, substances } of medicines.find({ 'substances.0': { $exists: true } })) {
    const renamed = substances.map((one) => ({ ...one, substance: substanceOf(one.substance) }));
    if (renamed.every(({ substance }, n) => substance === substances[n].substance)) continue;
    await medicines.updateOne({ _id, substances }, { $set: { substances: renamed } });
  }
}

async function renameInAllergies(connection: Connection): Promise<void> {
  const allergies = connection.collection<AllergyRow>('allergies');
  for await (const { _id, key } of allergies.find({ kind: 'substance' })) {
    const written = key.slice(key.indexOf(':') + 1);
    const name = substanceOf(written);
    if (name === written) continue;
    try {
      const renamed = { key: `substance:${name}`, name: capitalised(name) };
      await allergies.updateOne({ _id, key }, { $set: renamed });
    } catch (error) {
      // The patient has the allergy under the new name already.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
