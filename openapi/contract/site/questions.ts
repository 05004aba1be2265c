import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { Instant, Version, idsOf, instant, success } from '../common.js';
import { Skip } from '../plain-list.js';
import { Person } from '../people/fields.js';
import { writable } from '../validation/writable.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/site/questions.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tQuestions = createMessages('contract/site/questions', messages);

export const QUESTION_STATUSES = ['unanswered', 'answered'] as const;
/** Longest message that the chat takes, in characters. */
export const MESSAGE_MAX = 500;
/** Longest answer of the staff, in characters. */
export const ANSWER_MAX = 2000;
/** What an answer without any text is refused with. */
export const ANSWER_EMPTY = tQuestions('answerMissing');
/** Most questions that one page of the whole lists gives. */
export const QUESTIONS_MAX = 500;

export const QuestionStatus = z
  .enum(QUESTION_STATUSES)
  .meta({ id: 'QuestionStatus', description: 'unanswered → answered.', examples: ['unanswered'] });
export type QuestionStatus = z.infer<typeof QuestionStatus>;

export const QuestionDto = z
  .strictObject({
    ...idsOf('the question'),
    message: z.string().meta({
      description: 'What was asked, as it was typed: text, never markup.',
      examples: ['Is there parking for bicycles?'],
    }),
    adminReply: z
      .string()
      .nullable()
      .meta({
        description: "The staff's answer, as plain text; null while there is none.",
        examples: ['Yes, beside gate 2.'],
      }),
    status: QuestionStatus,
    askedAt: instant('When it was asked'),
    answeredAt: Instant.nullable().meta({
      description: 'When the staff answered: an instant in UTC, ISO 8601; null before that.',
    }),
    askedBy: Person.nullable().meta({ description: 'Who asked; null for a visitor who was not logged in.' }),
    published: z.boolean().meta({ description: 'Whether it has been put among the FAQs.' }),
    version: Version,
  })
  .meta({ id: 'Question', description: 'What the chat could not answer, and what the staff answered.' });
export type QuestionDto = z.infer<typeof QuestionDto>;

export const QuestionList = z
  .strictObject({
    questions: z.array(QuestionDto).meta({
      description: 'Unanswered ones with the oldest first; answered ones with the newest answer first.',
    }),
  })
  .meta({ id: 'QuestionList', description: `At most ${QUESTIONS_MAX} questions: \`skip\` reads on.` });
export type QuestionList = z.infer<typeof QuestionList>;

export const QuestionsQuery = z.strictObject({
  skip: Skip,
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(QUESTIONS_MAX)
    .optional()
    .meta({ description: 'At most so many.', examples: [50] }),
});
export type QuestionsQuery = z.infer<typeof QuestionsQuery>;

/** Blank text passes here: the server answers it with its own sentence (ANSWER_EMPTY). */
export const AnswerText = z
  .string(ANSWER_EMPTY)
  .trim()
  .max(ANSWER_MAX, tValidation('textTooLong', { max: ANSWER_MAX }))
  // eslint-disable-next-line no-control-regex -- NUL and its kind have no place in a sentence
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, tValidation('controlCharacters'))
  .meta({ description: 'The answer; it must not be blank.', examples: ['Yes, beside gate 2.'] });

const SeenVersion = Version.optional().meta({
  description:
    'The version that was seen. With it an answer that is there already can be corrected; without it that is refused.',
});

export const AnswerQuestion = z
  .strictObject({
    adminReply: AnswerText,
    status: z
      .literal('answered')
      .meta({ description: 'Always "answered", as the specification\'s call sends it.' }),
    version: SeenVersion,
  })
  .meta({ id: 'AnswerQuestion', examples: [{ adminReply: 'Yes, beside gate 2.', status: 'answered' }] });
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;

/** A whole record may be sent back: only the answer is read, everything else stays. */
export const UpdateQuestion = writable(
  QuestionDto,
  z.strictObject({ adminReply: AnswerText, version: SeenVersion }),
).meta({ id: 'UpdateQuestion', examples: [{ adminReply: 'Yes, beside gate 2.', version: 1 }] });
export type UpdateQuestion = z.infer<typeof UpdateQuestion>;

export const QuestionAnswer = success(QuestionDto).meta({ id: 'QuestionAnswer' });
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const BulkQuestions = bulk('BulkQuestions', ['delete']);
export type BulkQuestions = z.infer<typeof BulkQuestions>;
