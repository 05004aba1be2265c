import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { FaqDto } from '../../../openapi/contract/site/faqs.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { ReadModel } from '../common/caching/read-model.js';
import type { Entry, PageQuery } from '../common/caching/read-model.js';
import { toFaq } from './faq.mapper.js';
import { Faq } from './faq.schema.js';

interface FaqEntry extends Entry<Faq> {
  whole: FaqDto;
}

/** The published questions with answers in order, cached in this process. */
@Injectable()
export class FaqList extends ReadModel<Faq, FaqEntry, PageQuery> {
  constructor(
    changes: ChangeStream,
    @InjectModel(Faq.name) private readonly faqs: Model<Faq>,
  ) {
    super(changes, faqs);
  }

  /** A published question, or null. */
  async findPublic(id: string): Promise<FaqDto | null> {
    return (await this.findEntry(id))?.whole ?? null;
  }

  protected read(): Promise<Faq[]> {
    return this.faqs.find({ published: true }).sort({ position: 1, _id: 1 }).lean<Faq[]>();
  }

  protected entryOf(row: Faq): FaqEntry | null {
    if (!row.published) return null;
    const whole = toFaq(row);
    // The position is the first key, because a moved question changes the order.
    const text = `${row.position}\n${row.questionKey}\n${row.words.join(' ')}`;
    return { id: whole.id, row, whole, card: whole, text };
  }

  protected isWanted(): boolean {
    return true;
  }

  protected comparer() {
    return null;
  }
}
