import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection } from 'mongoose';
import { kindOf } from '../../../openapi/contract/messages/audit.js';
import type { AuditEvent } from './audit-event.schema.js';

type Row = Record<string, unknown>;

/** The collection of a kind of record, the columns of its name, and its owner. */
interface Naming {
  collection: string;
  columns: string[];
  /** The parts of the name; missing parts are omitted. */
  name: (row: Row) => unknown[];
  owner?: string;
}

const accounts: Naming = {
  collection: 'users',
  columns: ['fullName'],
  name: ({ fullName }) => [fullName],
  owner: '_id',
};
const offer = (collection: string): Naming => ({ collection, columns: ['name'], name: ({ name }) => [name] });
const within = (value: unknown): Row => (value as Row | null | undefined) ?? {};

/** By collection name, because the audit module imports no feature. */
const NAMINGS: Record<string, Naming> = {
  allergies: {
    collection: 'allergies',
    columns: ['name', 'patientId'],
    name: ({ name }) => [name],
    owner: 'patientId',
  },
  appointments: {
    collection: 'appointments',
    columns: ['patientName', 'patientId'],
    name: ({ patientName }) => [patientName],
    owner: 'patientId',
  },
  doctors: accounts,
  patients: accounts,
  users: accounts,
  people: { ...accounts, owner: undefined },
  dependants: { ...accounts, owner: undefined },
  'doctor-ids': { collection: 'doctorids', columns: ['code'], name: ({ code }) => [code] },
  'extra-sessions': offer('extrasessions'),
  faqs: { collection: 'faqs', columns: ['question'], name: ({ question }) => [question] },
  holidays: offer('holidays'),
  'lab-bookings': {
    collection: 'labbookings',
    columns: ['test.name', 'fullName', 'patientId'],
    name: ({ test, fullName }) => [within(test).name, fullName],
    owner: 'patientId',
  },
  'lab-tests': offer('labtests'),
  leaves: {
    collection: 'leaves',
    columns: ['doctorName', 'doctorId'],
    name: ({ doctorName }) => [doctorName],
    owner: 'doctorId',
  },
  'leave-cases': {
    collection: 'leavecases',
    columns: ['patientName', 'patientId'],
    name: ({ patientName }) => [patientName],
    owner: 'patientId',
  },
  mails: { collection: 'outbox', columns: ['mail.subject'], name: ({ mail }) => [within(mail).subject] },
  medicines: offer('medicines'),
  orders: { collection: 'orders', columns: ['number'], name: ({ number }) => [number] },
  payments: {
    collection: 'payments',
    columns: ['payer.name', 'patientId'],
    name: ({ payer }) => [within(payer).name],
    owner: 'patientId',
  },
  posts: { collection: 'posts', columns: ['title'], name: ({ title }) => [title] },
  prescriptions: {
    collection: 'prescriptions',
    columns: ['number', 'patientName', 'patientId'],
    name: ({ patientName, number }) => [patientName, number],
    owner: 'patientId',
  },
  questions: { collection: 'questions', columns: ['message'], name: ({ message }) => [message] },
  records: { collection: 'records', columns: ['title'], name: ({ title }) => [title] },
  reviews: {
    collection: 'reviews',
    columns: ['patientName', 'patientId'],
    name: ({ patientName }) => [patientName],
    owner: 'patientId',
  },
  'safety-rules': { collection: 'safetyrules', columns: ['title'], name: ({ title }) => [title] },
  waitlist: {
    collection: 'waitlist',
    columns: ['patientName', 'patientId'],
    name: ({ patientName }) => [patientName],
    owner: 'patientId',
  },
};

/** The known data of the record of an event. */
export interface Named {
  name: string | null;
  ownerId: string | null;
}

const UNKNOWN: Named = { name: null, ownerId: null };
const MAX_LENGTH = 80;

/** Names the records of events by their present names; for a deleted record, by the copy in the trail. */
@Injectable()
export class RecordNames {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** One per event, in the same order. */
  async of(events: AuditEvent[]): Promise<Named[]> {
    const known = new Map<string, Named>();
    const kindOfEach = events.map(({ action, resource }) => kindOf(action, resource));
    await Promise.all(
      [...new Set(kindOfEach)].map(async (kind) => {
        const found = await this.find(
          kind,
          events.filter((_event, index) => kindOfEach[index] === kind),
        );
        for (const [id, named] of found) known.set(`${kind} ${id}`, named);
      }),
    );
    return events.map((event, index) => {
      const kind = kindOfEach[index];
      return known.get(`${kind} ${event.recordId}`) ?? keptIn(kind, event);
    });
  }

  private async find(kind: string, events: AuditEvent[]): Promise<[string, Named][]> {
    const naming = Object.hasOwn(NAMINGS, kind) ? NAMINGS[kind] : undefined;
    const ids = [...new Set(events.map(({ recordId }) => recordId ?? ''))].filter((id) =>
      Types.ObjectId.isValid(id),
    );
    if (!naming || ids.length === 0) return [];
    const rows = await this.connection
      .collection<Row & { _id: Types.ObjectId }>(naming.collection)
      .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
      .project<Row & { _id: Types.ObjectId }>(Object.fromEntries(naming.columns.map((column) => [column, 1])))
      .toArray();
    return rows.map((row) => [String(row._id), namedBy(naming, row)]);
  }
}

/** The event keeps the columns of a deleted record. */
function keptIn(kind: string, { before, after }: AuditEvent): Named {
  const naming = Object.hasOwn(NAMINGS, kind) ? NAMINGS[kind] : undefined;
  const found = naming && [before, after].map((state) => namedBy(naming, within(state)));
  return found?.find(({ name }) => name !== null) ?? UNKNOWN;
}

function namedBy({ name, owner }: Naming, row: Row): Named {
  const parts = name(row).filter((part) => typeof part === 'string' && part !== '');
  const text = parts.join(', ');
  const holder = owner ? row[owner] : null;
  const ownerId = holder instanceof Types.ObjectId ? holder.toHexString() : null;
  return { name: text === '' ? null : shortened(text), ownerId };
}

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
