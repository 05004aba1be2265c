import { Types } from 'mongoose';
import { Question } from '../src/questions/question.schema.js';
import { textKeyOf } from '../src/questions/text-key.js';
import { about, listed, read, readRecord } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import type { Scene } from './access-records.js';
import { addQuestion, askStaff, unknownQuestion } from './support/questions.js';

const FIELDS = { adminReply: 'Yes, beside gate 2.', status: 'answered' } as const;
const asked = ({ portal }: Scene) => askStaff(portal);
const question = ({ portal }: Scene) => addQuestion(portal);
const answered = async ({ portal }: Scene): Promise<string> => {
  const message = unknownQuestion();
  const row = { ...FIELDS, message, textKey: textKeyOf(message), answeredAt: new Date(), version: 2 };
  const _id = new Types.ObjectId();
  await portal.model<Question>(Question).create({ ...row, _id });
  return String(_id);
};

/** The calls of the chat and its questions. */
export const CHAT_CALLS: Record<string, Prepare> = {
  'POST /chat': () => (as) => as.post('/chat', { message: unknownQuestion() }),
  'GET /chat/answers': about(asked, (as, { id, key }) => as.get(`/chat/answers?id=${id}&key=${key}`)),
  'GET /chat/answers (wrong key)': about(asked, (as, { id }) => as.get(`/chat/answers?id=${id}&key=wrong`)),
  'GET /api/questions/unanswered': read('/api/questions/unanswered'),
  'GET /api/questions/answered': read('/api/questions/answered'),
  'PUT /api/questions/{id}': about(question, (as, id) => as.put(`/api/questions/${id}`, FIELDS)),
  'DELETE /api/questions/{id}': about(question, (as, id) => as.delete(`/api/questions/${id}`)),
  'GET /api/v1/questions': listed('/api/v1/questions', question),
  'GET /api/v1/questions/{id}': readRecord('/api/v1/questions', question),
  'PUT /api/v1/questions/{id}': about(question, (as, id) => as.put(`/api/v1/questions/${id}`, FIELDS)),
  'DELETE /api/v1/questions/{id}': about(question, (as, id) => as.delete(`/api/v1/questions/${id}`)),
  'POST /api/v1/questions/{id}/publish': about(answered, (as, id) =>
    as.post(`/api/v1/questions/${id}/publish`),
  ),
};
