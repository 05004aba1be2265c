import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import {
  Price,
  UpdatedAt,
  Version,
  emptiedInForm,
  flagInForm,
  freeText,
  idsOf,
  instant,
  jsonInForm,
  lineOfText,
  numberInForm,
  optionalInForm,
  pageParameters,
  searchText,
  success,
  successPage,
} from '../common.js';
import {
  DoseForm,
  MEDICINE_PART_FIELDS,
  MedicinePackSize,
  MedicineSubstances,
  ReleaseForm,
  medicineParts,
} from './medicine-parts.js';
import { writable } from '../validation/writable.js';
import messages from '../../../messages/en/contract/shop/medicines.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tMedicines = createMessages('contract/shop/medicines', messages);

export const HEALTH_CONDITIONS = [
  'Diabetes Care',
  'Oral Care',
  'Stomach Care',
  'Pain Relief',
  'Liver Care',
  'Elder Care',
  'Cold & Immunity',
  'Sexual Health',
  'Respiratory Care',
  'Cardiac Care',
] as const;
/** Maximum size of the picture of a medicine or a lab test, in bytes (2 MiB). */
export const PRODUCT_PICTURE_MAX_BYTES = 2 * 1024 * 1024;
/** Default stock of a new medicine, in boxes: the specification's form has no such field. */
export const FIRST_STOCK = 100;
/** A stock of at most this many boxes is low. */
export const LOW_STOCK = 10;
export const MAX_STOCK = 1_000_000;

export const HealthCondition = z.enum(HEALTH_CONDITIONS, tMedicines('conditionMissing')).meta({
  id: 'HealthCondition',
  description: 'Health condition that a medicine is for.',
  examples: ['Diabetes Care'],
});
export type HealthCondition = z.infer<typeof HealthCondition>;

/** Free text about the duration, for medicines and lab tests. */
export const Turnaround = lineOfText(60, tMedicines('turnaroundMissing')).meta({
  description: 'Duration as text.',
  examples: ['24 hours'],
});
export const ProductDescription = freeText(2000, tMedicines('descriptionMissing')).meta({
  description: 'Description and purpose, as plain text.',
  examples: ['Lowers blood sugar; taken with meals as your doctor says.'],
});

const MedicineName = lineOfText(120, tValidation('nameMissing')).meta({
  description: 'Name and strength of the medicine.',
  examples: ['Metformin 500 mg tablets'],
});
const Brand = lineOfText(60, tMedicines('brandMissing')).meta({
  description: 'Brand of the manufacturer.',
  examples: ['Ardhika'],
});
const Stock = z
  .number(tMedicines('stockMissing'))
  .int(tValidation('wholeBoxes'))
  .min(0, tMedicines('stockNegative'))
  .max(MAX_STOCK, tMedicines('stockTooHigh', { max: MAX_STOCK }))
  .meta({ description: 'Free boxes: neither sold nor held by an open checkout.', examples: [40] });

const OverTheCounter = z.boolean(tValidation('yesOrNo')).meta({
  description:
    'Whether it is sold without a prescription; false by default. Only such medicines appear in a search by symptom.',
  examples: [true],
});

export const MedicineDto = z
  .strictObject({
    ...idsOf('the medicine'),
    name: z.string().meta({
      description: 'Name and strength of the medicine.',
      examples: ['Metformin 500 mg tablets'],
    }),
    description: z.string().meta({
      description: 'Description and purpose, as plain text.',
      examples: ['Lowers blood sugar; taken with meals as your doctor says.'],
    }),
    price: z.number().meta({ description: 'List price per box in rupees, as entered.', examples: [120] }),
    promotionPrice: z.number().meta({
      description: 'Current price per box in rupees: the list price minus the promotion.',
      examples: [96],
    }),
    turnaround: z.string().meta({
      description: 'Delivery time as text.',
      examples: ['24 hours'],
    }),
    imageUrl: z.string().meta({
      description: 'Path of the picture on this server.',
      examples: ['/public/image/medicine/default.webp'],
    }),
    brand: z
      .string()
      .nullable()
      .meta({ description: 'Brand of the manufacturer; null if none is given.', examples: ['Ardhika'] }),
    condition: HealthCondition.nullable().meta({
      description: 'Health condition that the medicine is for; null if none is given.',
    }),
    stock: z
      .number()
      .int()
      .meta({ description: 'Free boxes: neither sold nor held by an open checkout.', examples: [40] }),
    overTheCounter: OverTheCounter,
  })
  .meta({ id: 'Medicine', description: 'A medicine of the pharmacy.' });
export type MedicineDto = z.infer<typeof MedicineDto>;

const boxes = (description: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description, examples: [example] });

export const MedicineRecord = z
  .strictObject({
    ...MedicineDto.shape,
    published: z.boolean().meta({ description: 'Whether the medicine is in the public list.' }),
    shelf: boxes('Boxes that a count of the shelf should find: free, held and unpacked ones.', 47),
    held: boxes('Boxes that open checkouts hold.', 2),
    unpacked: boxes('Boxes of paid orders that are not packed yet.', 5),
    missing: boxes('Held or paid boxes that the last count did not find.', 0),
    ...medicineParts,
    version: Version,
    createdAt: instant('Time when the test was added'),
    updatedAt: UpdatedAt,
  })
  .meta({ id: 'MedicineRecord', description: 'A medicine with the fields for administrators.' });
export type MedicineRecord = z.infer<typeof MedicineRecord>;

