import type { NamedSchemas, Schema } from '../../src/api-docs/examples.js';

/** Pseudo-random numbers from 0 to 1, equal for equal seeds. */
export function seeded(text: string): () => number {
  let state = [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.codePointAt(0)!) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Values that naive programs fail on. */
export const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  0.5,
  1e308,
  true,
  [],
  {},
  [[]],
  { $ne: null },
  '\u0000',
  '\ud800',
  '2027-02-31',
  '9'.repeat(40),
  'x'.repeat(5000),
  '<script>alert(1)</script>',
  '{{constructor}}',
  '../../etc/passwd',
  'Zoë 😀 रोहन \u202e',
];

const OBJECT_ID = '^[0-9a-f]{24}$';
const SIGNS = [...'abc XYZ 019 .,-\'"<&%${}\\/é😀न'];
const MAX_SIGNS = 40;
const DAYS = ['2026-11-24', '1990-05-17', '2027-02-28', '2099-12-31', '0001-01-01'];

/** Makes values for the schemas of openapi.json: fitting ones, and such that are wrong in one place. */
export class Generator {
  /** @param ids ids of records that exist: what a field that takes an id is mostly filled with */
  constructor(
    private readonly random: () => number,
    private readonly named: NamedSchemas,
    private readonly ids: readonly string[],
  ) {}

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)];
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** A value that fits; where a pattern asks for more than an id, the schema's own example. */
  fitting(schema: Schema, depth = 0): unknown {
    if (typeof schema.$ref === 'string')
      return this.fitting(this.named[schema.$ref.split('/').pop()!], depth);
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return this.pick(schema.enum);
    const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
    if (choices) return this.fitting(this.pick(choices), depth);
    const parts = schema.allOf as Schema[] | undefined;
    if (parts) return Object.assign({}, ...parts.map((part) => this.fitting(part, depth))) as unknown;
    if (schema.pattern === OBJECT_ID && this.ids.length > 0) return this.pick(this.ids);
    const [example] = (schema.examples ?? []) as unknown[];
    if (example !== undefined && (schema.pattern !== undefined || this.chance(0.5))) return example;
    return this.ofType(schema, depth);
  }

  /** A fitting body with one thing wrong: a field missing, unknown, or of another kind. */
  spoilt(schema: Schema): unknown {
    const body = this.fitting(schema);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return this.pick(HOSTILE);
    const fields = Object.keys(body);
    const field = this.pick(fields.length > 0 ? fields : ['surprise']);
    if (this.chance(0.2)) return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
    return { ...body, [this.chance(0.1) ? 'surprise' : field]: this.pick(HOSTILE) };
  }

  private ofType(schema: Schema, depth: number): unknown {
    switch (this.pick([schema.type].flat())) {
      case 'object':
        return this.object(schema, depth);
      case 'array':
        return this.array(schema, depth);
      case 'string':
        return this.text(schema);
      case 'integer':
      case 'number':
        return this.number(schema);
      case 'boolean':
        return this.chance(0.5);
      default:
        return null;
    }
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): unknown {
    const taken = Object.entries(properties as NamedSchemas).filter(
      ([name]) => (required as string[]).includes(name) || (depth < 4 && this.chance(0.7)),
    );
    return Object.fromEntries(taken.map(([name, part]) => [name, this.fitting(part, depth + 1)]));
  }

  private array({ items, minItems = 0, maxItems = 3 }: Schema, depth: number): unknown[] {
    const most = Math.min(maxItems as number, Math.max(minItems as number, 3));
    const length = (minItems as number) + Math.floor(this.random() * (most - (minItems as number) + 1));
    return items ? Array.from({ length }, () => this.fitting(items as Schema, depth + 1)) : [];
  }

  private text({ format, minLength = 0, maxLength = MAX_SIGNS }: Schema): string {
    if (format === 'date') return this.pick(DAYS);
    if (format === 'date-time') return `${this.pick(DAYS)}T10:00:00.000Z`;
    if (format === 'email') return `${Math.floor(this.random() * 1e9)}@example.org`;
    const least = minLength as number;
    const most = Math.min(maxLength as number, Math.max(least, MAX_SIGNS));
    const length = least + Math.floor(this.random() * (most - least + 1));
    return Array.from({ length }, () => this.pick(SIGNS)).join('');
  }

  private number(schema: Schema): number {
    const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1000);
    const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? Math.max(least, 1000));
    const between = least + this.random() * (most - least);
    const number = this.pick([least, most, between, between]);
    return schema.type === 'integer' ? Math.round(number) : number;
  }
}
