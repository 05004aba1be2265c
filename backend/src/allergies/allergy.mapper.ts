import type { AllergyDto } from '../../../openapi/contract/care/safety/allergies.js';
import type { Actor } from '../common/http/actor.js';
import type { Allergy } from './allergy.schema.js';
import { mayChange } from './allergy-store.js';

export function toAllergy(row: Allergy, actor: Actor): AllergyDto {
  const id = String(row._id);
  const isCoded = row.kind !== 'asWritten' && row.kind !== 'noneKnown';
  return {
    id,
    _id: id,
    patientId: String(row.patientId),
    kind: row.kind,
    code: isCoded ? row.key : null,
    name: row.name,
    text: row.text,
    reaction: row.reaction,
    severity: row.severity,
    status: row.status,
    recordedById: row.recordedById && String(row.recordedById),
    recordedByName: row.recordedByName,
    recordedByType: row.recordedByType,
    recordedAt: row.recordedAt.toISOString(),
    canChange: actor.type !== 'admin' && mayChange(row, actor),
    version: row.version,
  };
}
