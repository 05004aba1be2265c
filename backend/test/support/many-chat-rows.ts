import { Types } from 'mongoose';

/** A fifth waits for an answer, a tenth of the others is among the FAQs; every asker has a few. */
const question = (n: number, askedBy: Types.ObjectId) => {
  const answered = n % 5 !== 0;
  const at = new Date(Date.now() - n * 60_000);
  return {
    message: `Question ${n}?`,
    textKey: `question ${n}`,
    words: ['question', `topic${n % 100}`],
    status: answered ? 'answered' : 'unanswered',
    adminReply: answered ? 'Yes.' : null,
    askedBy,
    askedByName: 'Asha Rao',
    asker: `user:${String(askedBy)}`,
    answeredBy: null,
    answeredAt: answered ? at : null,
    published: answered && n % 10 === 1,
    faqId: null,
    version: answered ? 2 : 1,
    createdAt: at,
    updatedAt: at,
  };
};

/** Rows of the chat, by collection. */
export const manyChatRows = (numbers: number[], patients: Types.ObjectId[]): Record<string, object[]> => ({
  questions: numbers.map((n) => question(n, patients[n % patients.length])),
});
