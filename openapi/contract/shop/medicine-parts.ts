import { z } from 'zod';
import { lineOfText } from '../common.js';
import {
  DOSE_FORMS,
  MAX_SUBSTANCES,
  PACK_UNITS,
  PER_UNITS,
  RELEASE_FORMS,
  STRENGTH_UNITS,
} from './medicine-names/facts.js';
import { substanceOf } from './medicine-names/known-substances.js';
import messages from '../../../messages/en/contract/shop/medicine-parts.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tMedicineParts = createMessages('contract/shop/medicine-parts', messages);

export const MAX_AMOUNT = 1_000_000_000;

const amount = (whenMissing: string) =>
  z
    .number(whenMissing)
    .gt(0, tMedicineParts('amountNotPositive'))
    .max(MAX_AMOUNT, tMedicineParts('amountTooHigh', { max: MAX_AMOUNT }));

export const MedicineStrength = z
  .strictObject({
    value: amount(tMedicineParts('strengthMissing')).meta({
      description: 'Amount of the substance.',
      examples: [500],
    }),
    unit: z
      .enum(STRENGTH_UNITS, tMedicineParts('unitMissing'))
      .meta({ description: 'Unit of the amount.', examples: ['mg'] }),
    perValue: amount(tMedicineParts('perValueMissing'))
      .nullable()
      .meta({
        description:
          'What the amount is contained in, e.g. 5 of "per 5 ml"; null for one tablet, capsule or puff, and for a percentage.',
        examples: [null],
      }),
    perUnit: z
      .enum(PER_UNITS, tMedicineParts('unitMissing'))
      .nullable()
      .meta({ description: 'Unit of `perValue`; null if that is null.', examples: [null] }),
  })
  .refine(({ perValue, perUnit }) => (perValue === null) === (perUnit === null), {
    message: tMedicineParts('perIncomplete'),
    path: ['perUnit'],
  })
  .refine(({ unit, perUnit }) => unit !== '%' || perUnit === null, {
    message: tMedicineParts('percentPer'),
    path: ['perUnit'],
  })
  .meta({
    id: 'MedicineStrength',
    description: 'Strength of a substance, e.g. 500 mg per tablet or 250 mg per 5 ml.',
  });
export type MedicineStrength = z.infer<typeof MedicineStrength>;

export const MedicineSubstance = z
  .strictObject({
    substance: lineOfText(100, tMedicineParts('substanceMissing')).meta({
      description:
        'International name of the substance, in lower case. Known synonyms are replaced, e.g. acetaminophen by paracetamol.',
      examples: ['metformin'],
    }),
    strength: MedicineStrength.nullable().meta({ description: 'Strength; null if it is not known.' }),
  })
  .meta({ id: 'MedicineSubstance', description: 'An active substance of a medicine.' });
export type MedicineSubstance = z.infer<typeof MedicineSubstance>;

export const MedicineSubstances = z
  .array(MedicineSubstance)
  .max(MAX_SUBSTANCES, tMedicineParts('tooManySubstances', { max: MAX_SUBSTANCES }))
  .refine(
    (rows) => new Set(rows.map(({ substance }) => substanceOf(substance))).size === rows.length,
    tMedicineParts('substancesRepeated'),
  )
  .meta({
    description:
      'Active substances. An empty list means that there are none, e.g. for a device. null: not entered yet, so no prescription is matched by them.',
  });

export const DoseForm = z.enum(DOSE_FORMS, tMedicineParts('doseFormMissing')).meta({
  id: 'DoseForm',
  description: 'Form of a medicine.',
  examples: ['tablet'],
});
export const ReleaseForm = z.enum(RELEASE_FORMS, tMedicineParts('releaseMissing')).meta({
  id: 'ReleaseForm',
  description: 'How the substance is released.',
  examples: ['sustained'],
});
export const MedicinePackSize = z
  .strictObject({
    value: amount(tMedicineParts('packSizeMissing')).meta({
      description: 'Content of one box.',
      examples: [10],
    }),
    unit: z
      .enum(PACK_UNITS, tMedicineParts('unitMissing'))
      .meta({ description: 'Unit of the content.', examples: ['tablet'] }),
  })
  .meta({ id: 'MedicinePackSize', description: 'Content of one box of a medicine.' });

/** What a medicine consists of. Each may be unknown. */
export const medicineParts = {
  substances: MedicineSubstances.nullable(),
  doseForm: DoseForm.nullable().meta({ description: 'Form; null if it is not known.' }),
  release: ReleaseForm.nullable().meta({ description: 'How the substance is released; null for at once.' }),
  packSize: MedicinePackSize.nullable().meta({ description: 'Content of one box; null if it is not known.' }),
};
export const MEDICINE_PART_FIELDS = ['substances', 'doseForm', 'release', 'packSize'] as const;

export const MedicineParts = z.strictObject(medicineParts);
export type MedicineParts = z.infer<typeof MedicineParts>;

export const doseFormText = (form: (typeof DOSE_FORMS)[number]): string => tMedicineParts(`doseForm.${form}`);
export const releaseText = (release: (typeof RELEASE_FORMS)[number]): string =>
  tMedicineParts(`release.${release}`);
export const packUnitText = (unit: (typeof PACK_UNITS)[number], count: number): string =>
  tMedicineParts(`packUnit.${unit}`, { count });
