import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { renderLetter } from '../mail/mail-template.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { User } from '../users/user.schema.js';
import { Notification } from './notification.schema.js';

export interface News {
  /** Names this piece of news: the same is never told twice. */
  key: string;
  to: Types.ObjectId;
  title: string;
  paragraphs: string[];
  facts: [label: string, value: string][];
  /** Route of the site that shows more, e.g. /patientlogin/patientapps. */
  link: string;
  linkText: string;
}

/** Tells people what happened: a notification in their area and a mail, both part of the write that caused it. */
@Injectable()
export class NewsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly outbox: OutboxService,
  ) {}

  async tell(news: News, session: ClientSession): Promise<void> {
    const person = await this.users
      .findById(news.to, { email: 1, fullName: 1 })
      .session(session)
      .lean<User>();
    if (!person) return;
    const text = [...news.paragraphs, ...news.facts.map(([label, value]) => `${label}: ${value}.`)].join(' ');
    await this.notifications.create([{ userId: news.to, title: news.title, text, link: news.link }], {
      session,
    });
    const html = renderLetter(
      {
        name: person.fullName,
        paragraphs: news.paragraphs,
        facts: news.facts,
        action: { text: news.linkText, url: `${this.env.PUBLIC_URL}/#${news.link}` },
      },
      this.env.HOSPITAL_NAME,
      this.env.HOSPITAL_PHONE,
    );
    await this.outbox.addMail(
      `${news.key}:${String(news.to)}`,
      { to: person.email, subject: news.title, html },
      session,
    );
  }
}
