import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import MiniSearch from 'minisearch';
import type { Model, mongo } from 'mongoose';
import type { Doctor, DoctorCard, DoctorsQuery } from '../../../openapi/contract/users.js';
import { DOCTORS_PER_PAGE } from '../../../openapi/contract/users.js';
import { CachedBody, CachedBodies } from '../common/cached-body.js';
import { User, nameKeyOf } from './user.schema.js';
import { toDoctor, toDoctorCard } from './user.mapper.js';

interface Entry {
  user: User;
  doctor: Doctor;
  card: DoctorCard;
  /** Name and speciality in the form that searches are compared with. */
  text: string;
}

interface Directory {
  entries: Entry[];
  byId: Map<string, Entry>;
  /** Finds by whole words that are one typing error away. */
  index: MiniSearch<{ id: string; text: string }>;
}

const RECONNECT_AFTER_MS = 1000;

/** One typing error in a word of four letters or more: shorter ones would become any other word. */
const typingErrors = (word: string) => (word.length > 3 ? 1 : 0);

const COMPARE: Record<string, (a: User, b: User) => number> = {
  name: () => 0,
  fee: (a, b) => (a.feePaise ?? Infinity) - (b.feePaise ?? Infinity),
  '-fee': (a, b) => (b.feePaise ?? -1) - (a.feePaise ?? -1),
  '-experience': (a, b) => (b.experience ?? -1) - (a.experience ?? -1),
};

/**
 * The published doctors, kept in this process: public lists and searches are answered from here without the
 * database. A change stream drops the copy when any process changes a doctor.
 */
@Injectable()
export class DoctorDirectory implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(DoctorDirectory.name);
  private directory: Promise<Directory> | null = null;
  private readonly bodies = new CachedBodies();
  private changes: mongo.ChangeStream | null = null;
  private closing = false;
  /** Counts the drops: an answer made from an older copy is not kept. */
  private version = 0;

  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  onModuleInit(): void {
    this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    await this.changes?.close();
  }

  /** Drops the copy; the next question reads the doctors again. */
  drop(): void {
    this.version += 1;
    this.directory = null;
    this.bodies.clear();
  }

  /** A published doctor's account, or null. */
  async find(id: string): Promise<User | null> {
    return (await this.load()).byId.get(id)?.user ?? null;
  }

  async findPublic(id: string): Promise<Doctor | null> {
    return (await this.load()).byId.get(id)?.doctor ?? null;
  }

  /** Published doctors of exactly this name. */
  async findByName(fullName: string): Promise<User[]> {
    const { entries } = await this.load();
    return entries.filter(({ user }) => user.fullName === fullName).map(({ user }) => user);
  }

  /** The answer of GET /api/users/doctors, ready to send: whole without parameters, else one page of cards. */
  async answer(query: DoctorsQuery): Promise<CachedBody> {
    const key = JSON.stringify([
      query.search?.toLowerCase(),
      query.speciality,
      query.day,
      query.sort,
      query.page,
      query.perPage,
    ]);
    const cached = this.bodies.get(key);
    if (cached) return cached;
    const { version } = this;
    const directory = await this.load();
    const whole = Object.values(query).every((value) => value === undefined);
    const body = whole
      ? { msg: 'success', value: directory.entries.map(({ doctor }) => doctor) }
      : pageOf(search(directory, query), query);
    const answer = new CachedBody(JSON.stringify(body));
    if (version === this.version) this.bodies.put(key, answer);
    return answer;
  }

  private load(): Promise<Directory> {
    if (this.directory) return this.directory;
    const loading = this.read();
    this.directory = loading;
    loading.catch(() => {
      if (this.directory === loading) this.directory = null; // the caller sees the error; the next one tries again
    });
    return loading;
  }

  private async read(): Promise<Directory> {
    const users = await this.users
      .find({ type: 'doctor', published: true, disabled: false })
      .sort({ nameKey: 1, _id: 1 })
      .lean<User[]>();
    const entries = users.map((user) => ({
      user,
      doctor: toDoctor(user),
      card: toDoctorCard(user),
      text: `${user.nameKey}\n${(user.speciality ?? '').toLowerCase()}`,
    }));
    const index = new MiniSearch<{ id: string; text: string }>({ fields: ['text'] });
    index.addAll(entries.map(({ doctor, text }) => ({ id: doctor.id, text })));
    return { entries, byId: new Map(entries.map((entry) => [entry.doctor.id, entry])), index };
  }

  private watch(): void {
    if (this.closing) return;
    const doctors = [
      {
        $match: {
          $or: [
            { 'fullDocument.type': 'doctor' },
            { operationType: { $nin: ['insert', 'update', 'replace'] } },
          ],
        },
      },
    ];
    this.changes = this.users.collection.watch(doctors, { fullDocument: 'updateLookup' });
    this.changes.on('change', () => this.drop());
    this.changes.on('error', (error) => {
      if (this.closing) return;
      this.logger.warn(`The stream of changes broke off and is opened again: ${String(error)}`);
      this.drop();
      setTimeout(() => this.watch(), RECONNECT_AFTER_MS).unref();
    });
  }
}

function search({ entries, byId, index }: Directory, query: DoctorsQuery): Entry[] {
  const wanted = entries.filter(
    ({ user }) =>
      (!query.speciality || user.speciality === query.speciality) &&
      (!query.day || user.availableDays.includes(query.day)),
  );
  const sorted =
    query.sort && query.sort !== 'name'
      ? wanted.toSorted((a, b) => COMPARE[query.sort!](a.user, b.user))
      : wanted;
  const text = query.search ? nameKeyOf(query.search) : '';
  if (!text) return sorted;
  const exact = sorted.filter((entry) => entry.text.includes(text));
  if (exact.length > 0) return exact;
  const near = new Set(
    index
      .search(text, { fuzzy: typingErrors, prefix: true, combineWith: 'AND' })
      .map(({ id }) => byId.get(String(id))),
  );
  return sorted.filter((entry) => near.has(entry));
}

function pageOf(found: Entry[], query: DoctorsQuery) {
  const page = query.page ?? 1;
  const perPage = query.perPage ?? DOCTORS_PER_PAGE;
  const value = found.slice((page - 1) * perPage, page * perPage).map(({ card }) => card);
  return { msg: 'success', value, total: found.length, page, perPage };
}
