import type { mongo } from 'mongoose';
import { USER_TYPES } from '../../openapi/contract/people/fields.js';
import type { UserType } from '../../openapi/contract/people/fields.js';
import { User } from '../src/users/user.schema.js';
import { Client } from './support/client.js';
import type { Answer } from './support/client.js';
import { answersOf, document, operations, schemaOf } from './support/document.js';
import type { Operation } from './support/document.js';
import { complaintAbout as complaintAboutField, fieldCallsOf } from './support/field-calls.js';
import { callsOf, resourceOf } from './support/generated-calls.js';
import type { GeneratedCall, Pool } from './support/generated-calls.js';
import { Generator, seeded } from './support/generator.js';
import { clientOf } from './support/people.js';
import { databaseUri, startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, wishFor } from './support/visits.js';
import { setStage } from './validation-stage.js';

/** Change it to try other values; failures are printed with the whole call. */
const SEED = 'first';
/** Calls that may end a session or an account: all people log in again before them. */
const ENDS_SESSIONS = /logout|password|sessions|\/me|\/bulk|(users|patients|doctors)\/\{/;
/** Texts that no response may contain. */
const SECRETS = /\$argon2|passwordHash|tokenHash|"__v"/;
/** The number of parallel calls. */
const AT_ONCE = 20;
const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify']);

describe('Calls made up from openapi.json, as four people', () => {
  let portal: Portal;
  let people: Record<'visitor' | UserType, Client>;
  let pool: Pool;
  const weak: string[] = [];
  const seen = { writes: 0, transactions: 0 };

  beforeAll(async () => {
    const name = 'contract_fuzz';
    portal = await startPortal(name, { MONGODB_URI: `${databaseUri(name)}&monitorCommands=true` });
    const stage = await setStage(portal);
    people = stage.people;
    await bookVisit(people.patient, wishFor(portal, people.doctor));
    pool = await recordsOf(people.admin);
    portal.db.getClient().on('commandStarted', noteConcern);
  });
  afterAll(() => portal.close());

  /** Ids of existing records by resource. */
  async function recordsOf(admin: Client): Promise<Pool> {
    const lists = operations.filter(({ name }) => /^GET \/api\/v1\/[\w-]+$/.test(name));
    const read = async ({ path }: Operation): Promise<[string, string[]]> => {
      const { body } = await admin.get<{ id?: string; slug?: string }[]>(path);
      const ids = Array.isArray(body) ? body.map(({ id }) => id ?? '').filter(Boolean) : [];
      return [path.split('/').pop()!, ids];
    };
    return Object.fromEntries(await Promise.all(lists.map(read)));
  }

  /** Whether a write waits for a majority, and a transaction reads a majority snapshot. */
  function noteConcern({ commandName, command }: mongo.CommandStartedEvent): void {
    const { autocommit, startTransaction, readConcern, writeConcern } = command as {
      autocommit?: boolean;
      startTransaction?: boolean;
      readConcern?: { level?: string };
      writeConcern?: { w?: unknown };
    };
    if (startTransaction && readConcern?.level !== 'snapshot') weak.push(`${commandName} in a transaction`);
    const isAlone = WRITES.has(commandName) && autocommit === undefined;
    if (commandName === 'commitTransaction') seen.transactions += 1;
    else if (isAlone) seen.writes += 1;
    else return;
    if (writeConcern?.w !== 'majority') weak.push(`${commandName} ${JSON.stringify(writeConcern)}`);
  }

  async function logInAgain(): Promise<void> {
    for (const type of USER_TYPES) {
      const { userId } = people[type];
      await portal.model<User>(User).updateOne({ _id: userId }, { disabled: false, type });
      people[type] = await clientOf(portal, userId);
    }
  }

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'is answered as documented: %s',
    async (name, operation) => {
      if (ENDS_SESSIONS.test(name)) await logInAgain();
      const wrong = await Promise.all(
        Object.entries(people).map(([who, client]) => tryAs(who, client, operation)),
      );
      expect(wrong.flat()).toEqual([]);
    },
  );

  async function tryAs(who: string, client: Client, operation: Operation): Promise<unknown[]> {
    const random = seeded(`${SEED} ${who} ${operation.name}`);
    const generator = new Generator(random, document.components.schemas, Object.values(pool).flat());
    const wrong: unknown[] = [];
    for (const call of callsOf(operation, generator, pool)) {
      const answer = await client.send(call.method, call.path, call.body, call.headers);
      const complaint = complaintAbout(answer, operation);
      if (complaint) wrong.push({ who, complaint, ...told(call), answer: toldShortly(answer.body) });
    }
    return wrong;
  }

  // The signature check refuses events before they are parsed.
  const called = operations.filter(({ name }) => name !== 'POST /api/payment/webhook');

  it.each(called.map((operation) => [operation.name, operation] as const))(
    'refuses each field by its name and in plain words: %s',
    async (name, operation) => {
      if (ENDS_SESSIONS.test(name)) await logInAgain();
      const client = people[callerOf(operation)];
      const calls = fieldCallsOf(operation, pool[resourceOf(operation)] ?? []);
      const wrong: object[] = [];
      for (let n = 0; n < calls.length; n += AT_ONCE) {
        const some = calls
          .slice(n, n + AT_ONCE)
          .map((call) => complaintAboutField(client, operation.method, call));
        wrong.push(...(await Promise.all(some)).filter((one) => one !== null));
      }
      expect(wrong).toEqual([]);
    },
  );

  it('has waited for a majority with every write', () => {
    expect(weak).toEqual([]);
    expect(seen.writes).toBeGreaterThan(200);
    expect(seen.transactions).toBeGreaterThan(20);
  });
});

/** A person who may make the call, an administrator if possible. */
function callerOf({ 'x-roles': roles = [] }: Operation): 'visitor' | UserType {
  return USER_TYPES.toReversed().find((type) => roles.includes(type)) ?? 'visitor';
}

const told = ({ body, ...call }: GeneratedCall) => ({
  ...call,
  body: body instanceof FormData ? Object.fromEntries(body) : body,
});

const toldShortly = (body: unknown): unknown => (typeof body === 'string' ? body.slice(0, 100) : body);

/** The violation of the documented responses; null without one. */
function complaintAbout(answer: Answer<unknown>, operation: Operation): string | null {
  const { status, headers, body } = answer;
  if (status === 500) return 'a fault of ours';
  const documented = answersOf(operation).find((one) => one.status === status)?.answer;
  if (!documented) return `the status ${status} is not documented`;
  if (SECRETS.test(JSON.stringify(body))) return 'a secret in the answer';
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const media = documented.content?.[type];
  if (!media) return `${type || 'no type'} is not documented for ${status}`;
  if (type !== 'application/json') return null;
  const { error } = schemaOf(media.schema).safeParse(body);
  return error ? `not as documented: ${error.message}` : null;
}
