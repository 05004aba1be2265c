import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import { readHospitalNumber } from '../../../openapi/contract/people/hospital-number.js';
import { asciiEmail } from '../../../openapi/contract/site/addresses.js';
import { fieldFailure } from '../common/errors/errors.js';
import { idCondition, startsWith } from '../common/lists/list-query.js';
import type { Condition, ListPlan } from '../common/lists/list-query.js';
import { readRanked } from '../common/lists/ranked-page.js';
import type { Ranking } from '../common/lists/ranked-page.js';
import { resolveTypedText } from '../common/lists/typed-text.js';
import { nameKeyOf } from '../common/name-key.js';
import { initialsReading } from '../common/names/name-forms.js';
import { isNearName, searchFit } from '../common/names/name-likeness.js';
import { typedPhoneKeys } from '../common/phone.js';
import type { People } from '../audit/people.js';
import { exactNames, tolerantNames, typedWords } from './search/name-conditions.js';
import { User } from './user.schema.js';
import { tUser } from '../messages/people/users.js';

/** The rows of more people are nearly the whole list, and expensive to sort. */
const MAX_PEOPLE = 1000;

/**
 * Accounts whose mobile number begins or ends with the typed digits, in any notation, and the patient with the typed
 * hospital number; none for other texts.
 */
export function peopleNumbered(typed: string): Condition[] {
  const hospitalNumber = readHospitalNumber(typed);
  return [
    ...(hospitalNumber ? [{ hospitalNumber }, { formerNumbers: hospitalNumber }] : []),
    ...typedPhoneKeys(typed).map((key) => ({
      mobileKeys: { $elemMatch: { $gte: key, $lt: `${key}\uffff` } },
    })),
  ];
}

/** No name has an "@", so that an address is looked for as such. */
const isEmail = (typed: string): boolean => typed.includes('@');

/**
 * Accounts that match the typed text: all words as prefixes of the name, or a prefix of the email, or a part of
 * the mobile number, or the hospital number. All without a text.
 */
export function accountsNamed(typed: string): Condition {
  const text = nameKeyOf(typed).trim();
  if (!text) return {};
  const emails = [...new Set([text, asciiEmail(typed.trim().toLowerCase())])];
  return {
    $or: [
      ...(isEmail(typed) ? [] : exactNames(typedWords(typed))),
      ...emails.map((email) => startsWith('email', email)),
      ...peopleNumbered(typed),
    ],
  };
}

/** Whether the rows are in the order of names or ids, as lists are until another order is chosen. */
const isUsualOrder = ({ sort }: ListPlan): boolean =>
  Object.entries(sort).every(([path, direction]) => ['nameKey', '_id'].includes(path) && direction === 1);

/** The row with the typed id; none for any other text. */
export function withOwnId(text: string): Condition[] {
  const condition = idCondition('_id')(text.toLowerCase());
  return condition ? [condition] : [];
}

/** A row matches the typed text if any of these conditions holds. */
type Fitting = (typed: { text: string; people: { $in: Types.ObjectId[] } }) => Condition[];

/** Further accounts that the typed text matches, as doctors of a speciality. */
type Others = (typed: string) => Condition[];

const byNameFit = (typed: string): Ranking => ({
  columns: { fullName: 1 },
  fit: ({ fullName }) => searchFit(typed, fullName as string),
});

/** Finds the rows of a list by people, whose names and addresses only the accounts contain. */
@Injectable()
export class PeopleSearch implements People {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /**
   * Accounts in `scope` that match the typed text. If there is none, those whose names differ by one typing error.
   */
  async matching(typed: string, scope: Condition = {}): Promise<Condition> {
    const exact = accountsNamed(typed);
    const words = isEmail(typed) ? [] : typedWords(typed);
    if (words.length === 0) return exact;
    const found = await this.users.exists({ $and: [scope, exact] } as QueryFilter<User>);
    return found ? exact : this.nearNames(words, scope);
  }

  /** The index finds a few names more: two short words may share what is left of them without a letter each. */
  private async nearNames(words: string[], scope: Condition): Promise<Condition> {
    const candidates = await this.users
      .find({ $and: [scope, { $or: tolerantNames(words) }] } as QueryFilter<User>, { fullName: 1 })
      .limit(MAX_PEOPLE)
      .lean<User[]>();
    const initials = initialsReading(words) ?? words;
    const near = candidates.filter(
      ({ fullName }) => isNearName(words, fullName) || isNearName(initials, fullName),
    );
    return { _id: { $in: near.map(({ _id }) => _id) } };
  }

  /** The plan of a list of accounts in `scope` with the typed text looked up: exact hits first in the usual order. */
  async resolveAccounts(plan: ListPlan, scope: Condition, others: Others = () => []): Promise<ListPlan> {
    let typed = '';
    const resolved = await resolveTypedText(plan, async (text) => {
      typed = text;
      return [await this.matching(text, scope), ...others(text)];
    });
    return typed && isUsualOrder(plan) ? { ...resolved, ranking: byNameFit(typed) } : resolved;
  }

  /** The first accounts in `scope` that match the typed text, exact hits first. */
  async first(typed: string, scope: Condition, limit: number): Promise<User[]> {
    const plan = {
      conditions: [scope, await this.matching(typed, scope)],
      sort: { nameKey: 1 as const, _id: 1 as const },
    };
    const filter = { $and: plan.conditions } as QueryFilter<User>;
    return readRanked(this.users, { filter, sort: plan.sort, skip: 0, limit }, byNameFit(typed));
  }

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
      .find((await this.matching(text)) as QueryFilter<User>, { _id: 1 })
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
