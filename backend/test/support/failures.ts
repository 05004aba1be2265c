import { ErrorBody } from '../../../openapi/contract/common.js';
import type { Answer } from './client.js';

/** Internal terms that no response may contain. */
const INSIDES =
  /node_modules|\/src\/|\/dist\/|\.[jt]s:\d|\bat \w+ \(|mongo|E11000|\bBSON|ValidationError|CastError|SyntaxError|TypeError|Unexpected token|FST_|fastify|argon2|sharp|libvips|\bzod\b/i;

export interface ExpectedFailure {
  status: number;
  code?: string;
  /** Fields that `errors` names, all of them. */
  fields?: string[];
}

/** Checks that a response is a failure in the contract's format with this status, without internals. */
export function expectFailure(answer: Answer<unknown>, { status, code, fields }: ExpectedFailure): void {
  const body = answer.body as ErrorBody;
  expect({ status: answer.status, body }).toMatchObject({
    status,
    body: { msg: 'failure', ...(code && { code }) },
  });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(ErrorBody.safeParse(body).error).toBeUndefined();
  expect(body.error).not.toBe('');
  expect([body.reason, body.message]).toEqual([body.error, body.error]);
  expect(answer.headers.get('x-request-id')).toBe(body.requestId);
  // Not in its id: random hex digits can form such a term.
  expect(JSON.stringify({ ...body, requestId: '' })).not.toMatch(INSIDES);
  if (fields) expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields.toSorted());
}
