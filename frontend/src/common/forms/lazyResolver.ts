import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A resolver that is loaded with the first touch, so that a page is there before the contract's schemas and what judges
 * by them. Where they can't be loaded the server judges alone, by the same contract.
 */
export const lazyResolver =
  <Fields extends FieldValues, Body extends FieldValues>(
    load: () => Promise<Resolver<Fields, unknown, Body>>,
  ): Resolver<Fields, unknown, Body> =>
  async (fields, context, options) => {
    const judge = await load().catch((error: unknown) => {
      console.warn('The contract could not be loaded; the server judges what is sent.', error);
      return null;
    });
    return judge ? judge(fields, context, options) : { values: fields as unknown as Body, errors: {} };
  };
