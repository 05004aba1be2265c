import { searchTokensOf } from '../../backend/src/common/search-tokens.js';
import { textKeyOf } from '../../backend/src/questions/text-key.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { DAY_MS, idOf, put } from '../context.js';
import type { Context } from '../context.js';
import { DEMO_PATIENT_EMAIL } from '../patients.js';
import { questions } from './questions.js';
import type { QuestionSeed } from './questions.js';

const HOUR_MS = 3_600_000;

/** The questions of the demo hospital's chat, answered and waiting. @returns how many there are */
export async function addQuestions(context: Context): Promise<number> {
  const patient = await context.users.findOne({ email: DEMO_PATIENT_EMAIL, type: 'patient' }).lean<User>();
  for (const question of questions)
    await put(context.questions, documentOf(question, question.byDemoPatient ? patient : null));
  return questions.length;
}

function documentOf(
  { message, adminReply, daysAgo, answeredAfterHours = 0 }: QuestionSeed,
  asker: User | null,
) {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  // At midnight UTC it is morning at the hospital.
  const createdAt = new Date(today - daysAgo * DAY_MS);
  const answeredAt =
    adminReply === null ? null : new Date(createdAt.getTime() + answeredAfterHours * HOUR_MS);
  return {
    _id: idOf(`question ${message}`, createdAt),
    message,
    textKey: textKeyOf(message),
    words: searchTokensOf(message),
    status: adminReply === null ? 'unanswered' : 'answered',
    adminReply,
    askedBy: asker?._id ?? null,
    askedByName: asker?.fullName ?? null,
    answeredBy: null,
    answeredAt,
    published: false,
    faqId: null,
    version: adminReply === null ? 1 : 2,
    createdAt,
    updatedAt: answeredAt ?? createdAt,
  };
}
