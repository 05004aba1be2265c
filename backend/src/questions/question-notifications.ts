import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Notifier } from '../notifications/notifier.service.js';
import type { Question } from './question.schema.js';

/** Tells who asked while logged in that there is an answer; a visitor's open panel asks for it by itself. */
@Injectable()
export class QuestionNotifications {
  constructor(private readonly notifier: Notifier) {}

  async answered(row: Question, { isFirst }: { isFirst: boolean }, session: ClientSession): Promise<void> {
    if (!row.askedBy) return;
    await this.notifier.notify(
      {
        key: `question:${String(row._id)}:${row.version}`,
        to: row.askedBy,
        title: isFirst ? 'We have answered your question' : 'We have corrected our answer',
        notice: `“${row.message}”: ${row.adminReply!}`,
        paragraphs: ['You asked us something in the chat. This is what our staff says.'],
        facts: [
          ['Your question', row.message],
          ['Our answer', row.adminReply!],
        ],
        link: '/',
        linkText: 'Ask something else',
      },
      session,
    );
  }
}
