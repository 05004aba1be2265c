import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import {
  Price,
  UpdatedAt,
  Version,
  emptiedInForm,
  flagInForm,
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
import { SEXES } from '../people/field-lists.js';
import { LabMeasures } from '../care/lab/measures.js';
import { writable } from '../validation/writable.js';
import { Preparation, SpecimenType, sampleFields } from './lab-samples.js';
import { ProductDescription, Turnaround, Written } from './medicines.js';
import messages from '../../../messages/en/contract/shop/lab-tests.json' with { type: 'json' };
import { tValidation } from '../messages/validation.js';
import { createMessages } from '../messages/create-messages.js';

const tLabTests = createMessages('contract/shop/lab-tests', messages);

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
  .enum(LAB_GROUPS, tLabTests('groupMissing'))
  .meta({ id: 'LabGroup', description: 'Group of lab tests.', examples: ['Thyroid'] });
export type LabGroup = z.infer<typeof LabGroup>;

const TestName = lineOfText(120, tLabTests('nameMissing')).meta({
  description: 'Name of the lab test.',
  examples: ['Thyroid profile'],
});

const OfferedSex = z.enum(SEXES).meta({
  description: 'Sex that the test is offered to; null for both. Forms ask before they book it for others.',
  examples: ['female'],
});
const OfferedFrom = z
  .number(tLabTests('ageFormat'))
  .int(tLabTests('ageFormat'))
  .min(0, tLabTests('ageFormat'))
  .max(130, tLabTests('ageFormat'))
  .meta({
    description:
      'Age in years from which the test is offered; null for every age. Forms ask before they book it for younger people.',
    examples: [18],
  });

export const LabTestDto = z
  .strictObject({
    ...idsOf('the lab test'),
    testName: z.string().meta({ description: 'Name of the lab test.', examples: ['Thyroid profile'] }),
    description: z.string().meta({
      description: 'Purpose of the test and the people it is for, as plain text.',
      examples: ['Shows whether the thyroid works too slowly or too fast.'],
    }),
    price: z.number().meta({ description: 'Price in rupees.', examples: [650] }),
    turnaround: z.string().meta({ description: 'Time until the report, as text.', examples: ['24 hours'] }),
    imageUrl: z.string().meta({
      description: 'Path of the picture on this server.',
      examples: ['/public/image/labtest/default.webp'],
    }),
    group: LabGroup.nullable().meta({ description: 'Group of the test; null if there is none.' }),
    sex: OfferedSex.nullable(),
    ageFrom: OfferedFrom.nullable(),
    ...sampleFields,
  })
  .meta({ id: 'LabTest', description: 'A lab test that can be booked.' });
export type LabTestDto = z.infer<typeof LabTestDto>;

export const LabTestRecord = z
  .strictObject({
    ...LabTestDto.shape,
    measures: LabMeasures,
    published: z.boolean().meta({ description: 'Whether the test can be booked.' }),
    version: Version,
    createdAt: instant('Time when the test was added'),
    updatedAt: UpdatedAt,
  })
  .meta({ id: 'LabTestRecord', description: 'A lab test with the fields for administrators.' });
export type LabTestRecord = z.infer<typeof LabTestRecord>;

const formFields = {
  testName: TestName,
  description: ProductDescription,
  price: numberInForm(Price).meta({ description: 'Price in rupees, at most two decimals.', examples: [650] }),
  turnaround: Turnaround,
  group: optionalInForm(LabGroup),
  sex: optionalInForm(OfferedSex),
  ageFrom: optionalInForm(numberInForm(OfferedFrom)),
  specimenType: optionalInForm(SpecimenType),
  preparation: optionalInForm(Preparation),
  measures: optionalInForm(jsonInForm(LabMeasures)).meta({
    description:
      'Measures of the test with units and reference ranges, as JSON text. Unchanged if omitted in a change.',
  }),
};

/** Fields of the form (multipart; the picture is the file `image`). */
export const AddLabTest = z.strictObject(formFields).meta({ id: 'AddLabTest' });
export type AddLabTest = z.infer<typeof AddLabTest>;

const Published = z.boolean(tValidation('yesOrNo')).meta({ description: 'Whether the test can be booked.' });

/** The same form for a change. Optional fields that are omitted are unchanged. */
export const ChangeLabTest = z
  .strictObject({
    ...formFields,
    published: optionalInForm(flagInForm(Published)),
    emptied: emptiedInForm(['group', 'sex', 'ageFrom', 'specimenType', 'preparation']),
    version: optionalInForm(numberInForm(Version)),
  })
  .meta({ id: 'ChangeLabTest' });
export type ChangeLabTest = z.infer<typeof ChangeLabTest>;

const recordFields = {
  testName: TestName,
  description: ProductDescription,
  price: Price.meta({ description: 'Price in rupees, at most two decimals.' }),
  turnaround: Turnaround,
  group: LabGroup.nullable().meta({ description: 'Group of the test; null if there is none.' }),
  sex: OfferedSex.nullable(),
  ageFrom: OfferedFrom.nullable(),
  specimenType: SpecimenType.nullable(),
  preparation: Preparation.nullable(),
  measures: LabMeasures,
  published: Published,
};

/** Read-only fields are ignored, so a record can be sent back as it was read. */
export const CreateLabTest = writable(
  LabTestRecord,
  z.strictObject({
    ...recordFields,
    group: recordFields.group.optional(),
    sex: recordFields.sex.optional(),
    ageFrom: recordFields.ageFrom.optional(),
    specimenType: recordFields.specimenType.optional(),
    preparation: recordFields.preparation.optional(),
    measures: recordFields.measures.optional(),
    published: recordFields.published.optional(),
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
  group: LabGroup.optional().meta({ description: 'Filter: tests of this group.' }),
  sort: z.enum(LAB_TEST_SORTS).optional().meta({ description: 'Sort order; a minus means descending.' }),
  ...pageParameters,
});
export type LabTestsQuery = z.infer<typeof LabTestsQuery>;

/** All lab tests without parameters; one page and all groups with a test with any parameter. */
export const LabTestsAnswer = z
  .union([
    success(z.array(LabTestDto).meta({ description: 'All published lab tests.' })),
    successPage(LabTestDto).extend({
      groups: z
        .array(LabGroup)
        .meta({ description: 'All groups that have a test, independent of the page.' }),
    }),
  ])
  .meta({ id: 'LabTestsAnswer' });
export type LabTestsAnswer = z.infer<typeof LabTestsAnswer>;

export const LabTestWritten = z
  .strictObject({ msg: Written, value: LabTestRecord })
  .meta({ id: 'LabTestWritten' });
export type LabTestWritten = z.infer<typeof LabTestWritten>;

export const BulkLabTests = bulk('BulkLabTests', ['delete']);
export type BulkLabTests = z.infer<typeof BulkLabTests>;
