import type { UseFormReturn } from 'react-hook-form';
import type { SetUp } from '../../../openapi/contract/site/set-up.js';
import type { NAMED_FIELDS, SetUpFields } from './setUpFields';

export type SetUpForm = UseFormReturn<SetUpFields, unknown, SetUp>;

/** The attributes of an input with its error. */
export const inputOf = (
  { register, getFieldState, formState }: SetUpForm,
  name: (typeof NAMED_FIELDS)[number],
) => ({
  ...register(name),
  problem: getFieldState(name, formState).error?.message,
});
