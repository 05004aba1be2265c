import { z } from 'zod';
import {
  Instant,
  ObjectId,
  Price,
  Version,
  lineOfText,
  numberInForm,
  optionalInForm,
  pageParameters,
  searchText,
  success,
} from '../common.js';
import { writable } from '../validation/writable.js';
import { ADDED, DELETED, ProductDescription, Turnaround, UPDATED } from './medicines.js';

export const LAB_GROUPS = [
  'Blood',
  'Heart',
  'Diabetes',
  'Thyroid',
  'Liver',
  'Kidney',
  'Women',
  'Vitamins',
  'Imaging',
  'Packages',
] as const;

export const LabGroup = z
  .enum(LAB_GROUPS, 'Choose a group from the list.')
  .meta({ id: 'LabGroup', description: 'What a lab test looks at.', examples: ['Thyroid'] });
export type LabGroup = z.infer<typeof LabGroup>;

const TestName = lineOfText(120, 'Enter the test name.').meta({ examples: ['Thyroid profile'] });

export const LabTest = z
  .strictObject({
    _id: ObjectId,
    id: ObjectId,
    testName: z.string().meta({ examples: ['Thyroid profile'] }),
    description: z.string().meta({ examples: ['Shows whether the thyroid works too slowly or too fast.'] }),
    price: z.number().meta({ description: 'In rupees.', examples: [650] }),
    turnaround: z.string().meta({ examples: ['24 hours'] }),
    imageUrl: z.string().meta({ examples: ['/public/image/labtest/default.webp'] }),
    group: LabGroup.nullable(),
  })
  .meta({ id: 'LabTest', description: 'A lab test that can be booked.' });
export type LabTest = z.infer<typeof LabTest>;

export const LabTestRecord = z
  .strictObject({
    ...LabTest.shape,
    published: z.boolean().meta({ description: 'Whether it can be booked.' }),
    version: Version,
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'LabTestRecord', description: 'A lab test as an administrator sees it.' });
export type LabTestRecord = z.infer<typeof LabTestRecord>;

const formFields = {
  testName: TestName,
  description: ProductDescription,
  price: numberInForm(Price).meta({ description: 'In rupees.', examples: [650] }),
  turnaround: Turnaround,
  group: optionalInForm(LabGroup),
};

/** Fields of the form (multipart; the picture travels as the file `image`). */
export const AddLabTest = z.strictObject(formFields).meta({ id: 'AddLabTest' });
export type AddLabTest = z.infer<typeof AddLabTest>;

/** The same form for a change. A group that is left out stays. */
export const ChangeLabTest = z
  .strictObject({ ...formFields, version: optionalInForm(numberInForm(Version)) })
  .meta({ id: 'ChangeLabTest' });
export type ChangeLabTest = z.infer<typeof ChangeLabTest>;

const recordFields = {
  testName: TestName,
  description: ProductDescription,
  price: Price,
  turnaround: Turnaround,
  group: LabGroup.nullable(),
  published: z.boolean(),
};

/** Fields that are read-only are ignored, so a record that was read may be sent back. */
export const CreateLabTest = writable(
  LabTestRecord,
  z.strictObject({
    ...recordFields,
    group: recordFields.group.optional(),
    published: z.boolean().optional(),
  }),
).meta({ id: 'CreateLabTest' });
export type CreateLabTest = z.infer<typeof CreateLabTest>;

export const UpdateLabTest = writable(
  LabTestRecord,
  z.strictObject({ ...recordFields, version: Version }).partial(),
).meta({ id: 'UpdateLabTest' });
export type UpdateLabTest = z.infer<typeof UpdateLabTest>;

export const LAB_TEST_SORTS = ['name', 'price', '-price'] as const;

export const LabTestsQuery = z.strictObject({
  search: searchText(['thyroid']),
  group: LabGroup.optional().meta({ description: 'Only tests of this group.' }),
  sort: z.enum(LAB_TEST_SORTS).optional().meta({ description: 'Order; a minus means highest first.' }),
  ...pageParameters,
});
export type LabTestsQuery = z.infer<typeof LabTestsQuery>;

/** Without parameters all lab tests; with any of them one page, and every group that has a test. */
export const LabTestsAnswer = z
  .union([
    success(z.array(LabTest)),
    z.strictObject({
      msg: z.literal('success'),
      value: z.array(LabTest),
      total: z.number().int(),
      page: z.number().int(),
      perPage: z.number().int(),
      groups: z.array(LabGroup),
    }),
  ])
  .meta({ id: 'LabTestsAnswer' });
export type LabTestsAnswer = z.infer<typeof LabTestsAnswer>;

export const LabTestWritten = z
  .strictObject({ msg: z.enum([ADDED, UPDATED, DELETED]), value: LabTestRecord })
  .meta({ id: 'LabTestWritten' });
export type LabTestWritten = z.infer<typeof LabTestWritten>;
