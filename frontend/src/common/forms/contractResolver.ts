import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';

/** What the fields of a form hold: texts as they are typed, '' where nothing was typed or chosen. */
export type Typed<Body> = {
  [Field in keyof Body]-?: NonNullable<Body[Field]> extends string ? string : Body[Field];
};

/**
 * Has the contract judge what is sent, so that form and server never disagree.
 * @param contract schema of the body
 * @param toBody makes the body of what was typed, where they differ
 */
export const contractResolver = <Body extends FieldValues, Fields extends FieldValues = Typed<Body>>(
  contract: z.ZodType<Body>,
  toBody: (fields: Fields) => unknown = (fields) => fields,
): Resolver<Fields, unknown, Body> => zodResolver(z.custom<Fields>().transform(toBody).pipe(contract));
