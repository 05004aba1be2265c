import type { Schema } from 'mongoose';

/** A collection of the portal. */
export interface Collection {
  name: string;
  schema: Schema;
  /** The server may insert, and neither change nor remove. */
  insertOnly?: true;
}

/** The collections; they refuse unknown fields in documents and filters. */
export function strictly(collections: Collection[]): Collection[] {
  for (const { schema } of collections) {
    schema.set('strict', 'throw');
    schema.set('strictQuery', 'throw');
    schema.set('versionKey', false);
  }
  return collections;
}
