import type { Types } from 'mongoose';

/** What the trail asks about those who acted: their names are in their accounts alone. */
export abstract class People {
  /** The ids of the people whom a typed text names. */
  abstract named(text: string): Promise<Types.ObjectId[]>;
  /** The names that these people have now, by their ids. */
  abstract fullNames(ids: string[]): Promise<Map<string, string>>;
}
