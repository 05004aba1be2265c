import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { fieldFailure } from '../common/errors/errors.js';
import { idCondition, startsWith } from '../common/lists/list-query.js';
import type { Condition, ListPlan } from '../common/lists/list-query.js';
import { resolveTypedText } from '../common/lists/typed-text.js';
import { nameKeyOf } from '../common/name-key.js';
import { typedPhoneKeys } from '../common/phone.js';
import type { People } from '../audit/people.js';
import { User } from './user.schema.js';
import { tUser } from '../messages/people/users.js';

/** The rows of more people than this are nearly the whole list, and dear to sort. */
const MAX_PEOPLE = 1000;

const MAX_WORDS = 8;

/** Accounts whose mobile number begins or ends with what was typed, in whatever writing; none for other texts. */
export const peopleNumbered = (typed: string): Condition[] =>
  typedPhoneKeys(typed).map((key) => ({ mobileKeys: { $elemMatch: { $gte: key, $lt: `${key}\uffff` } } }));

/**
 * Accounts of whose name every typed word begins a word, whose email begins so, or whose mobile number it is or begins or
 * ends; all when nothing is typed.
 */
export function accountsNamed(typed: string): Condition {
  const text = nameKeyOf(typed).trim();
  if (!text) return {};
  const begins = (word: string) => ({ nameWords: { $elemMatch: { $gte: word, $lt: `${word}\uffff` } } });
  const words = text.split(/\s+/).slice(0, MAX_WORDS);
  return { $or: [{ $and: words.map(begins) }, startsWith('email', text), ...peopleNumbered(typed)] };
}

/** The row whose id was typed or pasted whole; none for any other text. */
export function withOwnId(text: string): Condition[] {
  const condition = idCondition('_id')(text.toLowerCase());
  return condition ? [condition] : [];
}

/** Any of these conditions makes a row fit what was typed. */
type Fitting = (typed: { text: string; people: { $in: Types.ObjectId[] } }) => Condition[];

/** Finds the rows of a list by the people they belong to: their names and addresses are in the accounts alone. */
@Injectable()
export class PeopleSearch implements People {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /**
   * The plan with what was typed looked up. Every path that `fitting` names needs an index.
   * @throws Failure VALIDATION_FAILED when so many people fit that more has to be typed
   */
  resolve(plan: ListPlan, fitting: Fitting): Promise<ListPlan> {
    return resolveTypedText(plan, async (text) => fitting({ text, people: { $in: await this.named(text) } }));
  }

  /** The ids of the people whom a typed text names. @throws Failure VALIDATION_FAILED as above */
  async named(text: string): Promise<Types.ObjectId[]> {
    const people = await this.users
      .find(accountsNamed(text), { _id: 1 })
      .limit(MAX_PEOPLE + 1)
      .lean<User[]>();
    if (people.length <= MAX_PEOPLE) return people.map(({ _id }) => _id);
    const sentence = tUser('tooManyMatches', { maxPeople: MAX_PEOPLE });
    throw fieldFailure('filter.q', sentence, 'VALIDATION_FAILED');
  }

  /** The names that these people have now, by their ids. */
  async fullNames(ids: string[]): Promise<Map<string, string>> {
    const people = await this.users.find({ _id: { $in: ids } }, { fullName: 1 }).lean<User[]>();
    return new Map(people.map((person) => [String(person._id), person.fullName]));
  }
}
