import type { Connection, Types } from 'mongoose';

const BATCH = 500;

/** The fields that words are made of; each collection has some of them. */
interface Row {
  _id: Types.ObjectId;
  words?: string[];
  effect: string;
  message: string;
  mail: { subject: string; to: string };
  patientName: string;
  doctorName: string;
  text: string;
  fullName: string;
  test: { name: string };
}

/** What rows of a collection are found by: those that are meant, and their words. */
export type SearchWords = Record<string, { of: Partial<Row>; words: (row: Row) => string[] }>;

const updateOf = ({ _id }: Row, words: string[]) => ({
  updateOne: { filter: { _id }, update: { $set: { words } } },
});

/** Gives rows of the time before these searches the words that they are found by. */
export async function addSearchWords(connection: Connection, wanted: SearchWords): Promise<void> {
  for (const [name, { of, words }] of Object.entries(wanted)) {
    const collection = connection.collection<Row>(name);
    let batch: ReturnType<typeof updateOf>[] = [];
    for await (const row of collection.find({ ...of, words: { $exists: false } })) {
      batch.push(updateOf(row, words(row)));
      if (batch.length < BATCH) continue;
      await collection.bulkWrite(batch);
      batch = [];
    }
    if (batch.length > 0) await collection.bulkWrite(batch);
  }
}
