import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { ChatAnswer, ChatAnswerQuery, HandedOver } from '../../../openapi/contract/site/chat.js';
import { AuditService } from '../audit/audit.service.js';
import type { Actor, Origin } from '../common/http/actor.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { searchTokensOf } from '../common/search-tokens.js';
import { QuestionKeys } from './question-keys.js';
import { Question } from './question.schema.js';
import { textKeyOf } from './text-key.js';

export interface Asked {
  message: string;
  /** The id of the open chat panel, if sent. */
  conversation?: string;
  actor: Actor | null;
  origin: Origin;
}

/** The asker's side of questions: sending one to the staff and polling for the answer. */
@Injectable()
export class AskedQuestions {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Question.name) private readonly questions: Model<Question>,
    private readonly keys: QuestionKeys,
    private readonly audit: AuditService,
  ) {}

  /** Sends a question to the staff. A repeated question of the same waiting asker returns the existing one. */
  async ask(asked: Asked): Promise<HandedOver> {
    const id = String((await this.waiting(asked)) ?? (await this.insert(asked)));
    return { id, key: this.keys.keyOf(id) };
  }

  /** The staff's answer, for the holder of the question's key. @throws Failure NOT_FOUND */
  async answerFor({ id, key }: ChatAnswerQuery): Promise<ChatAnswer> {
    if (!this.keys.opens(id, key)) throw new Failure('NOT_FOUND');
    const row = await this.questions.findById(id, { status: 1, adminReply: 1 }).lean<Question>();
    if (!row) throw new Failure('NOT_FOUND');
    return { status: row.status, answer: row.adminReply };
  }

  private async waiting(asked: Asked): Promise<Types.ObjectId | null> {
    const asker = askerOf(asked);
    if (!asker) return null;
    const same = { asker, textKey: textKeyOf(asked.message), status: 'unanswered' } as const;
    const row = await this.questions.findOne(same, { _id: 1 }).lean<Question>();
    return row?._id ?? null;
  }

  private async insert(asked: Asked): Promise<Types.ObjectId> {
    try {
      return await this.store(asked);
    } catch (error) {
      // The same message was sent twice at the same moment, and the other call was faster.
      const first = isDuplicateKey(error) ? await this.waiting(asked) : null;
      if (!first) throw error;
      return first;
    }
  }

  private store(asked: Asked): Promise<Types.ObjectId> {
    const { message, actor, origin } = asked;
    const asker = askerOf(asked);
    return inTransaction(this.connection, async (session) => {
      const row = {
        _id: new Types.ObjectId(),
        message,
        textKey: textKeyOf(message),
        words: searchTokensOf(message),
        status: 'unanswered' as const,
        askedBy: actor && new Types.ObjectId(actor.userId),
        askedByName: actor?.fullName ?? null,
        ...(asker && { asker }),
      };
      await this.questions.create([row], { session });
      const trace = { action: 'question.ask', actor, resource: 'questions', recordId: row._id, origin };
      await this.audit.record(trace, session);
      return row._id;
    });
  }
}

const askerOf = ({ actor, conversation }: Asked): string | null => {
  if (actor) return `user:${actor.userId}`;
  return conversation ? `conversation:${conversation}` : null;
};
