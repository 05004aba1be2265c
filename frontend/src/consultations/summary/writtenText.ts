import type { WrittenPart } from '../../../../openapi/contract/care/consultations.js';
import type { LabRequestStatus } from '../../../../openapi/contract/care/lab-requests.js';
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
const TESTS: Record<LabRequestStatus, string> = {
  open: tConsultation('testPending'),
  booked: 'booked',
  declined: tConsultation('testDeclined'),
};

/** The title of a part, and of a test what became of it. */
export function writtenTitle({ title, labRequestStatus }: WrittenPart): string {
  return labRequestStatus ? `${title} (${TESTS[labRequestStatus]})` : title;
}

/** "Diagnosis: Type 2 diabetes", or the title alone where it says what it is. */
export const writtenText = (part: WrittenPart): string =>
  part.title === KINDS[part.kind] ? part.title : `${KINDS[part.kind]}: ${writtenTitle(part)}`;
