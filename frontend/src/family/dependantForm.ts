import { z } from 'zod';
import {
  AddDependant,
  ChangeDependant,
  type Dependant,
} from '../../../openapi/contract/people/dependants.js';
import { serverNow } from '../common/clock/serverClock';
import { type Typed, contractResolver } from '../common/forms/contractResolver';
import { calendarDate } from '../common/format/format';
import { tFamily } from '../messages/people/family';

type Body = Omit<AddDependant, 'address' | 'allergies'> & {
  address: string | null;
  allergies: string | null;
};
export type DependantFields = Typed<AddDependant>;

export const today = (): string => calendarDate(serverNow());

const Form = AddDependant.extend({
  // The server compares it with the stored name.
  fullName: ChangeDependant.out.shape.fullName.unwrap(),
  dob: AddDependant.shape.dob.refine((dob) => dob <= today(), tFamily('dateInFuture')),
}) as unknown as z.ZodType<Body>;

export const dependantResolver = contractResolver<Body, DependantFields>(
  Form,
  ({ address, allergies, ...fields }) => ({
    ...fields,
    address: address.trim() || null,
    allergies: allergies.trim() || null,
  }),
);

/** The stored values; empty for a new person. */
export const toFields = (dependant?: Dependant): DependantFields => ({
  fullName: dependant?.fullName ?? '',
  dob: dependant?.dob ?? '',
  gender: dependant?.gender ?? '',
  relationship: dependant?.relationship ?? '',
  address: dependant?.address ?? '',
  allergies: dependant?.allergies ?? '',
});
