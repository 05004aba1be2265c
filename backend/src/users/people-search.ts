import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { readHospitalNumber } from '../../../openapi/contract/people/hospital-number.js';
import { asciiEmail } from '../../../openapi/contract/site/addresses.js';
import { fieldFailure } from '../common/errors/errors.js';
import { idCondition, startsWith } from '../common/lists/list-query.js';
import type { Condition, ListPlan } from '../common/lists/list-query.js';
import { resolveTypedText } from '../common/lists/typed-text.js';
import { nameKeyOf } from '../common/name-key.js';
import { typedPhoneKeys } from '../common/phone.js';
import type { People } from '../audit/people.js';
import { User } from './user.schema.js';
import { tUser } from '../messages/people/users.js';

/** The rows of more people are nearly the whole list, and expensive to sort. */
const MAX_PEOPLE = 1000;

const MAX_WORDS = 8;

/**
 * Accounts whose mobile number begins or ends with the typed digits, in any notation, and the patient with the typed
 * hospital number; none for other texts.
 */
export function peopleNumbered(typed: string): Condition[] {
  const hospitalNumber = readHospitalNumber(typed);
  return [
    ...(hospitalNumber ? [{ hospitalNumber }] : []),
    ...typedPhoneKeys(typed).map((key) => ({
      mobileKeys: { $elemMatch: { $gte: key, $lt: `${key}\uffff` } },
    })),
  ];
}

/**
 * Accounts that match the typed text: all words as prefixes of the name, or a prefix of the email, or a part of
 * the mobile number, or the hospital number. All without a text.
 */
export function accountsNamed(typed: string): Condition {
  const text = nameKeyOf(typed).trim();
  if (!text) return {};
  const begins = (word: string) => ({ nameWords: { $elemMatch: { $gte: word, $lt: `${word}\uffff` } } });
  const words = text.split(/\s+/).slice(0, MAX_WORDS);
  const emails = [...new Set([text, asciiEmail(typed.trim().toLowerCase())])];
  return {
    $or: [
      { $and: words.map(begins) },
      ...emails.map((email) => startsWith('email', email)),
      ...peopleNumbered(typed),
    ],
  };
}

/** The row with the typed id; none for any other text. */
export function withOwnId(text: string): Condition[] {
  const condition = idCondition('_id')(text.toLowerCase());
  return condition ? [condition] : [];
}

/** A row matches the typed text if any of these conditions holds. */
type Fitting = (typed: { text: string; people: { $in: Types.ObjectId[] } }) => Condition[];

/** Finds the rows of a list by people, whose names and addresses only the accounts contain. */
@Injectable()
export class PeopleSearch implements People {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /**
   * The plan with the typed text looked up. Every path in `fitting` needs an index.
   * @throws Failure VALIDATION_FAILED when too many people match
   */
  resolve(plan: ListPlan, fitting: Fitting): Promise<ListPlan> {
    return resolveTypedText(plan, async (text) => fitting({ text, people: { $in: await this.named(text) } }));
  }

  /** The ids of the people who match a typed name. @throws Failure VALIDATION_FAILED as above */
  async named(text: string): Promise<Types.ObjectId[]> {
    const people = await this.users
      .find(accountsNamed(text), { _id: 1 })
      .limit(MAX_PEOPLE + 1)
      .lean<User[]>();
    if (people.length <= MAX_PEOPLE) return people.map(({ _id }) => _id);
    const sentence = tUser('tooManyMatches', { maxPeople: MAX_PEOPLE });
    throw fieldFailure('filter.q', sentence, 'VALIDATION_FAILED');
  }

  /** The present names of these people by id. */
  async fullNames(ids: string[]): Promise<Map<string, string>> {
    const people = await this.users.find({ _id: { $in: ids } }, { fullName: 1 }).lean<User[]>();
    return new Map(people.map((person) => [String(person._id), person.fullName]));
  }
}
