import { REMOVABLE_HOURS } from '../../../openapi/contract/care/records.js';
import type { MedicalRecordDto } from '../../../openapi/contract/care/records.js';
import type { Actor } from '../common/http/actor.js';
import { toCorrection } from './corrections/entered-in-error.js';
import { recordStepsOf } from './corrections/record-steps.js';
import { toAnsweredResult } from './lab-results.js';
import type { MedicalRecord } from './record.schema.js';

const HOUR_MS = 3_600_000;
const ENDINGS = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const;

interface Viewing {
  actor: Actor;
  /** Creates the short-lived address of a private document. */
  sign: (path: string) => string;
}

export const documentPath = (recordId: string): string => `/api/papers/documents/${recordId}`;

/** Patients may remove their own uploads; doctors may remove their recent records. */
export function mayRemove(row: MedicalRecord, actor: Actor): boolean {
  if (row.enteredInError) return false;
  const isAuthor = row.authorType === actor.type && String(row.authorId) === actor.userId;
  if (!isAuthor || actor.type === 'patient') return isAuthor;
  return Date.now() - row.createdAt.getTime() < REMOVABLE_HOURS * HOUR_MS;
}

export const toResolved = ({ resolved }: Pick<MedicalRecord, 'resolved'>): MedicalRecordDto['resolved'] =>
  resolved?.at ? { at: resolved.at.toISOString(), by: resolved.byName } : null;

export function toRecord(row: MedicalRecord, { actor, sign }: Viewing): MedicalRecordDto {
  const id = String(row._id);
  const bookingId = row.labBookingId ?? row.correctedBookingId;
  const { kind, authorName, authorType, title, text, vitals, results, sampleOf, file } = row;
  return {
    id,
    _id: id,
    kind,
    patientId: String(row.patientId),
    authorId: row.authorId ? String(row.authorId) : null,
    authorName,
    authorType,
    recordedAt: row.recordedAt.toISOString(),
    title,
    text,
    vitals,
    results: results?.map(toAnsweredResult) ?? null,
    outstanding: row.outstanding ?? [],
    changes: row.changes ?? [],
    sampleOf,
    file: file && {
      name: `${title}.${ENDINGS[file.contentType]}`,
      contentType: file.contentType,
      size: file.size,
      url: sign(documentPath(id)),
    },
    labBookingId: bookingId ? String(bookingId) : null,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    correction: row.correction ?? null,
    appointmentId: row.appointmentId ? String(row.appointmentId) : null,
    resolved: toResolved(row),
    enteredInError: toCorrection(row.enteredInError, actor),
    movedHere: toCorrection(row.movedHere, actor),
    canRemove: mayRemove(row, actor),
    steps: recordStepsOf(row, actor),
    createdAt: row.createdAt.toISOString(),
  };
}
