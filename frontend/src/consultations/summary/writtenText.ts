import type { WrittenPart } from '../../../../openapi/contract/care/consultations.js';
import type { LabRequestStatus } from '../../../../openapi/contract/care/lab-requests.js';
import { consultationWords } from '../../words/care/consultations';
import { pageWords } from '../../words/pages';

export const KINDS: Record<WrittenPart['kind'], string> = {
  note: pageWords.note,
  diagnosis: pageWords.diagnosis,
  vitalSigns: pageWords.vitalSigns,
  report: pageWords.report,
  document: pageWords.document,
  prescription: pageWords.prescription,
  labTest: consultationWords.test,
  followUp: consultationWords.followUp,
};
const TESTS: Record<LabRequestStatus, string> = {
  open: consultationWords.testPending,
  booked: 'booked',
  declined: consultationWords.testDeclined,
};

/** The title of a part, and of a test what became of it. */
export function writtenTitle({ title, labRequestStatus }: WrittenPart): string {
  return labRequestStatus ? `${title} (${TESTS[labRequestStatus]})` : title;
}

/** "Diagnosis: Type 2 diabetes", or the title alone where it says what it is. */
export const writtenText = (part: WrittenPart): string =>
  part.title === KINDS[part.kind] ? part.title : `${KINDS[part.kind]}: ${writtenTitle(part)}`;
