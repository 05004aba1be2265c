import type { LabTestDto, LabTestRecord } from '../../../openapi/contract/shop/lab-tests.js';
import { toRupees } from '../common/money.js';
import { LAB_TEST_PICTURES, pictureUrl } from '../files/product-pictures.js';
import type { LabTest } from './lab-test.schema.js';

/** The public form of a lab test. */
export function toLabTest(row: LabTest): LabTestDto {
  const id = String(row._id);
  return {
    _id: id,
    id,
    testName: row.name,
    description: row.description,
    price: toRupees(row.pricePaise),
    turnaround: row.turnaround,
    imageUrl: pictureUrl(LAB_TEST_PICTURES, row.image),
    group: row.group,
    // Rows from before these fields have none.
    sex: row.sex ?? null,
    ageFrom: row.ageFrom ?? null,
    specimenType: row.specimenType ?? null,
    preparation: row.preparation ?? null,
  };
}

export const toLabTestRecord = (row: LabTest): LabTestRecord => ({
  ...toLabTest(row),
  measures: row.measures,
  published: row.published,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
