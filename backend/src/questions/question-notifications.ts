import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Notifier } from '../notifications/notifier.service.js';
import type { Question } from './question.schema.js';
import { tQuestion } from '../messages/site/questions.js';

/** Notifies logged-in askers of an answer; a visitor's open chat panel polls for it. */
@Injectable()
export class QuestionNotifications {
  constructor(private readonly notifier: Notifier) {}

  async answered(row: Question, { isFirst }: { isFirst: boolean }, session: ClientSession): Promise<void> {
    if (!row.askedBy) return;
    await this.notifier.notify(
      {
        key: `question:${String(row._id)}:${row.version}`,
        to: row.askedBy,
        title: isFirst ? tQuestion('answered.title') : tQuestion('answered.correctedTitle'),
        notice: `“${row.message}”: ${row.adminReply!}`,
        paragraphs: [tQuestion('answered.body')],
        facts: [
          [tQuestion('answered.question'), row.message],
          [tQuestion('answered.answer'), row.adminReply!],
        ],
        link: '/',
        linkText: tQuestion('answered.askAgain'),
      },
      session,
    );
  }
}
