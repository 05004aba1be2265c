import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { isDatabaseUnavailable, isDuplicateKey } from '../common/errors/database-errors.js';
import { assignedSlugs } from './assigned-slugs.js';
import type { Assigned, Reuse, Wanted } from './assigned-slugs.js';
import { Slug } from './slug.schema.js';
import type { PageKind } from './slug.schema.js';

/** Another process may store slugs at the same moment; a retry reads them. */
const MAX_TRIES = 5;

/**
 * Deleted medicines and tests release their slugs; a doctor's old address never leads to another doctor. An
 * administrator chooses an article's slug.
 */
const REUSE: Record<PageKind, Reuse> = {
  doctors: 'never',
  'lab-tests': 'ofUnlisted',
  medicines: 'ofUnlisted',
  articles: 'always',
};

/** A record whose slug changes. */
interface Renaming extends Wanted {
  next: string;
}

/** The slugs of one kind of record. */
interface Names extends Assigned {
  /** Records by their present and former slugs. */
  owners: Map<string, string>;
  /** The requested slugs, to detect changes. */
  asked: Map<string, string>;
}

/**
 * The slugs of records. Each slug that a record ever had stays reserved, so that old links can be redirected.
 * Slugs are stored when lists first show them, however the records were written.
 */
@Injectable()
export class SlugHistory {
  private readonly kept = new Map<PageKind, Names>();

  constructor(@InjectModel(Slug.name) private readonly slugs: Model<Slug>) {}

  /** The present slugs by record id. */
  async present(kind: PageKind, wanted: Wanted[]): Promise<Map<string, string>> {
    return (await this.names(kind, wanted)).byId;
  }

  /** The record that has or had this slug; null if there is none. */
  async owner(kind: PageKind, slug: string, wanted: Wanted[]): Promise<string | null> {
    return (await this.names(kind, wanted)).owners.get(slug) ?? null;
  }

  /** Stores the slug that a renamed record loses, in the same transaction: no list may have shown it yet. */
  async renamed(kind: PageKind, { id, slug, next }: Renaming, session: ClientSession): Promise<void> {
    if (slug === next || !slug) return;
    const own = { $set: { kind, recordId: id } };
    const givesWay = REUSE[kind] !== 'never';
    const kept = await this.slugs
      .findOneAndUpdate({ _id: `${kind}/${slug}` }, givesWay ? own : { $setOnInsert: own.$set }, {
        upsert: true,
        returnDocument: 'after',
        session,
      })
      .lean<Slug>();
    if (kept.recordId === id) return;
    // Another record had this slug first.
    await this.slugs.updateOne({ _id: `${kind}/${slug}-${id}` }, own, { upsert: true, session });
  }

  private async names(kind: PageKind, wanted: Wanted[]): Promise<Names> {
    const kept = this.kept.get(kind);
    if (kept && isOf(kept, wanted)) return kept;
    try {
      const names = await this.store(kind, wanted);
      this.kept.set(kind, names);
      return names;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return namesOf(wanted, kept?.owners ?? new Map<string, string>(), REUSE[kind]);
    }
  }

  private async store(kind: PageKind, wanted: Wanted[]): Promise<Names> {
    for (let tries = 1; ; tries += 1) {
      const owners = await this.owners(kind);
      const names = namesOf(wanted, owners, REUSE[kind]);
      try {
        if (names.changes.length > 0) await this.write(kind, names, owners);
        return names;
      } catch (error) {
        if (!isDuplicateKey(error) || tries === MAX_TRIES) throw error;
      }
    }
  }

  private async owners(kind: PageKind): Promise<Map<string, string>> {
    const rows = await this.slugs.find({ kind }).lean<Slug[]>();
    return new Map(rows.map(({ _id, recordId }) => [_id.slice(kind.length + 1), recordId]));
  }

  /** The unique key refuses it when another process has given one of the slugs to another record. */
  private async write(kind: PageKind, { changes }: Names, owners: Map<string, string>): Promise<void> {
    await this.slugs.bulkWrite(
      changes.map(({ slug, id }) => ({
        updateOne: {
          filter: { _id: `${kind}/${slug}`, recordId: owners.get(slug) ?? id },
          update: { $set: { kind, recordId: id } },
          upsert: true,
        },
      })),
    );
  }
}

function namesOf(wanted: Wanted[], stored: Map<string, string>, reuse: Reuse): Names {
  const assigned = assignedSlugs(wanted, stored, reuse);
  const owners = new Map(stored);
  for (const { slug, id } of assigned.changes) owners.set(slug, id);
  return { ...assigned, owners, asked: new Map(wanted.map(({ id, slug }) => [id, slug])) };
}

const isOf = ({ asked }: Names, wanted: Wanted[]): boolean =>
  asked.size === wanted.length && wanted.every(({ id, slug }) => asked.get(id) === slug);
