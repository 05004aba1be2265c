import { nameProblemOf, tidyName } from '../../../openapi/contract/people/names.js';
import { fieldFailure } from '../common/errors/errors.js';

/**
 * Checks the typed name of an account. The stored one is accepted unchanged, also if it is older than the rule.
 * @throws Failure of the field `fullName`
 */
export function assertChangedName(stored: string | undefined, fullName: string | undefined): void {
  if (fullName === undefined || fullName === tidyName(stored ?? '')) return;
  const problem = nameProblemOf(fullName);
  if (problem) throw fieldFailure('fullName', problem, 'VALIDATION_FAILED');
}
