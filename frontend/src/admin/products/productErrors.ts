import type { z } from 'zod';
import { fieldErrors, filledIn } from '../data/validate';
import { pictureProblem } from '../pictures/PictureInput';

/**
 * Error messages of a product form's fields that the server would refuse; empty for a valid form.
 * @param form the contract's schema of the form; other fields are ignored
 * @param missing messages for missing numbers, for which the schema has none
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
