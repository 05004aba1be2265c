import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { QUESTIONS_MAX, QUESTION_STATUSES } from '../../../openapi/contract/site/questions.js';
import type {
  QuestionDto,
  QuestionStatus,
  QuestionsQuery,
} from '../../../openapi/contract/site/questions.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { flagCondition, madeOn, oneOf, planList } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { hasSearchTokens } from '../common/search-tokens.js';
import { toQuestion } from './question.mapper.js';
import { Question } from './question.schema.js';

const listOn = (clock: HospitalClock): ListRules => ({
  filters: {
    q: (text) => hasSearchTokens('words', String(text)),
    status: oneOf('status', QUESTION_STATUSES),
    published: flagCondition('published'),
    askedAt_gte: madeOn('$gte', clock),
    askedAt_lte: madeOn('$lte', clock),
  },
  sorts: { id: '_id', askedAt: '_id' },
  defaultSort: ['id', 'DESC'],
});

const ORDER: Record<QuestionStatus, Record<string, 1 | -1>> = {
  unanswered: { _id: 1 },
  answered: { answeredAt: -1, _id: -1 },
};

/** Reads questions for the administrators. */
@Injectable()
export class QuestionsService {
  constructor(
    @InjectModel(Question.name) private readonly questions: Model<Question>,
    private readonly clock: HospitalClock,
  ) {}

  /** Unanswered: longest waiting first. Answered: newest answer first. A page has at most QUESTIONS_MAX. */
  async all(
    status: QuestionStatus,
    { skip = 0, limit = QUESTIONS_MAX }: QuestionsQuery,
  ): Promise<{ questions: QuestionDto[]; total: number }> {
    const [rows, total] = await Promise.all([
      this.questions.find({ status }).sort(ORDER[status]).skip(skip).limit(limit).lean<Question[]>(),
      this.questions.countDocuments({ status }),
    ]);
    return { questions: rows.map(toQuestion), total };
  }

  list(query: ListQuery): Listing<QuestionDto> {
    return Listing.of({
      model: this.questions,
      scope: {},
      plan: planList(query, listOn(this.clock)),
      toAnswers: (rows) => rows.map(toQuestion),
    });
  }

  async get(id: string): Promise<QuestionDto> {
    const row = await this.questions.findById(id).lean<Question>();
    if (!row) throw new Failure('NOT_FOUND');
    return toQuestion(row);
  }
}
