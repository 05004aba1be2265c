import type { Types } from 'mongoose';

/** Reads the actors' names, which only their accounts contain. */
export abstract class People {
  /** The ids of the people who match a typed name. */
  abstract named(text: string): Promise<Types.ObjectId[]>;
  /** The present names of these people by id. */
  abstract fullNames(ids: string[]): Promise<Map<string, string>>;
}
