import type { z } from 'zod';
import { fieldErrors, filledIn } from '../data/validate';
import { pictureProblem } from '../pictures/PictureInput';

/**
 * Sentences for the fields of a product's form that the server would refuse; empty when it can be sent.
 * @param form the contract's schema of the form; what else the record carries is not its matter
 * @param missing sentences for numbers that are not filled in, for which the schema has none
 */
export function productErrors(
  form: z.ZodObject,
  values: Record<string, unknown>,
  missing: Record<string, string>,
): Record<string, string> {
  const { image, ...fields } = filledIn(values);
  const problem = pictureProblem(image);
  return {
    ...fieldErrors(form.strip(), fields),
    ...Object.fromEntries(Object.entries(missing).filter(([field]) => !(field in fields))),
    ...(problem ? { image: problem } : {}),
  };
}
