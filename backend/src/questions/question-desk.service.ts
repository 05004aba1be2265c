import { FAQ_CATEGORIES } from '../../../openapi/contract/site/faqs.js';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import { ANSWER_EMPTY } from '../../../openapi/contract/site/questions.js';
import type { QuestionDto } from '../../../openapi/contract/site/questions.js';
import { AuditService } from '../audit/audit.service.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { FaqsService } from '../faqs/faqs.service.js';
import { AnsweredQuestions } from './answered-questions.js';
import { QuestionNotifications } from './question-notifications.js';
import { toQuestion } from './question.mapper.js';
import { Question } from './question.schema.js';
import { tQuestion } from '../messages/site/questions.js';

interface Reply {
  adminReply: string;
  /** The version that the administrator has seen. */
  version?: number;
}

/** Default position of a question among the FAQs. */
const [FIRST_CATEGORY] = FAQ_CATEGORIES;
const FAQ_QUESTION_MAX = 300;
/** Askers of the same question who are answered together with the first one. */
const MAX_ANSWERED_AT_ONCE = 100;

/** The administrators' side: answers, deletes, and publishes questions as FAQs. */
@Injectable()
export class QuestionDesk {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Question.name) private readonly questions: Model<Question>,
    private readonly answered: AnsweredQuestions,
    private readonly faqs: FaqsService,
    private readonly notifications: QuestionNotifications,
    private readonly audit: AuditService,
  ) {}

  /**
   * Answers a question for all waiting askers of the same text, or corrects an answer. Repeating it changes
   * nothing.
   * @throws Failure ALREADY_ANSWERED when there is an answer that the administrator has not seen, EDIT_CONFLICT
   *   for an outdated version of an unanswered question
   */
  async answer(id: string, { adminReply, version }: Reply, by: Caller): Promise<QuestionDto> {
    if (adminReply === '') throw fieldFailure('adminReply', ANSWER_EMPTY, 'VALIDATION_FAILED');
    const row = await inTransaction(this.connection, async (session) => {
      const before = await this.find(id, session);
      if (isRepeated(before, adminReply, by)) return before;
      if (before.status === 'answered' && version !== before.version) throw new Failure('ALREADY_ANSWERED');
      if (version !== undefined && version !== before.version) throw new Failure('EDIT_CONFLICT');
      const after = await this.write(before, adminReply, by, session);
      if (before.status === 'unanswered') await this.answerSame(after, by, session);
      return after;
    });
    this.answered.drop();
    return toQuestion(row);
  }

  /** Deletes a question for good, with its answer. */
  async remove(id: string, { actor, origin }: Caller): Promise<QuestionDto> {
    const row = await inTransaction(this.connection, async (session) => {
      const gone = await this.questions.findByIdAndDelete(id, { session }).lean<Question>();
      if (!gone) throw new Failure('NOT_FOUND');
      const trace = { action: 'question.delete', actor, resource: 'questions', recordId: id, origin };
      const { message, adminReply, status } = gone;
      await this.audit.record({ ...trace, before: { message, adminReply, status } }, session);
      return gone;
    });
    this.answered.drop();
    return toQuestion(row);
  }

  /** Makes an FAQ from a question and its answer. Repeating it changes nothing. */
  async publish(id: string, by: Caller): Promise<QuestionDto> {
    try {
      const row = await inTransaction(this.connection, (session) => this.putAmongFaqs(id, by, session));
      this.faqs.changed();
      this.answered.drop();
      return toQuestion(row);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new Failure('NAME_TAKEN', { sentence: tQuestion('alreadyPublished') });
    }
  }

  private async putAmongFaqs(id: string, by: Caller, session: ClientSession): Promise<Question> {
    const before = await this.find(id, session);
    if (before.published) return before;
    const { status, adminReply } = before;
    if (status !== 'answered' || !adminReply)
      throw new Failure('WRONG_STATE', { sentence: tQuestion('answerFirst') });
    const question = before.message.replace(/\s+/g, ' ');
    if (question.length > FAQ_QUESTION_MAX)
      throw new Failure('UNACCEPTABLE', {
        sentence: tQuestion('tooLongForFaq'),
      });
    const faq = await this.faqs.add({ question, answer: adminReply, category: FIRST_CATEGORY }, by, session);
    const set = { published: true, faqId: faq._id };
    return this.change(before, set, { action: 'question.publish', by }, session);
  }

  /** All waiting askers of the same text get this answer. */
  private async answerSame(
    { textKey, adminReply }: Question,
    by: Caller,
    session: ClientSession,
  ): Promise<void> {
    const same = await this.questions
      .find({ status: 'unanswered', textKey })
      .limit(MAX_ANSWERED_AT_ONCE)
      .session(session)
      .lean<Question[]>();
    for (const row of same) await this.write(row, adminReply!, by, session);
  }

  private async write(
    before: Question,
    adminReply: string,
    by: Caller,
    session: ClientSession,
  ): Promise<Question> {
    const answeredBy = new Types.ObjectId(by.actor.userId);
    const set = { status: 'answered' as const, adminReply, answeredBy, answeredAt: new Date() };
    const after = await this.change(before, set, { action: 'question.answer', by }, session);
    await this.notifications.answered(after, { isFirst: before.status === 'unanswered' }, session);
    return after;
  }

  /** Conditional on the version that was read, so that no unseen change is overwritten. */
  private async change(
    before: Question,
    set: Partial<Question>,
    { action, by }: { action: string; by: Caller },
    session: ClientSession,
  ): Promise<Question> {
    const after = await this.questions
      .findOneAndUpdate(
        { _id: before._id, version: before.version },
        { $set: set, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<Question>();
    if (!after) throw new Failure('ALREADY_ANSWERED');
    const { actor, origin } = by;
    const trace = { action, actor, resource: 'questions', recordId: before._id, origin };
    await this.audit.record({ ...trace, before: stateOf(before), after: stateOf(after) }, session);
    return after;
  }

  private async find(id: string, session: ClientSession): Promise<Question> {
    const row = await this.questions.findById(id).session(session).lean<Question>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }
}

/** The same administrator sends the same answer again, e.g. because the first response was lost. */
const isRepeated = ({ adminReply, answeredBy }: Question, again: string, { actor }: Caller): boolean =>
  adminReply === again && String(answeredBy) === actor.userId;

/** The audit details of a change. */
const stateOf = ({ status, adminReply, published }: Question) => ({ status, adminReply, published });
