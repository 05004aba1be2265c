import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { hospitalNumberAt } from '../../../../openapi/contract/people/hospital-number.js';

const SEQUENCE = 'hospitalNumbers';

/** How many numbers of a sequence were given out. */
interface Counter {
  /** The name of the sequence. */
  _id: string;
  last: number;
}

/**
 * Takes the next places of the sequence, also when others take some at the same moment. Call it outside of a
 * transaction, where concurrent calls would conflict; a registration that fails afterwards leaves a gap.
 */
export async function takeHospitalNumbers(connection: Connection, count: number): Promise<string[]> {
  const counter = await connection
    .collection<Counter>('counters')
    .findOneAndUpdate(
      { _id: SEQUENCE },
      { $inc: { last: count } },
      { upsert: true, returnDocument: 'after' },
    );
  const before = counter!.last - count;
  return Array.from({ length: count }, (_, n) => hospitalNumberAt(before + n + 1));
}

/** Gives each patient a hospital number. */
@Injectable()
export class HospitalNumbers {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async next(): Promise<string> {
    const [number] = await takeHospitalNumbers(this.connection, 1);
    return number;
  }
}
