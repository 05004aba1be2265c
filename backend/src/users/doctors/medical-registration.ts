import { Types } from 'mongoose';
import type { Actor } from '../../common/http/actor.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { tUser } from '../../messages/people/users.js';
import type { User } from '../user.schema.js';

type Registration = Pick<User, 'registrationNumber' | 'registrationVerifiedAt' | 'registrationVerifiedBy'>;

const UNVERIFIED = { registrationVerifiedAt: null, registrationVerifiedBy: null };

/** Another number must be verified again. */
export function numberColumns(
  before: Registration,
  registrationNumber: string | null | undefined,
): Partial<Registration> {
  if (registrationNumber === undefined || registrationNumber === (before.registrationNumber ?? null))
    return {};
  return { registrationNumber, ...UNVERIFIED };
}

/**
 * The columns of an administrator's change, who may verify the number that is stored then.
 * @throws Failure of the field when there is no number to verify
 */
export function registrationColumns(
  before: Registration,
  change: { registrationNumber?: string | null; registrationVerified?: boolean },
  by: Actor,
): Partial<Registration> {
  const columns = numberColumns(before, change.registrationNumber);
  if (change.registrationVerified === undefined) return columns;
  if (!change.registrationVerified) return { ...columns, ...UNVERIFIED };
  const { registrationNumber, registrationVerifiedAt } = { ...before, ...columns };
  if (!registrationNumber) throw fieldFailure('registrationNumber', tUser('registration.missing'));
  if (registrationVerifiedAt) return columns;
  return {
    ...columns,
    registrationVerifiedAt: new Date(),
    registrationVerifiedBy: new Types.ObjectId(by.userId),
  };
}

/** Only a doctor with a verified registration prescribes. @throws Failure REGISTRATION_REQUIRED */
export function assertMayPrescribe({ registrationNumber, registrationVerifiedAt }: Registration): void {
  if (registrationNumber && registrationVerifiedAt) return;
  const sentence = tUser(registrationNumber ? 'registration.unverified' : 'registration.missing');
  throw new Failure('REGISTRATION_REQUIRED', { sentence, errors: { registrationNumber: sentence } });
}
