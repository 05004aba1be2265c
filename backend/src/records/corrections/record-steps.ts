import type { RecordStep } from '../../../../openapi/contract/care/records.js';
import type { Actor } from '../../common/http/actor.js';
import type { MedicalRecord } from '../record.schema.js';

type Entry = Pick<MedicalRecord, 'kind' | 'authorType' | 'enteredInError' | 'resolved'>;

/**
 * The corrections that a caller may make of an entry in the own scope: doctors of entries that they wrote or of patients
 * whose record is open to them. Reports of the laboratory are amended at their booking.
 */
export function recordStepsOf(
  { kind, authorType, enteredInError, resolved }: Entry,
  { type }: Pick<Actor, 'type'>,
): RecordStep[] {
  if (type === 'patient' || authorType === 'laboratory') return [];
  if (enteredInError) return type === 'admin' ? ['restore'] : [];
  const diagnosis: RecordStep[] = kind === 'diagnosis' ? [resolved ? 'reactivate' : 'resolve'] : [];
  return [...diagnosis, 'hide', 'move'];
}
