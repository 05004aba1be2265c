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
  lineOfText,
  numberInForm,
  optionalInForm,
  pageParameters,
  searchText,
  success,
  successPage,
} from '../common.js';
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
/** Largest picture of a medicine or a lab test that is taken, in bytes (2 MiB). */
export const PRODUCT_PICTURE_MAX_BYTES = 2 * 1024 * 1024;
/** Boxes that a new medicine has by default: the specification's form does not ask. */
export const FIRST_STOCK = 100;
/** So many boxes or fewer are to be ordered again. */
export const LOW_STOCK = 10;
export const MAX_STOCK = 1_000_000;

export const HealthCondition = z.enum(HEALTH_CONDITIONS, tMedicines('conditionMissing')).meta({
  id: 'HealthCondition',
  description: 'The need that a medicine answers.',
  examples: ['Diabetes Care'],
});
export type HealthCondition = z.infer<typeof HealthCondition>;

/** Free text that says how long it takes, shared by medicines and lab tests. */
export const Turnaround = lineOfText(60, tMedicines('turnaroundMissing')).meta({
  description: 'How long it takes, in words.',
  examples: ['24 hours'],
});
export const ProductDescription = freeText(2000, tMedicines('descriptionMissing')).meta({
  description: 'What it is and what it is for, as plain text.',
  examples: ['Lowers blood sugar; taken with meals as your doctor says.'],
});

const MedicineName = lineOfText(120, tValidation('nameMissing')).meta({
  description: 'Name of the medicine with its strength.',
  examples: ['Metformin 500 mg tablets'],
});
const Brand = lineOfText(60, tMedicines('brandMissing')).meta({
  description: 'Brand that makes it.',
  examples: ['Ardhika'],
});
const Stock = z
  .number(tMedicines('stockMissing'))
  .int(tValidation('wholeBoxes'))
  .min(0, tMedicines('stockNegative'))
  .max(MAX_STOCK, tMedicines('stockTooHigh', { max: MAX_STOCK }))
  .meta({ description: 'Boxes on the shelf.', examples: [40] });

const OverTheCounter = z.boolean(tValidation('yesOrNo')).meta({
  description:
    'Whether it is sold without a prescription: only then a search for a complaint may show it. False by default.',
  examples: [true],
});

export const MedicineDto = z
  .strictObject({
    ...idsOf('the medicine'),
    name: z.string().meta({
      description: 'Name of the medicine with its strength.',
      examples: ['Metformin 500 mg tablets'],
    }),
    description: z.string().meta({
      description: 'What it is and what it is for, as plain text.',
      examples: ['Lowers blood sugar; taken with meals as your doctor says.'],
    }),
    price: z
      .number()
      .meta({ description: 'List price of one box in rupees, as it was written.', examples: [120] }),
    promotionPrice: z.number().meta({
      description: 'What is charged for one box now, in rupees: the list price less the promotion.',
      examples: [96],
    }),
    turnaround: z.string().meta({
      description: 'How long it takes until the medicine is there, in words.',
      examples: ['24 hours'],
    }),
    imageUrl: z.string().meta({
      description: 'Path of the picture on this server.',
      examples: ['/public/image/medicine/default.webp'],
    }),
    brand: z
      .string()
      .nullable()
      .meta({ description: 'Brand that makes it; null when none is named.', examples: ['Ardhika'] }),
    condition: HealthCondition.nullable().meta({
      description: 'The need that it answers; null when none is named.',
    }),
    stock: z
      .number()
      .int()
      .meta({ description: 'Boxes that can be bought now.', examples: [40] }),
  })
  .meta({ id: 'Medicine', description: 'A medicine on the shelf.' });
export type MedicineDto = z.infer<typeof MedicineDto>;

export const MedicineRecord = z
  .strictObject({
    ...MedicineDto.shape,
    published: z.boolean().meta({ description: 'Whether it stands on the shelf.' }),
    overTheCounter: OverTheCounter,
    version: Version,
    createdAt: instant('When it was added'),
    updatedAt: UpdatedAt,
  })
  .meta({ id: 'MedicineRecord', description: 'A medicine as an administrator sees it.' });
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
};
const stockWas = Stock.meta({
  description:
    'The stock that the form showed. With it the difference is booked, so that what was sold meanwhile counts.',
});

