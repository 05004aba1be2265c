import { z } from 'zod';
import '../validation/sentences.js';
import { VITALS, type VitalName } from './vital-facts.js';
import messages from '../../../messages/en/contract/care/vital-signs.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tVitalSigns = createMessages('contract/care/vital-signs', messages);

const measure = (name: VitalName) => {
  const { label, unit, min, max, decimals } = VITALS[name];
  const range = tVitalSigns('outOfRange', { label, min, max, unit });
  const number = z
    .number(tVitalSigns('notNumber', { label: label.toLowerCase() }))
    .min(min, range)
    .max(max, range);
  const step = decimals
    ? number.multipleOf(
        10 ** -decimals,
        tVitalSigns('tooManyDecimals', { label: label.toLowerCase(), decimals }),
      )
    : number.int(tVitalSigns('notWhole', { label: label.toLowerCase() }));
  return step.optional().meta({ description: `${label} in ${unit}, ${min} to ${max}.` });
};

export const VitalSigns = z
  .strictObject({
    systolic: measure('systolic'),
    diastolic: measure('diastolic'),
    pulse: measure('pulse'),
    temperature: measure('temperature'),
    respiratoryRate: measure('respiratoryRate'),
    oxygenSaturation: measure('oxygenSaturation'),
    weight: measure('weight'),
    height: measure('height'),
    headCircumference: measure('headCircumference'),
    glucose: measure('glucose'),
  })
  .refine((vitals) => Object.values(vitals).some((value) => value !== undefined), tValidation('valueMissing'))
  .refine(({ systolic, diastolic }) => (systolic === undefined) === (diastolic === undefined), {
    message: tVitalSigns('pressureIncomplete'),
    path: ['diastolic'],
  })
  .refine(
    ({ systolic, diastolic }) => systolic === undefined || diastolic === undefined || systolic > diastolic,
    { message: tVitalSigns('pressureReversed'), path: ['systolic'] },
  )
  .meta({
    id: 'VitalSigns',
    description: 'Vital signs measured at the same time. Omitted if not measured.',
    examples: [{ systolic: 124, diastolic: 78, pulse: 72, temperature: 36.8 }],
  });
export type VitalSigns = z.infer<typeof VitalSigns>;
