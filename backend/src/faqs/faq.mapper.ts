import type { FaqDto } from '../../../openapi/contract/site/faqs.js';
import { nameKeyOf } from '../common/name-key.js';
import { searchTokensOf } from '../common/search-tokens.js';
import type { Faq } from './faq.schema.js';

export function toFaq(row: Faq): FaqDto {
  const id = String(row._id);
  return {
    id,
    _id: id,
    question: row.question,
    answer: row.answer,
    category: row.category,
    position: row.position,
    published: row.published,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Derived columns. */
export const columnsFrom = ({ question, answer }: Pick<Faq, 'question' | 'answer'>) => ({
  questionKey: nameKeyOf(question),
  words: searchTokensOf(question, answer),
});
