import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types, mongo } from 'mongoose';
import { DEFAULT_PATIENT_PICTURE } from '../files/default-pictures.js';
import { NOT_HELD, User, mobileColumns, nameColumns } from '../users/user.schema.js';
import type { LiveHolds } from '../payments/holds/live-holds.schema.js';
import { ERASED_NAME, KEYS_OF_PERSONS, OWN_COLLECTIONS } from './own-data.js';
import type { Erasure, PersonsRows } from './own-data.js';

/** Longer than any request or transaction that began before the erasure. */
const LOOK_AGAIN_AFTER_MS = 5 * 60_000;

type Row = Record<string, unknown>;

/** Removes a person from the account and all other rows. It is idempotent. */
@Injectable()
export class ErasedRows {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
  ) {}

  /** Empties the account for good and all other rows of the person. No guardian remains. */
  async eraseAccount(before: User, passwordHash: string, session: ClientSession): Promise<User> {
    const after = await this.users
      .findByIdAndUpdate(
        before._id,
        {
          $set: columnsOfErased(before, passwordHash),
          $unset: NOT_HELD,
          $inc: { version: 1, lockVersion: 1 },
        },
        { session, returnDocument: 'after' },
      )
      .lean<User>();
    await this.erase(before._id, before.email ?? null, session);
    return after!;
  }

  /**
   * Everything except the account's own row.
   * @param email the account's address, while it is still known
   */
  async erase(userId: Types.ObjectId, email: string | null, session: ClientSession): Promise<void> {
    if (email) await this.eraseTries(email, session);
    await this.eraseMails(userId, email, session);
    await this.eraseFromDoctors(userId, session);
    await this.eraseHolds(userId, session);
    for (const rows of [...OWN_COLLECTIONS, ...KEYS_OF_PERSONS]) await this.eraseFrom(rows, userId, session);
  }

  private async eraseFrom(
    { collection, owner, erasure }: PersonsRows,
    userId: Types.ObjectId,
    session: ClientSession,
  ): Promise<void> {
    const rows = this.rows(collection);
    const { deletes, unlessNamedBy, blanks = [] } = erasure;
    if (deletes) {
      const stay = unlessNamedBy && { _id: { $nin: await this.namedBy(unlessNamedBy, userId, session) } };
      const filter: mongo.Filter<Row> = { ...deletes, ...stay, [owner]: userId };
      await rows.deleteMany(filter, { session });
    }
    for (const { where, set, unset = [] } of blanks) {
      const $unset = Object.fromEntries(unset.map((column) => [column, 1 as const]));
      const change = unset.length > 0 ? { $set: set, $unset } : { $set: set };
      await rows.updateMany({ ...where, [owner]: userId }, change, { session });
    }
  }

  private namedBy(
    { collection, owner, column }: NonNullable<Erasure['unlessNamedBy']>,
    userId: Types.ObjectId,
    session: ClientSession,
  ): Promise<Types.ObjectId[]> {
    const filter = { [owner]: userId, [column]: { $ne: null } };
    return this.rows(collection).distinct(column, filter, { session }) as Promise<Types.ObjectId[]>;
  }

  /** The counts of logins and mailed links for the address. */
  private async eraseTries(email: string, session: ClientSession): Promise<void> {
    const keys = [`account:${email}`, `account:patient:${email}`, `confirmation:patient:${email}`];
    // The network address follows the email in these keys.
    const pairs = { $gte: `pair:${email} `, $lt: `pair:${email}!` };
    for (const collection of ['logintries', 'resettries'])
      await this.rows(collection).deleteMany({ $or: [{ key: { $in: keys } }, { key: pairs }] }, { session });
  }

  /** Mails to the person: their keys end with the account's id, except those with a password link. */
  private async eraseMails(
    userId: Types.ObjectId,
    email: string | null,
    session: ClientSession,
  ): Promise<void> {
    const resets = await this.rows('passwordresets').find({ userId }, { session }).toArray();
    const ofResets = resets.map(({ _id }) => `mail:password-reset:${String(_id)}`);
    const former = await this.rows('merges').distinct('mergedId', { ownerId: userId }, { session });
    const ids = [userId, ...former].map((id) => new RegExp(`:${String(id)}$`));
    const keys = [...ids, ...ofResets];
    const links = email ? [{ 'mail.to': email, dedupeKey: /^mail:(password-reset|digest):/ }] : [];
    const toPerson = [{ dedupeKey: { $in: keys } }, ...links];
    await this.rows('outbox').deleteMany({ effect: 'mail', $or: toPerson }, { session });
  }

  /**
   * Mails and notifications to doctors about the person's visits: they name the person, but the visits stay.
   */
  private async eraseFromDoctors(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    const visits = await this.rows('appointments')
      .find(
        { patientId: userId },
        { session, projection: { patientName: 1, doctorId: 1, acceptedDoctorId: 1 } },
      )
      .toArray();
    if (visits.length === 0) return;
    const keys = visits.map(({ _id }) => new RegExp(`^mail:appointment:${String(_id)}:`));
    await this.rows('outbox').deleteMany({ dedupeKey: { $in: keys } }, { session });
    const doctors = visits.flatMap(({ doctorId, acceptedDoctorId }) => [doctorId, acceptedDoctorId]);
    const names = new Set(visits.map(({ patientName }) => String(patientName)));
    for (const name of names) {
      const named = [{ title: { $regex: wordsOf(name) } }, { text: { $regex: wordsOf(name) } }];
      const about = { userId: { $in: doctors.filter(Boolean) }, $or: named };
      await this.rows('notifications').deleteMany(about, { session });
    }
  }

  /** The counts of the person's open checkouts, which have all ended. */
  private async eraseHolds(userId: Types.ObjectId, session: ClientSession): Promise<void> {
    const person = `person:${String(userId)}`;
    // The keys of one limit have its name after a colon.
    const ofPerson = { _id: { $gte: person, $lt: `${person};` } };
    await this.connection.db!.collection<LiveHolds>('liveholds').deleteMany(ofPerson, { session });
  }

  private rows(collection: string) {
    return this.connection.db!.collection<Row>(collection);
  }
}

/** Matches the name as whole words only. */
const wordsOf = (name: string): string =>
  `(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`;

function columnsOfErased({ _id }: User, passwordHash: string): Partial<User> {
  const erasedAt = new Date();
  return {
    ...nameColumns(ERASED_NAME),
    email: `erased-${String(_id)}@erased.invalid`,
    passwordHash,
    ...mobileColumns(null),
    dob: null,
    gender: null,
    description: null,
    allergies: null,
    address: null,
    image: DEFAULT_PATIENT_PICTURE,
    disabled: true,
    erasedAt,
    eraseAgainAt: new Date(erasedAt.getTime() + LOOK_AGAIN_AFTER_MS),
  };
}
