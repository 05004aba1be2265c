import type { Schema } from 'mongoose';
import { collections } from '../../collections.js';
import { ENDED_REFERENCES, KEPT_REFERENCES, MOVED_REFERENCES, UNIQUE_AMONG_MOVED } from './references.js';

/** Names of columns that never refer to a patient. */
const OF_OTHERS = new Set([
  ...[
    '_id',
    'id',
    'doctorId',
    'acceptedDoctorId',
    'rejectedBy',
    'leftBy',
    'mailedTo',
    'usedBy',
    'answeredBy',
    'enteredBy',
  ],
  ...['registrationVerifiedBy', 'appointmentId', 'paymentId', 'subjectId', 'labBookingId', 'labRequestId'],
  ...[
    'correctedBookingId',
    'labTestId',
    'medicineId',
    'entryId',
    'sessionId',
    'sessionIds',
    'leaveId',
    'leaveCase',
    'alongside',
  ],
  ...['holidayId', 'faqId', 'eventId', 'upTo', 'renewedBy', 'digestId'],
  // Who did a step; it stays as it was written.
  ...['by', 'enteredBy'],
]);

interface Column {
  path: string;
  isId: boolean;
}

function columnsOf(schema: Schema, prefix = ''): Column[] {
  return Object.entries(schema.paths).flatMap(([name, type]): Column[] => {
    const path = prefix + name;
    const embedded = type as {
      schema?: Schema;
      caster?: { instance?: string };
      embeddedSchemaType?: { instance?: string };
    };
    if (embedded.schema) return columnsOf(embedded.schema, `${path}.`);
    const element = (embedded.embeddedSchemaType ?? embedded.caster)?.instance;
    return [{ path, isId: type.instance === 'ObjectId' || element === 'ObjectId' }];
  });
}

const nameOf = (schema: Schema): string => String(schema.get('collection'));
const last = (path: string): string => path.split('.').at(-1)!;
const named = [...MOVED_REFERENCES, ...ENDED_REFERENCES, ...KEPT_REFERENCES].map(
  ({ collection, field }) => `${collection}.${field}`,
);

describe('The references to patients', () => {
  it('are all in the list of a merge', () => {
    const missing = collections.flatMap(({ schema }) =>
      columnsOf(schema).flatMap(({ path, isId }) => {
        const column = `${nameOf(schema)}.${path}`;
        return isId && !OF_OTHERS.has(last(path)) && !named.includes(column) ? [column] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('exist in the schemas', () => {
    const existing = collections.flatMap(({ schema }) =>
      columnsOf(schema).map(({ path }) => `${nameOf(schema)}.${path}`),
    );
    expect(named.filter((column) => !existing.includes(column))).toEqual([]);
  });

  it('are in no unique index that a merge does not resolve', () => {
    const moved = MOVED_REFERENCES.map(({ collection, field }) => `${collection}.${field}`);
    const unique = collections.flatMap(({ schema }) =>
      schema.indexes().flatMap(([fields, options]) => {
        const names = Object.keys(fields);
        const collection = nameOf(schema);
        const isMoved = names.some((name) => moved.includes(`${collection}.${name}`));
        return options.unique && isMoved ? [`${collection}: ${names.join(', ')}`] : [];
      }),
    );
    expect(unique.toSorted()).toEqual(UNIQUE_AMONG_MOVED);
  });
});
