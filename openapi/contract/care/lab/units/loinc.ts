import { z } from 'zod';
import messages from '../../../../../messages/en/contract/care/lab-measures.json' with { type: 'json' };
import { createMessages } from '../../../messages/create-messages.js';

const tLabMeasures = createMessages('contract/care/lab-measures', messages);

const FORMAT = /^(\d{1,7})-(\d)$/;

/** Check digit of a LOINC code: mod 10 with every second digit doubled, from the right (LOINC Users' Guide). */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is a LOINC code with the right check digit, such as "2160-0". */
export function isLoinc(text: string): boolean {
  const [, digits, check] = FORMAT.exec(text) ?? [];
  return digits !== undefined && checkDigit(digits) === Number(check);
}

export const Loinc = z
  .string()
  .trim()
  .regex(FORMAT, tLabMeasures('loincFormat'))
  .refine((text) => !FORMAT.test(text) || isLoinc(text), tLabMeasures('loincCheckDigit'))
  .meta({
    id: 'Loinc',
    description: 'LOINC code with its check digit.',
    examples: ['718-7'],
  });
