import { z } from 'zod';
import '../validation/sentences.js';
import { VITALS, type VitalName } from './vital-facts.js';

const measure = (name: VitalName) => {
  const { label, unit, min, max, decimals } = VITALS[name];
  const range = `${label} is between ${min} and ${max} ${unit}. Please check the value.`;
  const number = z.number(`Enter ${label.toLowerCase()} as a number.`).min(min, range).max(max, range);
  const step = decimals
    ? number.multipleOf(0.1, `Use at most one decimal for ${label.toLowerCase()}.`)
    : number.int(`Use a whole number for ${label.toLowerCase()}.`);
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
    glucose: measure('glucose'),
  })
  .refine((vitals) => Object.values(vitals).some((value) => value !== undefined), 'Enter at least one value.')
  .refine(({ systolic, diastolic }) => (systolic === undefined) === (diastolic === undefined), {
    message: 'Enter both values of the blood pressure.',
    path: ['diastolic'],
  })
  .refine(
    ({ systolic, diastolic }) => systolic === undefined || diastolic === undefined || systolic > diastolic,
    { message: 'The first value of the blood pressure is above the second.', path: ['systolic'] },
  )
  .meta({
    id: 'VitalSigns',
    description: 'Measured at one moment; what was not measured is left out.',
    examples: [{ systolic: 124, diastolic: 78, pulse: 72, temperature: 36.8 }],
  });
export type VitalSigns = z.infer<typeof VitalSigns>;
