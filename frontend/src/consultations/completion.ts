import type { ConsultationDto } from '../../../openapi/contract/care/consultations.js';
import { readConsultation } from './useConsultation';
import { isEmpty } from './draft/visitDraft';
import { tConsultation } from '../messages/care/consultations';

/** Reasons not to complete a visit yet. */
export type CompletionWarning = 'nothingWritten' | 'notSaved';

export const COMPLETION_WARNINGS: Record<CompletionWarning, string> = {
  nothingWritten: tConsultation('nothingWritten'),
  notSaved: tConsultation('unsavedChangesText'),
};

export function doubtOf({
  draft,
  written,
}: Pick<ConsultationDto, 'draft' | 'written'>): CompletionWarning | null {
  if (draft && !isEmpty(draft)) return 'notSaved';
  return written.length === 0 ? 'nothingWritten' : null;
}

/**
 * The warning for a visit that is not open. If its documentation cannot be read, e.g. after a year, there is
 * none.
 */
export const findDoubt = (appointmentId: string): Promise<CompletionWarning | null> =>
  readConsultation(appointmentId).then(doubtOf, () => null);
