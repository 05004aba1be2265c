import type { MergeDto } from '../../../../openapi/contract/people/identity/merges.js';
import type { Merge } from '../../users/merges/merge.schema.js';

export const toMerge = (row: Merge, now = new Date()): MergeDto => ({
  _id: String(row._id),
  id: String(row._id),
  kept: { _id: String(row.keptId), fullName: row.keptName },
  merged: { _id: String(row.mergedId), fullName: row.mergedName, hospitalNumber: row.mergedNumber },
  mergedBy: row.byName,
  mergedAt: row.at.toISOString(),
  undoUntil: row.undoUntil.toISOString(),
  canUndo: row.stands && row.undo !== undefined && now <= row.undoUntil,
  undone: row.undone?.at ? { at: row.undone.at.toISOString(), by: row.undone.by } : null,
  moved: row.movedCount,
});
