import { MERGED_FIELDS } from '../../../../openapi/contract/people/identity/merges.js';
import type {
  MergePatients,
  MergedField,
  MergeSide,
} from '../../../../openapi/contract/people/identity/merges.js';
import { DEFAULT_PATIENT_PICTURE } from '../../files/default-pictures.js';
import { tMerge } from '../../messages/people/merges.js';
import { guardianColumns, guardianshipsOf } from '../../users/dependants/guardian-columns.js';
import type { Guardianship } from '../../users/dependants/guardian-columns.js';
import { dayOfAge, isOfAge } from '../../users/dependants/of-age.js';
import { mobileColumns, nameColumns } from '../../users/user.schema.js';
import type { User } from '../../users/user.schema.js';

/** A patient without a login has one guardian, so the records of two guardians are not merged. */
const MAX_GUARDIANS = 1;

export interface MergePair {
  kept: User;
  merged: User;
}

type Choices = NonNullable<MergePatients['fields']>;

/** Why these two records cannot be merged; null if they can. */
export function blockOf({ kept, merged }: MergePair): string | null {
  if (kept._id.equals(merged._id)) return tMerge('blocked.same');
  if ([kept, merged].some(({ type }) => type !== 'patient')) return tMerge('blocked.patientsOnly');
  if ([kept, merged].some(({ erasedAt }) => erasedAt)) return tMerge('blocked.erased');
  if ([kept, merged].some(({ deceased }) => deceased)) return tMerge('blocked.deceased');
  if ([kept, merged].some(({ disabled }) => disabled)) return tMerge('blocked.disabled');
  if ([kept, merged].some(isUnconfirmed)) return tMerge('blocked.unconfirmed');
  const isGuardian = (one: User, other: User) =>
    guardianshipsOf(other).some(({ guardianId }) => guardianId.equals(one._id));
  if (isGuardian(kept, merged) || isGuardian(merged, kept)) return tMerge('blocked.guardian');
  if (guardiansAfter({ kept, merged }).length > MAX_GUARDIANS) return tMerge('blocked.guardians');
  return null;
}

/** Anyone can register with an address; only its owner confirms it. */
const isUnconfirmed = ({ email, emailConfirmedAt }: User): boolean => Boolean(email) && !emailConfirmedAt;

/** The side whose value a field gets: the chosen one, unless only the other has a value. */
export function sidesOf({ kept, merged }: MergePair, chosen: Choices = {}): Record<MergedField, MergeSide> {
  const sideOf = (field: MergedField): MergeSide => {
    if (!merged[field]) return 'kept';
    return kept[field] ? (chosen[field] ?? 'kept') : 'merged';
  };
  return Object.fromEntries(MERGED_FIELDS.map((field) => [field, sideOf(field)])) as Record<
    MergedField,
    MergeSide
  >;
}

/** The guardians of both; none once the person has a login. */
function guardiansAfter({ kept, merged }: MergePair): Guardianship[] {
  if (kept.email || merged.email) return [];
  const own = guardianshipsOf(kept);
  const others = guardianshipsOf(merged).filter(
    ({ guardianId }) => !own.some((one) => one.guardianId.equals(guardianId)),
  );
  return [...own, ...others];
}

/** The columns of the remaining account, in groups that an undo restores together; undefined removes a column. */
export function columnsAfter(pair: MergePair, chosen: Choices | undefined, today: string) {
  const sides = sidesOf(pair, chosen);
  const from = (field: MergedField): User => pair[sides[field]];
  const { email, passwordHash, emailConfirmedAt, passwordAskedAt } = from('email');
  const guardians = guardiansAfter(pair);
  const { dob, dobEstimated } = from('dob');
  const comesOfAgeOn = guardians.length > 0 && dob && !isOfAge(dob, today) ? dayOfAge(dob) : undefined;
  const numbers = [pair.merged.hospitalNumber, ...(pair.merged.formerNumbers ?? [])].flatMap(
    (one) => one ?? [],
  );
  const formerNumbers = [...(pair.kept.formerNumbers ?? []), ...numbers];
  const isDefault = pair.kept.image === DEFAULT_PATIENT_PICTURE;
  return [
    nameColumns(from('fullName').fullName),
    { email, passwordHash, emailConfirmedAt, passwordAskedAt },
    mobileColumns(from('mobile').mobile),
    { dob, dobEstimated, comesOfAgeOn },
    { gender: from('gender').gender },
    { address: from('address').address },
    { image: (isDefault ? pair.merged : pair.kept).image },
    guardianColumns(guardians),
    { formerNumbers: formerNumbers.length > 0 ? formerNumbers : undefined },
  ] satisfies Partial<User>[];
}

/** The login that ends: the one of two that was not chosen. */
export function closedLoginOf(pair: MergePair, chosen: Choices | undefined) {
  const { kept, merged } = pair;
  if (!kept.email || !merged.email) return undefined;
  const { email, passwordHash } = sidesOf(pair, chosen).email === 'kept' ? merged : kept;
  return { email: email!, passwordHash };
}
