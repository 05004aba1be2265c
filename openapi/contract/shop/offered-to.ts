import messages from '../../../messages/en/contract/shop/lab-tests.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import type { Gender } from '../people/field-lists.js';
import type { LabTestDto } from './lab-tests.js';

const tLabTests = createMessages('contract/shop/lab-tests', messages);

/** The person who would be tested; null for what is not known. */
export interface OfferedPerson {
  gender: Gender | null;
  /** In whole years. */
  age: number | null;
}

/** Why a form asks before it books the test for this person; [] if it does not. */
export function offerDoubts(
  { testName, sex, ageFrom }: Pick<LabTestDto, 'testName' | 'sex' | 'ageFrom'>,
  { gender, age }: OfferedPerson,
): string[] {
  const doubts: string[] = [];
  const isSexKnown = gender !== null && gender !== 'undisclosed';
  if (sex && gender !== sex)
    doubts.push(tLabTests(isSexKnown ? 'offered.otherSex' : 'offered.unknownSex', { testName, sex }));
  if (ageFrom && (age === null || age < ageFrom))
    doubts.push(tLabTests(age === null ? 'offered.unknownAge' : 'offered.tooYoung', { testName, ageFrom }));
  return doubts;
}
