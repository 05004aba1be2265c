import type { WrittenPart } from '../../../../openapi/contract/care/consultations.js';
import { progressText } from '../../lab/requests/progressText';
import { tConsultation } from '../../messages/care/consultations';
import { tPage } from '../../messages/pages';

export const KINDS: Record<WrittenPart['kind'], string> = {
  note: tPage('note'),
  diagnosis: tPage('diagnosis'),
  vitalSigns: tPage('vitalSigns'),
  report: tPage('report'),
  document: tPage('document'),
  prescription: tPage('prescription'),
  labTest: tConsultation('test'),
  followUp: tConsultation('followUp'),
};

/** The title of a part; for a test, its state. */
export function writtenTitle({ title, labProgress }: WrittenPart): string {
  return labProgress ? `${title} (${progressText(labProgress)})` : title;
}

/** "Diagnosis: Type 2 diabetes", or only a self-explanatory title. */
export const writtenText = (part: WrittenPart): string =>
  part.title === KINDS[part.kind] ? part.title : `${KINDS[part.kind]}: ${writtenTitle(part)}`;
