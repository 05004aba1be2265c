import type { QuestionDto } from '../../../openapi/contract/site/questions.js';
import type { Question } from './question.schema.js';

/** A question for administrators. */
export function toQuestion(row: Question): QuestionDto {
  const id = String(row._id);
  return {
    _id: id,
    id,
    message: row.message,
    adminReply: row.adminReply,
    status: row.status,
    askedAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    askedBy: row.askedBy ? { _id: String(row.askedBy), fullName: row.askedByName ?? '' } : null,
    published: row.published,
    version: row.version,
  };
}
