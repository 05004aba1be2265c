import { Types, mongo } from 'mongoose';
import type { Connection, Schema, SchemaType } from 'mongoose';

type Row = Record<string, unknown>;
type PathType = SchemaType & { schema?: Schema; embeddedSchemaType?: SchemaType };

const MARK = 'canary:';

/** A value for a column of this type, containing the column's name wherever a text is possible. */
function valueFor(path: string, type: PathType): unknown {
  if (type.instance === 'ObjectId') return new Types.ObjectId();
  if (type.instance === 'Date') return new Date();
  if (type.instance === 'Number') return 1;
  if (type.instance === 'Boolean') return false;
  if (type.instance === 'Buffer') return Buffer.from(MARK + path);
  if (type.instance === 'Mixed') return { text: MARK + path };
  if (!type.schema && type.instance !== 'Array') return MARK + path;
  const one = type.schema ? rowOf(type.schema, path) : valueFor(path, type.embeddedSchemaType as PathType);
  return type.instance === 'Embedded' ? one : [one];
}

/** A row with a canary in every column of the schema. */
function rowOf(schema: Schema, name: string): Row {
  const row: Row = {};
  for (const [path, type] of Object.entries(schema.paths)) {
    const parts = path.split('.');
    const last = parts.pop()!;
    const place = parts.reduce<Row>((inner, part) => (inner[part] ??= {}) as Row, row);
    place[last] = valueFor(`${name}.${path}`, type as PathType);
  }
  return row;
}

/** Writes such a row without the schema's validation. Returns it. */
export async function addCanaries(db: Connection, collection: string, overrides: Row = {}): Promise<Row> {
  const { schema } = Object.values(db.models).find((model) => model.collection.name === collection)!;
  const row = { ...rowOf(schema as never, collection), ...overrides };
  await db.db!.collection(collection).insertOne(row);
  return row;
}

export const canariesOf = (row: Row): string[] =>
  [...new Set(bytesOf(row).match(new RegExp(`${MARK}[\\w.]+`, 'g')))].sort();

/** The collections and rows that contain a text, except those of the payment provider. */
export async function rowsWith(db: Connection, text: string): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const { collectionName } of await db.db!.collections()) {
    if (collectionName.startsWith('sandbox_')) continue;
    const rows = await db.db!.collection(collectionName).find().toArray();
    const hits = rows.filter((row) => bytesOf(row).includes(text));
    if (hits.length > 0) found[collectionName] = hits;
  }
  return found;
}

const bytesOf = (row: Row): string => Buffer.from(mongo.BSON.serialize(row)).toString('latin1');
