import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { Failure } from './errors.js';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
  readonly code?: string;
  readonly keys?: readonly string[];
}

/** Checks bodies and queries against the contract's schemas; a refusal names each field once. */
@Injectable()
export class ContractPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => new Failure('VALIDATION_FAILED', refusal(issues)) });
  }
}

function refusal(issues: readonly Issue[]) {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    for (const [field, sentence] of fieldsOf(issue)) errors[field] ??= sentence;
  }
  const sentences = Object.entries(errors);
  const sentence = sentences.length === 1 ? `${sentences[0][0]}: ${sentences[0][1]}` : undefined;
  return { errors, ...(sentence && { sentence }) };
}

function fieldsOf(issue: Issue): [string, string][] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => [[...path, key].join('.'), 'This field is not known.']);
  }
  return [[path.join('.') || 'body', issue.message]];
}
