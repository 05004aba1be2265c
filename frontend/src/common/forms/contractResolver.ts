import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';

/** The values of a form: texts as typed, '' without input. */
export type Typed<Body> = {
  [Field in keyof Body]-?: NonNullable<Body[Field]> extends string ? string : Body[Field];
};

/**
 * Validates the form with the server's contract.
 * @param contract schema of the body
 * @param toBody converts the input to the body, if they differ
 */
export const contractResolver = <Body extends FieldValues, Fields extends FieldValues = Typed<Body>>(
  contract: z.ZodType<Body>,
  toBody: (fields: Fields) => unknown = (fields) => fields,
): Resolver<Fields, unknown, Body> => zodResolver(z.custom<Fields>().transform(toBody).pipe(contract));
