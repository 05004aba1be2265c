import { z } from 'zod';
import { CalendarDate, ObjectId, lineOfText } from '../../common.js';
import { MAX_MEDICINES } from '../prescription-facts.js';
import messages from '../../../../messages/en/contract/care/line-states.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { tValidation } from '../../messages/validation.js';

const tLines = createMessages('contract/care/line-states', messages);

/** FHIR `MedicationRequest.status`; `replaced` is a stopped request that another one replaces. */
export const LINE_STATUSES = [
  'active',
  'onHold',
  'stopped',
  'replaced',
  'completed',
  'enteredInError',
] as const;
/** What a doctor does with the lines of a prescription. */
export const LINE_STEPS = ['hold', 'resume', 'stop', 'enter-in-error'] as const;
const REASON_LENGTH = 300;

export const LineStatus = z.enum(LINE_STATUSES).meta({
  id: 'LineStatus',
  description:
    'active: to be taken; onHold: paused by a doctor; stopped: ended by a doctor; replaced: another prescription has the medicine; completed: the course is over; enteredInError: it should not have been written.',
});
export type LineStatus = z.infer<typeof LineStatus>;

/** The state of a line, for the answer. */
export const lineStateFields = {
  line: z
    .number()
    .int()
    .meta({ description: 'Number of the line on the prescription, from 1.', examples: [1] }),
  status: LineStatus,
  statusReason: z
    .string()
    .nullable()
    .meta({ description: 'Reason of the doctor; null if there is none.', examples: [null] }),
  statusOn: CalendarDate.nullable().meta({
    description: 'Day from which the status holds; null while the line is active as written.',
    examples: [null],
  }),
  replacedBy: z
    .strictObject({
      id: ObjectId.meta({ description: 'Id of the prescription.' }),
      number: z.string().meta({ description: 'Number of the prescription.', examples: ['RX-2026-7KQ4XM'] }),
    })
    .nullable()
    .meta({ description: 'Prescription that replaced the line; null otherwise.', examples: [null] }),
};

/** What was decided about medicines that the patient took already, for the answer of the call that writes. */
export const KeptLine = z
  .strictObject({
    line: lineStateFields.line,
    number: z.string().meta({
      description: 'Number of the prescription that stays active too.',
      examples: ['RX-2026-7KQ4XM'],
    }),
    name: z
      .string()
      .meta({ description: 'Name of the medicine on it.', examples: ['Prednisolone 5 mg tablets'] }),
  })
  .meta({
    id: 'KeptLine',
    description: 'A longer course of the same medicine that a shorter one did not replace: both are active.',
  });
export type KeptLine = z.infer<typeof KeptLine>;

export const OnDuplicate = z.enum(['replace', 'keep'], tLines('onDuplicate')).meta({
  description:
    'What happens to a line of an earlier prescription with the same substances: the new line replaces it, or both stay active. If omitted it is replaced, unless the new course is shorter: then both stay active, and `kept` of the answer says so.',
  examples: ['replace'],
});
export type OnDuplicate = z.infer<typeof OnDuplicate>;

/** Of a line that is written: what it does to medicines that the patient takes already. */
export const lineAnswerFields = {
  onDuplicate: OnDuplicate.optional(),
  renews: ObjectId.optional().meta({
    description:
      'Id of the prescription whose medicine the line renews. Fails with WRONG_STATE if it is no longer current there.',
  }),
};

const lines = z
  .array(z.number(tLines('lineInvalid')).int(tLines('lineInvalid')).min(1, tLines('lineInvalid')))
  .min(1, tLines('linesMissing'))
  .max(MAX_MEDICINES, tValidation('tooManyMedicines', { max: MAX_MEDICINES }))
  .optional()
  .meta({
    description: 'Numbers of the lines, from 1; all lines that allow the step if omitted.',
    examples: [[1]],
  });

const reason = lineOfText(REASON_LENGTH, tLines('reasonMissing')).meta({
  description: 'Reason, on one line. The patient reads it.',
  examples: ['Blood sugar is low.'],
});

/** Body of hold, stop and enter-in-error. */
export const ChangeLines = z.strictObject({ lines, reason }).meta({ id: 'ChangeLines' });
export type ChangeLines = z.infer<typeof ChangeLines>;

export const ResumeLines = z.strictObject({ lines }).meta({ id: 'ResumeLines' });
export type ResumeLines = z.infer<typeof ResumeLines>;
