import { HttpException, PayloadTooLargeException } from '@nestjs/common';
import { labelOf } from '../../../../openapi/contract/validation/labels.js';
import { UNKNOWN_FIELD } from '../../../../openapi/contract/validation/sentences.js';
import { Failure, sentenceOf } from '../errors/errors.js';
import { tCommon } from '../../messages/common.js';

/** What the parser of forms says, with the name of the field behind a hyphen, and what we say instead. */
const FAULTS: Record<string, string> = {
  'Field value too long': tCommon('tooLong'),
  'Unexpected file field': UNKNOWN_FIELD,
  'Invalid field name': UNKNOWN_FIELD,
};

/**
 * Gives what the parser of forms refuses the name of its field, as the contract's checks do.
 * @param file name of the form's file, the only thing in a form that can be too large
 * @returns what to throw instead
 */
export function namedFault(thrown: unknown, file: string): unknown {
  if (!(thrown instanceof HttpException) || thrown instanceof Failure) return thrown;
  if (thrown instanceof PayloadTooLargeException)
    return new Failure('TOO_LARGE', { errors: { [file]: sentenceOf('TOO_LARGE') } });
  const [, fault, field] = /^([A-Z][a-z ]+) - (.+)$/s.exec(thrown.message) ?? [];
  if (!fault || !Object.hasOwn(FAULTS, fault)) return thrown;
  const sentence = FAULTS[fault];
  return new Failure('VALIDATION_FAILED', {
    sentence: `${labelOf(field)}: ${sentence}`,
    errors: { [field]: sentence },
  });
}
