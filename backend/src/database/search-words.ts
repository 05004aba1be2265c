import type { Connection, Types } from 'mongoose';
import { bookingWords } from '../lab-bookings/lab-booking.schema.js';
import { mailWords } from '../outbox/outbox.schema.js';
import type { MailPayload } from '../outbox/outbox.schema.js';
import { reviewWords } from '../reviews/review.schema.js';
import { wordsOf } from '../common/words.js';

const BATCH = 500;

/** The fields that words are made of; each collection has some of them. */
interface Row {
  _id: Types.ObjectId;
  words?: string[];
  effect: string;
  message: string;
  mail: MailPayload;
  patientName: string;
  doctorName: string;
  text: string;
  fullName: string;
  test: { name: string };
}

/** What the searches of these collections find their rows by. */
const WORDS: Record<string, { of: Partial<Row>; words: (row: Row) => string[] }> = {
  labbookings: { of: {}, words: bookingWords },
  reviews: { of: {}, words: reviewWords },
  questions: { of: {}, words: ({ message }) => wordsOf(message) },
  outbox: { of: { effect: 'mail' }, words: ({ mail }) => mailWords(mail) },
};

const updateOf = ({ _id }: Row, words: string[]) => ({
  updateOne: { filter: { _id }, update: { $set: { words } } },
});

/** Gives rows of the time before these searches the words that they are found by. */
export async function addSearchWords(connection: Connection): Promise<void> {
  for (const [name, { of, words }] of Object.entries(WORDS)) {
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
