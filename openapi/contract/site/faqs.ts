import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { CreatedAt, UpdatedAt, Version, freeText, idsOf, lineOfText } from '../common.js';
import { writable } from '../validation/writable.js';
import messages from '../../../messages/en/contract/site/faqs.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tFaqs = createMessages('contract/site/faqs', messages);

export const FAQ_CATEGORIES = [
  'Visiting us',
  'Appointments',
  'Payments and insurance',
  'Pharmacy',
  'Lab tests',
  'Records and account',
  'Emergency',
] as const;

export const FaqCategory = z
  .enum(FAQ_CATEGORIES, tValidation('categoryMissing'))
  .meta({ id: 'FaqCategory', description: 'Category of a question.', examples: ['Visiting us'] });
export type FaqCategory = z.infer<typeof FaqCategory>;

const Question = lineOfText(300, tFaqs('questionMissing')).meta({
  description: 'Question, on one line.',
  examples: ['When is the hospital open?'],
});
const Answer = freeText(2000, tFaqs('answerMissing')).meta({
  description: 'Answer as plain text.',
  examples: ['We are open 8 AM to 8 PM daily.'],
});
const Position = z
  .number(tFaqs('placeMissing'))
  .int(tValidation('wholeNumber'))
  .min(0, tFaqs('placeNegative'))
  .max(10_000, tFaqs('placeTooHigh'))
  .meta({ description: 'Position in the list, lowest first.', examples: [10] });

export const FaqDto = z
  .strictObject({
    ...idsOf('the FAQ'),
    question: z
      .string()
      .meta({ description: 'Question, on one line.', examples: ['When is the hospital open?'] }),
    answer: z
      .string()
      .meta({ description: 'Answer as plain text.', examples: ['We are open 8 AM to 8 PM daily.'] }),
    category: FaqCategory,
    position: Position,
    published: z.boolean().meta({ description: 'Whether visitors see it and the chat uses it for answers.' }),
    version: Version,
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  })
  .meta({ id: 'Faq', description: 'A frequently asked question with its answer.' });
export type FaqDto = z.infer<typeof FaqDto>;

const fields = {
  question: Question,
  answer: Answer,
  category: FaqCategory,
  position: Position,
  published: z.boolean().meta({ description: 'Whether visitors see it and the chat uses it for answers.' }),
};

/** Read-only fields are ignored. Defaults: last position, published. */
export const CreateFaq = writable(
  FaqDto,
  z.strictObject({ ...fields, position: Position.optional(), published: fields.published.optional() }),
).meta({ id: 'CreateFaq' });
export type CreateFaq = z.infer<typeof CreateFaq>;

/** Omitted fields are unchanged. */
export const UpdateFaq = writable(FaqDto, z.strictObject({ ...fields, version: Version }).partial()).meta({
  id: 'UpdateFaq',
});
export type UpdateFaq = z.infer<typeof UpdateFaq>;

export const BulkFaqs = bulk('BulkFaqs', ['publish', 'unpublish', 'delete']);
export type BulkFaqs = z.infer<typeof BulkFaqs>;
