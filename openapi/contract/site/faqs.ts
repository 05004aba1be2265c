import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { CreatedAt, UpdatedAt, Version, freeText, idsOf, lineOfText } from '../common.js';
import { writable } from '../validation/writable.js';

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
  .enum(FAQ_CATEGORIES, 'Choose a category from the list.')
  .meta({ id: 'FaqCategory', description: 'What a question is about.', examples: ['Visiting us'] });
export type FaqCategory = z.infer<typeof FaqCategory>;

const Question = lineOfText(300, 'Enter the question.').meta({
  description: 'The question, on one line.',
  examples: ['When is the hospital open?'],
});
const Answer = freeText(2000, 'Enter the answer.').meta({
  description: 'The answer, as plain text.',
  examples: ['We are open 8 AM to 8 PM daily.'],
});
const Position = z
  .number('Enter the place in the list.')
  .int('Use a whole number.')
  .min(0, 'The place cannot be below 0.')
  .max(10_000, 'Use at most 10000.')
  .meta({ description: 'Place in the list, lowest first.', examples: [10] });

export const FaqDto = z
  .strictObject({
    ...idsOf('the FAQ'),
    question: z
      .string()
      .meta({ description: 'The question, on one line.', examples: ['When is the hospital open?'] }),
    answer: z
      .string()
      .meta({ description: 'The answer, as plain text.', examples: ['We are open 8 AM to 8 PM daily.'] }),
    category: FaqCategory,
    position: Position,
    published: z.boolean().meta({ description: 'Whether visitors see it and the chat answers with it.' }),
    version: Version,
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  })
  .meta({ id: 'Faq', description: 'A question that is often asked, with its answer.' });
export type FaqDto = z.infer<typeof FaqDto>;

const fields = {
  question: Question,
  answer: Answer,
  category: FaqCategory,
  position: Position,
  published: z.boolean().meta({ description: 'Whether visitors see it and the chat answers with it.' }),
};

/** Read-only fields are ignored. Without a position it comes last; without `published` it is shown. */
export const CreateFaq = writable(
  FaqDto,
  z.strictObject({ ...fields, position: Position.optional(), published: fields.published.optional() }),
).meta({ id: 'CreateFaq' });
export type CreateFaq = z.infer<typeof CreateFaq>;

/** Fields that are left out stay. */
export const UpdateFaq = writable(FaqDto, z.strictObject({ ...fields, version: Version }).partial()).meta({
  id: 'UpdateFaq',
});
export type UpdateFaq = z.infer<typeof UpdateFaq>;

export const BulkFaqs = bulk('BulkFaqs', ['publish', 'unpublish', 'delete']);
export type BulkFaqs = z.infer<typeof BulkFaqs>;
