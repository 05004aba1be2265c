import { HttpException, PayloadTooLargeException } from '@nestjs/common';
import { labelOf } from '../../../../openapi/contract/validation/labels.js';
import { UNKNOWN_FIELD } from '../../../../openapi/contract/validation/sentences.js';
import { Failure, sentenceOf } from '../errors/errors.js';
import { tCommon } from '../../messages/common.js';

/** The form parser's messages, with the name of the field after a hyphen, and our replacements. */
const FAULTS: Record<string, string> = {
  'Field value too long': tCommon('tooLong'),
  'Unexpected file field': UNKNOWN_FIELD,
  'Invalid field name': UNKNOWN_FIELD,
};

/**
 * Adds the field's name to errors of the form parser, like the contract's checks.
 * @param file name of the form's file, the only part that can be too large
 * @returns the error to throw instead
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
