import { z } from 'zod';
import { LAB_FLAGS, NOT_COMPARED } from './compare.js';

export const Flag = z
  .enum(LAB_FLAGS)
  .meta({ id: 'LabFlag', description: 'Comparison of a value with its reference; set by the server.' });

export const NotComparedReason = z.enum(NOT_COMPARED).meta({
  id: 'NotCompared',
  description:
    'Reason why a value has no flag. noRange: it has no reference; noRangeForPerson: no range for this sex or age; personUnknown: the range depends on a sex or an age that is not known; undecided: "<5" with the range 3 to 10; words: the value is not a number.',
});
