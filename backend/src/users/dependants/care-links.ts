import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { Relationship } from '../../../../openapi/contract/people/dependants.js';
import { ChangeStream } from '../../common/caching/change-stream.js';
import { onLocalChange } from '../../common/caching/local-changes.js';
import type { Condition } from '../../common/lists/list-query.js';
import { SHOWN_OF_CARE, User } from '../user.schema.js';

/** The guardian's data for lists. */
type HolderFacts = Pick<User, 'fullName' | 'gender' | 'mobile'>;

export interface CareLink {
  holderId: string;
  relationship: Relationship;
  holder: HolderFacts;
}

interface HeldRow extends Pick<User, '_id' | 'relationship'> {
  heldBy: Types.ObjectId;
  /** One, or none if the account is gone. */
  holders: HolderFacts[];
}

/** Above this number of dependants nothing is cached: each list reads those of its page. */
const MAX_KEPT = 10_000;
/** Changes may arrive during the read; after this many attempts a list reads those of its page. */
const MAX_READINGS = 2;
const HELD = { heldBy: { $exists: true } } as const;
const FACTS = ['fullName', 'gender', 'mobile'] as const;
/** Only these columns matter: other changes, e.g. a login, are ignored. */
const WANTED = {
  $or: [
    { operationType: { $nin: ['insert', 'update'] } },
    { operationType: 'insert', 'fullDocument.heldBy': { $exists: true } },
    ...SHOWN_OF_CARE.map((column) => ({ [`updateDescription.updatedFields.${column}`]: { $exists: true } })),
    { 'updateDescription.removedFields': 'heldBy' },
  ],
};

/**
 * Caches guardianships for lists that name patients. Few patients have a guardian, and each page would need a
 * query. A changed person is read again with the next request. The cache is for display only: permissions
 * always come from the database.
 */
@Injectable()
export class CareLinks {
  /** By the dependant's id; null until first used. */
  private links: Map<string, CareLink> | null = null;
  /** The guardians by their own ids. */
  private holders = new Map<string, HolderFacts>();
  /** Dependants and guardians who have changed since they were read. */
  private readonly changed = new Set<string>();
  private reading: Promise<void> | null = null;
  /** Counts what invalidates everything: a read that began before is not cached. */
  private version = 0;
  /** Whether the change stream is open. The cache is only valid while it is. */
  private hears = false;
  private areTooMany = false;
  private readonly maxKept: number = MAX_KEPT;

  constructor(
    changes: ChangeStream,
    @InjectModel(User.name) private readonly users: Model<User>,
  ) {
    changes.follow(users, {
      wanted: WANTED,
      columns: Object.fromEntries(SHOWN_OF_CARE.map((column) => [column, `$fullDocument.${column}`])),
      changed: (row, id) => this.note(id, row),
      missed: () => this.begin(true),
      broken: () => this.begin(false),
    });
    onLocalChange(users, ({ id, row }) => this.note(id, row));
  }

  /** The dependants among these people by id; the result may contain others, too. */
  async of(people: Types.ObjectId[]): Promise<ReadonlyMap<string, CareLink>> {
    for (let readings = 0; readings < MAX_READINGS; readings += 1) {
      if (!this.hears || this.areTooMany) break;
      if (this.links && !this.reading && this.changed.size === 0) return this.links;
      await (this.reading ??= this.readAnew().finally(() => (this.reading = null)));
    }
    if (this.links && !this.reading && this.changed.size === 0) return this.links;
    return new Map((await this.read({ _id: { $in: people } }, people.length)).flatMap(linkOf));
  }

  /** All of them, or only the changed ones. */
  private async readAnew(): Promise<void> {
    const { version, links } = this;
    const people = [...this.changed];
    this.changed.clear();
    try {
      const rows = await this.read(links ? about(people) : {}, this.maxKept + 1);
      if (version === this.version) this.keep(without(links, people), rows);
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private keep(links: Map<string, CareLink>, rows: HeldRow[]): void {
    for (const [id, link] of rows.flatMap(linkOf)) links.set(id, link);
    if (links.size > this.maxKept) {
      this.forget();
      this.areTooMany = true;
      return;
    }
    this.links = links;
    this.holders = new Map([...links.values()].map(({ holderId, holder }) => [holderId, holder]));
  }

  private read(condition: Condition, limit: number): Promise<HeldRow[]> {
    return this.users.aggregate<HeldRow>([
      { $match: { ...HELD, ...condition } },
      { $limit: limit },
      {
        $lookup: {
          from: this.users.collection.name,
          localField: 'heldBy',
          foreignField: '_id',
          pipeline: [{ $project: Object.fromEntries(FACTS.map((column) => [column, 1])) }],
          as: 'holders',
        },
      },
      { $project: { heldBy: 1, relationship: 1, holders: 1 } },
    ]);
  }

  /** A row was changed or deleted. */
  private note(id: string | undefined, row: Partial<User> | undefined): void {
    if (id === undefined) return this.forget();
    const mayBeBegun = this.links !== null || this.reading !== null;
    const isKnown = this.links === null || this.links.has(id) || this.holders.has(id);
    if (mayBeBegun && (isKnown || row?.heldBy)) this.changed.add(id);
  }

  private begin(hears: boolean): void {
    this.hears = hears;
    this.forget();
  }

  private forget(): void {
    this.version += 1;
    this.areTooMany = false;
    this.links = null;
    this.holders.clear();
    this.changed.clear();
  }
}

const linkOf = (row: HeldRow): [string, CareLink][] =>
  row.holders.map((holder) => [
    String(row._id),
    { holderId: String(row.heldBy), relationship: row.relationship ?? 'other', holder },
  ]);

function about(people: string[]): Condition {
  const ids = people.map((id) => new Types.ObjectId(id));
  return { $or: [{ _id: { $in: ids } }, { heldBy: { $in: ids } }] };
}

function without(links: ReadonlyMap<string, CareLink> | null, people: string[]): Map<string, CareLink> {
  if (!links) return new Map();
  const gone = new Set(people);
  return new Map([...links].filter(([id, { holderId }]) => !gone.has(id) && !gone.has(holderId)));
}
