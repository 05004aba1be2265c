import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { Instant, Version, idsOf, instant, success } from '../common.js';
import { Skip } from '../plain-list.js';
import { Person } from '../people/fields.js';
import { trimVisible } from '../validation/visible-text.js';
import { writable } from '../validation/writable.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/site/questions.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tQuestions = createMessages('contract/site/questions', messages);

export const QUESTION_STATUSES = ['unanswered', 'answered'] as const;
/** Maximum length of a chat message, in characters. */
export const MESSAGE_MAX = 500;
/** Maximum length of a staff answer, in characters. */
export const ANSWER_MAX = 2000;
/** Message for an empty answer. */
export const ANSWER_EMPTY = tQuestions('answerMissing');
/** Maximum number of questions per page of the full lists. */
export const QUESTIONS_MAX = 500;

export const QuestionStatus = z.enum(QUESTION_STATUSES).meta({
  id: 'QuestionStatus',
  description: 'Transition: unanswered → answered.',
  examples: ['unanswered'],
});
export type QuestionStatus = z.infer<typeof QuestionStatus>;

export const QuestionDto = z
  .strictObject({
    ...idsOf('the question'),
    message: z.string().meta({
      description: 'Question as entered: plain text, never markup.',
      examples: ['Is there parking for bicycles?'],
    }),
    adminReply: z
      .string()
      .nullable()
      .meta({
        description: 'Answer of the staff as plain text; null if there is none yet.',
        examples: ['Yes, beside gate 2.'],
      }),
    status: QuestionStatus,
    askedAt: instant('Time of the question'),
    answeredAt: Instant.nullable().meta({
      description: 'Time of the answer, in UTC (ISO 8601); null before that.',
    }),
    askedBy: Person.nullable().meta({
      description: 'Account of the person who asked; null for a visitor who was not logged in.',
    }),
    published: z.boolean().meta({ description: 'Whether it was added to the FAQs.' }),
    version: Version,
  })
  .meta({
    id: 'Question',
    description: 'A question that the chat could not answer, and the answer of the staff.',
  });
export type QuestionDto = z.infer<typeof QuestionDto>;

export const QuestionList = z
  .strictObject({
    questions: z.array(QuestionDto).meta({
      description: 'Questions: unanswered ones oldest first; answered ones newest answer first.',
    }),
  })
  .meta({ id: 'QuestionList', description: `At most ${QUESTIONS_MAX} questions; continue with \`skip\`.` });
export type QuestionList = z.infer<typeof QuestionList>;

export const QuestionsQuery = z.strictObject({
  skip: Skip,
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(QUESTIONS_MAX)
    .optional()
    .meta({ description: 'Maximum number of rows.', examples: [50] }),
});
export type QuestionsQuery = z.infer<typeof QuestionsQuery>;

/** Blank or invisible text passes here as an empty text; the server refuses it with ANSWER_EMPTY. */
export const AnswerText = z
  .string(ANSWER_EMPTY)
  .overwrite(trimVisible)
  .max(ANSWER_MAX, tValidation('textTooLong', { max: ANSWER_MAX }))
  // eslint-disable-next-line no-control-regex -- text must not have control characters
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, tValidation('controlCharacters'))
  .meta({ description: 'Answer; must not be blank.', examples: ['Yes, beside gate 2.'] });

const SeenVersion = Version.optional().meta({
  description:
    'Version as last read. Required to correct an existing answer; without it the correction is refused.',
});

export const AnswerQuestion = z
  .strictObject({
    adminReply: AnswerText,
    status: z
      .literal('answered')
      .meta({ description: 'Always "answered" (sent by the specification\'s call).' }),
    version: SeenVersion,
  })
  .meta({ id: 'AnswerQuestion', examples: [{ adminReply: 'Yes, beside gate 2.', status: 'answered' }] });
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;

/** A whole record may be sent back; only the answer is used. */
export const UpdateQuestion = writable(
  QuestionDto,
  z.strictObject({ adminReply: AnswerText, version: SeenVersion }),
).meta({ id: 'UpdateQuestion', examples: [{ adminReply: 'Yes, beside gate 2.', version: 1 }] });
export type UpdateQuestion = z.infer<typeof UpdateQuestion>;

export const QuestionAnswer = success(QuestionDto).meta({ id: 'QuestionAnswer' });
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const BulkQuestions = bulk('BulkQuestions', ['delete']);
export type BulkQuestions = z.infer<typeof BulkQuestions>;
