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
  /** Of a body that may have one of several forms: what each of them finds wrong. */
  readonly errors?: readonly (readonly Issue[])[];
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

/** A caller may name a field as it likes. */
const shortened = (field: string): string =>
  field.length <= MAX_FIELD_NAME_LENGTH ? field : `${field.slice(0, MAX_FIELD_NAME_LENGTH)}…`;

/** A field's sentence as it stands alone: it says of which field it speaks, unless it does by itself. */
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

/** What is wrong with the form that a body of several possible forms is nearest to; null for a single value. */
function nearestForm({ code, errors = [] }: Issue): readonly Issue[] | null {
  if (code !== 'invalid_union' || errors.length === 0) return null;
  const [nearest] = errors.toSorted((a, b) => countOf(a) - countOf(b));
  return nearest.some(({ path, keys }) => path?.length || keys) ? nearest : null;
}

const countOf = (issues: readonly Issue[]): number =>
  issues.reduce((sum, { keys }) => sum + (keys?.length ?? 1), 0);
