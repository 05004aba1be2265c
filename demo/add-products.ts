import { toPaise } from '../backend/src/common/money.js';
import { productNameColumns } from '../backend/src/products/product.schema.js';
import { idOf, put, putDrawing } from './context.js';
import type { Context } from './context.js';
import { drawLabTest, labTests } from './lab/lab-tests.js';
import { measuresOfTest } from './lab/measures.js';
import type { LabTestSeed } from './lab/lab-tests.js';
import { medicines } from './pharmacy/medicines.js';
import type { MedicineSeed } from './pharmacy/medicines.js';
import { drawPack } from './pharmacy/packs.js';

const PICTURE = { width: 480, height: 360 };

export const medicineId = (name: string, { opened }: Context) => idOf(`medicine ${name}`, opened);
export const labTestId = (testName: string, { opened }: Context) => idOf(`lab test ${testName}`, opened);

/** The shelf of the pharmacy, with a drawn pack for each medicine. */
export async function addMedicines(context: Context): Promise<void> {
  await Promise.all(medicines.map((medicine) => addMedicine(medicine, context)));
}

/** What the lab offers, with a drawing for each test. */
export async function addLabTests(context: Context): Promise<void> {
  await Promise.all(labTests.map((test) => addLabTest(test, context)));
}

async function addMedicine(medicine: MedicineSeed, context: Context): Promise<void> {
  const { name, description, price, turnaround, brand, condition, stock, overTheCounter, parts } = medicine;
  const _id = medicineId(name, context);
  const file = { kind: 'medicinePicture', ownerId: _id, ...PICTURE } as const;
  const image = await putDrawing(drawPack(medicine), file, context);
  await put(context.medicines, {
    ...offer({ name, description, price, turnaround }, context),
    _id,
    image,
    brand,
    condition,
    stock,
    overTheCounter,
    ...parts,
  });
}

async function addLabTest(test: LabTestSeed, context: Context): Promise<void> {
  const { testName, description, price, turnaround, group, sex, ageFrom, specimenType, preparation } = test;
  const _id = labTestId(testName, context);
  const file = { kind: 'labTestPicture', ownerId: _id, ...PICTURE } as const;
  const image = await putDrawing(drawLabTest(test), file, context);
  await put(context.labTests, {
    ...offer({ name: testName, description, price, turnaround }, context),
    _id,
    image,
    group,
    sex,
    ageFrom,
    specimenType,
    preparation,
    measures: measuresOfTest(testName),
  });
}

const offer = (
  { price, ...facts }: { name: string; description: string; price: number; turnaround: string },
  { opened }: Context,
) => ({
  ...facts,
  ...productNameColumns(facts.name),
  pricePaise: toPaise(price),
  published: true,
  deleted: false,
  version: 1,
  createdAt: opened,
  updatedAt: opened,
});