/** Fields of the form (multipart; the picture travels as the file `image`). */
export const AddMedicine = z.strictObject(formFields).meta({ id: 'AddMedicine' });
export type AddMedicine = z.infer<typeof AddMedicine>;

const Published = z
  .boolean(tValidation('yesOrNo'))
  .meta({ description: 'Whether the public list shows it.' });

/** The same form for a change. Optional fields that are left out keep their values. */
export const ChangeMedicine = z
  .strictObject({
    ...formFields,
    published: optionalInForm(flagInForm(Published)),
    emptied: emptiedInForm(['brand', 'condition']),
    stockWas: optionalInForm(numberInForm(stockWas)),
    version: optionalInForm(numberInForm(Version)),
  })
  .meta({ id: 'ChangeMedicine' });
export type ChangeMedicine = z.infer<typeof ChangeMedicine>;

const recordFields = {
  name: MedicineName,
  description: ProductDescription,
  price: Price.meta({ description: 'List price in rupees, before the promotion.', examples: [120] }),
  turnaround: Turnaround,
  brand: Brand.nullable().meta({ description: 'Brand that makes it; null when none is named.' }),
  condition: HealthCondition.nullable().meta({
    description: 'The need that it answers; null when none is named.',
  }),
  stock: Stock,
  published: Published,
  overTheCounter: OverTheCounter,
};

/** Fields that are read-only are ignored, so a record that was read may be sent back. */
export const CreateMedicine = writable(
  MedicineRecord,
  z.strictObject({
    ...recordFields,
    ...z
      .object(recordFields)
      .pick({ brand: true, condition: true, stock: true, published: true, overTheCounter: true })
      .partial().shape,
  }),
).meta({ id: 'CreateMedicine' });
export type CreateMedicine = z.infer<typeof CreateMedicine>;

export const UpdateMedicine = writable(
  MedicineRecord,
  z.strictObject({ ...recordFields, stockWas, version: Version }).partial(),
).meta({ id: 'UpdateMedicine' });
export type UpdateMedicine = z.infer<typeof UpdateMedicine>;

export const MEDICINE_SORTS = ['name', 'price', '-price'] as const;
/** Most medicines that a cart holds, and most boxes of each. */
export const MAX_CART_ITEMS = 30;
export const MAX_QUANTITY = 20;

export const MedicinesQuery = z.strictObject({
  search: searchText(['metformin']),
  condition: HealthCondition.optional().meta({ description: 'Only medicines for this need.' }),
  brand: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({ description: 'Only medicines of this brand.', examples: ['Ardhika'] }),
  ids: z
    .string()
    .regex(/^[0-9a-f]{24}(,[0-9a-f]{24}){0,29}$/, tMedicines('idsFormat', { max: MAX_CART_ITEMS }))
    .optional()
    .meta({ description: 'Only these medicines: what a cart asks for. Gone ones are left out.' }),
  sort: z.enum(MEDICINE_SORTS).optional().meta({ description: 'Order; a minus means highest first.' }),
  ...pageParameters,
});
export type MedicinesQuery = z.infer<typeof MedicinesQuery>;

/** Without parameters all medicines on the shelf; with any of them one page, and every brand of the shelf. */
export const MedicinesAnswer = z
  .union([
    success(z.array(MedicineDto).meta({ description: 'All medicines on the shelf.' })),
    successPage(MedicineDto).extend({
      brands: z.array(z.string()).meta({ description: 'Every brand of the shelf, whatever page this is.' }),
    }),
  ])
  .meta({ id: 'MedicinesAnswer' });
export type MedicinesAnswer = z.infer<typeof MedicinesAnswer>;

export const ADDED = 'Added successfully';
export const UPDATED = 'Updated successfully';
export const DELETED = 'Deleted successfully';

/** The specification's pages show what the call says. */
export const Written = z
  .enum([ADDED, UPDATED, DELETED])
  .meta({ description: 'What was done, for the person.' });

export const MedicineWritten = z
  .strictObject({ msg: Written, value: MedicineRecord })
  .meta({ id: 'MedicineWritten' });
export type MedicineWritten = z.infer<typeof MedicineWritten>;

export const BulkMedicines = bulk('BulkMedicines', ['delete']);
export type BulkMedicines = z.infer<typeof BulkMedicines>;
