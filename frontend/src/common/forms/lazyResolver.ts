import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A resolver that is loaded when it is needed, so that a page is there before the contract's schemas and what judges by
 * them.
 * @param load of `orServer`; without a contract the fields go to the server as they are
 */
export const lazyResolver =
  <Fields extends FieldValues, Body extends FieldValues>(
    load: () => Promise<Resolver<Fields, unknown, Body> | null>,
  ): Resolver<Fields, unknown, Body> =>
  async (fields, context, options) => {
    const judge = await load();
    return judge ? judge(fields, context, options) : { values: fields as unknown as Body, errors: {} };
  };