const formFields = {
  name: MedicineName,
  description: ProductDescription,
  price: numberInForm(Price).meta({
    description: 'List price in rupees, before the promotion.',
    examples: [120],
  }),
  turnaround: Turnaround,
  brand: optionalInForm(Brand),
  condition: optionalInForm(HealthCondition),
  stock: optionalInForm(numberInForm(Stock)),
  overTheCounter: optionalInForm(flagInForm(OverTheCounter)),
  substances: optionalInForm(jsonInForm(MedicineSubstances)).meta({
    description:
      'Active substances as JSON. If the parts are omitted for a new medicine or a new name, they are read from the name.',
  }),
  doseForm: optionalInForm(DoseForm),
  release: optionalInForm(ReleaseForm),
  packSize: optionalInForm(jsonInForm(MedicinePackSize)).meta({ description: 'Content of one box as JSON.' }),
};
const stockWas = Stock.meta({
  description:
    'Stock as last read. If given, only the difference is applied, so boxes sold since then are counted.',
});
const counted = Stock.meta({
  description:
    'Boxes counted on the shelf, with those of open checkouts and of paid orders that are not packed. `stock` is set to the rest; if both are given, `stock` is ignored.',
  examples: [47],
});
const shelfWas = Stock.meta({
  description:
    '`shelf` as last read. If given with `counted`, the change fails with EDIT_CONFLICT when boxes have left the shelf or come back since.',
  examples: [47],
});

/** Fields of the form (multipart; the picture is the file `image`). */
export const AddMedicine = z.strictObject(formFields).meta({ id: 'AddMedicine' });
export type AddMedicine = z.infer<typeof AddMedicine>;

const Published = z
  .boolean(tValidation('yesOrNo'))
  .meta({ description: 'Whether it is in the public list.' });

/** The same form for a change. Optional fields that are omitted are unchanged. */
export const ChangeMedicine = z
  .strictObject({
    ...formFields,
    published: optionalInForm(flagInForm(Published)),
    emptied: emptiedInForm(['brand', 'condition', ...MEDICINE_PART_FIELDS]),
    stockWas: optionalInForm(numberInForm(stockWas)),
    counted: optionalInForm(numberInForm(counted)),
    shelfWas: optionalInForm(numberInForm(shelfWas)),
    version: optionalInForm(numberInForm(Version)),
  })
  .meta({ id: 'ChangeMedicine' });
export type ChangeMedicine = z.infer<typeof ChangeMedicine>;

const recordFields = {
  name: MedicineName,
  description: ProductDescription,
  price: Price.meta({ description: 'List price in rupees, before the promotion.', examples: [120] }),
  turnaround: Turnaround,
  brand: Brand.nullable().meta({ description: 'Brand of the manufacturer; null if none is given.' }),
  condition: HealthCondition.nullable().meta({
    description: 'Health condition that the medicine is for; null if none is given.',
  }),
  stock: Stock,
  published: Published,
  overTheCounter: OverTheCounter,
  ...medicineParts,
};

/** Read-only fields are ignored, so a record can be sent back as it was read. */
export const CreateMedicine = writable(
  MedicineRecord,
  z.strictObject({
    ...recordFields,
    ...z.object(recordFields).omit({ name: true, description: true, price: true, turnaround: true }).partial()
      .shape,
  }),
).meta({ id: 'CreateMedicine' });
export type CreateMedicine = z.infer<typeof CreateMedicine>;

export const UpdateMedicine = writable(
  MedicineRecord,
  z.strictObject({ ...recordFields, stockWas, counted, shelfWas, version: Version }).partial(),
).meta({ id: 'UpdateMedicine' });
export type UpdateMedicine = z.infer<typeof UpdateMedicine>;

export const MEDICINE_SORTS = ['name', 'price', '-price'] as const;
/** Maximum number of medicines in a cart, and of boxes per medicine. */
export const MAX_CART_ITEMS = 30;
export const MAX_QUANTITY = 20;

export const MedicinesQuery = z.strictObject({
  search: searchText(['metformin']),
  condition: HealthCondition.optional().meta({ description: 'Filter: medicines for this health condition.' }),
  brand: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({ description: 'Filter: medicines of this brand.', examples: ['Ardhika'] }),
  ids: z
    .string()
    .regex(/^[0-9a-f]{24}(,[0-9a-f]{24}){0,29}$/, tMedicines('idsFormat', { max: MAX_CART_ITEMS }))
    .optional()
    .meta({
      description: 'Filter: medicines with these ids, e.g. of a cart. Removed medicines are omitted.',
    }),
  sort: z.enum(MEDICINE_SORTS).optional().meta({ description: 'Sort order; a minus means descending.' }),
  ...pageParameters,
});
export type MedicinesQuery = z.infer<typeof MedicinesQuery>;

/** All published medicines without parameters; one page and all brands with any parameter. */
export const MedicinesAnswer = z
  .union([
    success(z.array(MedicineDto).meta({ description: 'All published medicines.' })),
    successPage(MedicineDto).extend({
      brands: z
        .array(z.string())
        .meta({ description: 'All brands of published medicines, independent of the page.' }),
    }),
  ])
  .meta({ id: 'MedicinesAnswer' });
export type MedicinesAnswer = z.infer<typeof MedicinesAnswer>;

export const ADDED = 'Added successfully';
export const UPDATED = 'Updated successfully';
export const DELETED = 'Deleted successfully';

/** The pages of the specification show this message. */
export const Written = z
  .enum([ADDED, UPDATED, DELETED])
  .meta({ description: 'Success message for the user.' });

export const MedicineWritten = z
  .strictObject({ msg: Written, value: MedicineRecord })
  .meta({ id: 'MedicineWritten' });
export type MedicineWritten = z.infer<typeof MedicineWritten>;

export const BulkMedicines = bulk('BulkMedicines', ['delete']);
export type BulkMedicines = z.infer<typeof BulkMedicines>;
