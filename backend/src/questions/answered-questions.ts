import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChangeStream } from '../common/caching/change-stream.js';
import { ReadModel } from '../common/caching/read-model.js';
import type { Entry, PageQuery } from '../common/caching/read-model.js';
import { Question } from './question.schema.js';

/** The answered questions, cached in this process: the chat answers everyone from them. */
@Injectable()
export class AnsweredQuestions extends ReadModel<Question, Entry<Question>, PageQuery> {
  constructor(
    changes: ChangeStream,
    @InjectModel(Question.name) private readonly questions: Model<Question>,
  ) {
    super(changes, questions);
  }

  protected read(): Promise<Question[]> {
    return this.questions.find({ status: 'answered' }).sort({ answeredAt: -1, _id: -1 }).lean<Question[]>();
  }

  /** It is not shown as a list, so the text is the sort key that changes with question or answer. */
  protected entryOf(row: Question): Entry<Question> | null {
    if (row.status !== 'answered') return null;
    return {
      id: String(row._id),
      row,
      whole: null,
      card: null,
      text: `${row.textKey}\n${row.adminReply ?? ''}`,
    };
  }

  protected isWanted(): boolean {
    return true;
  }

  protected comparer() {
    return null;
  }
}
