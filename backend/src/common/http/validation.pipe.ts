import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { labelOfPath, wholeLabelOf } from '../../../../openapi/contract/validation/labels.js';
import { UNKNOWN_FIELD } from '../../../../openapi/contract/validation/sentences.js';
import { Failure } from '../errors/errors.js';
import { MAX_FIELD_ERRORS, MAX_FIELD_NAME_LENGTH } from '../limits/limits.js';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
  readonly code?: string;
  readonly keys?: readonly string[];
  /** The errors of each alternative of a union body. */
  readonly errors?: readonly (readonly Issue[])[];
}

/** Validates bodies and queries against the contract's schemas. The error names each field once. */
@Injectable()
export class ContractPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => new Failure('VALIDATION_FAILED', refusal(issues)) });
  }
}

function refusal(issues: readonly Issue[]) {
  const errors: Record<string, string> = {};
  for (const [field, sentence] of fieldsOfAll(issues)) {
    errors[shortened(field)] ??= sentence;
    if (Object.keys(errors).length === MAX_FIELD_ERRORS) break;
  }
  const sentences = Object.entries(errors);
  const sentence = sentences.length === 1 ? withLabel(...sentences[0]) : undefined;
  return { errors, ...(sentence && { sentence }) };
}

function* fieldsOfAll(issues: readonly Issue[]): Generator<[string, string]> {
  for (const issue of issues) yield* fieldsOf(issue);
}

/** Field names are chosen by the caller, so they are limited. */
const shortened = (field: string): string =>
  field.length <= MAX_FIELD_NAME_LENGTH ? field : `${field.slice(0, MAX_FIELD_NAME_LENGTH)}…`;

/** A field's message as a complete sentence; it gets the field's name unless it has one. */
function withLabel(field: string, sentence: string): string {
  const path = field.split('.');
  const label = wholeLabelOf(path);
  const own = labelOfPath(path).toLowerCase();
  const saysIt = label.toLowerCase() === own && sentence.toLowerCase().includes(own);
  return saysIt ? sentence : `${label}: ${sentence}`;
}

function fieldsOf(issue: Issue): [string, string][] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => [[...path, key].join('.'), UNKNOWN_FIELD]);
  }
  const nearest = nearestForm(issue);
  if (nearest) return nearest.flatMap((one) => fieldsOf({ ...one, path: [...path, ...(one.path ?? [])] }));
  return [[path.join('.') || 'body', issue.message]];
}

/** The errors of the alternative that the body matches best; null for a single value. */
function nearestForm({ code, errors = [] }: Issue): readonly Issue[] | null {
  if (code !== 'invalid_union' || errors.length === 0) return null;
  const [nearest] = errors.toSorted((a, b) => countOf(a) - countOf(b));
  return nearest.some(({ path, keys }) => path?.length || keys) ? nearest : null;
}

const countOf = (issues: readonly Issue[]): number =>
  issues.reduce((sum, { keys }) => sum + (keys?.length ?? 1), 0);
