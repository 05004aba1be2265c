import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { insertRows } from '../database/insert-rows.js';
import { Letterhead } from '../mail/letterhead.js';
import type { MailCalendar } from '../mail/mail.js';
import { renderLetter } from '../mail/mail-template.js';
import { OutboxService } from '../outbox/outbox.service.js';
import type { KeyedMail } from '../outbox/outbox.service.js';
import { User } from '../users/user.schema.js';
import { Notification } from './notification.schema.js';

export interface Message {
  /** Names this piece of news: the same is never told twice. */
  key: string;
  /** Whose area shows it; null for a guest, who gets the mail alone. */
  to: Types.ObjectId | null;
  /** Where the mail goes when not to the account's own address. */
  mailTo?: Reader;
  /** Whether it is about something the person has booked or bought: it is mailed also to an unconfirmed address. */
  ofBooking?: true;
  /** Why the mail was sent, 'account' when left out. */
  because?: 'account' | 'order';
  title: string;
  /** What the bell says below the title: the mail has room for more. The paragraphs when left out. */
  notice?: string;
  /** What the mail says. */
  paragraphs: string[];
  /** What the mail names line by line; the bell does not repeat it. */
  facts: [label: string, value: string][];
  /** Of the mail: makes the calendar entry that comes with it. */
  calendar?: (reader: Reader) => MailCalendar;
  /** Route of the site that shows more, e.g. /patientlogin/patientapps. */
  link: string;
  linkText: string;
  /** Another way on that the mail offers. */
  also?: { link: string; linkText: string };
}

/** What a notification shows of a message. */
export type Bell = Pick<Message, 'title' | 'notice' | 'paragraphs' | 'link'>;

export interface Reader {
  name: string;
  email: string;
}

/** Tells people what happened: a notification in their area and a mail, both part of the write that caused it. */
@Injectable()
export class Notifier {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly outbox: OutboxService,
    private readonly letterhead: Letterhead,
  ) {}

  /** An erased person is told nothing more; an address that nobody has confirmed gets mails of its bookings alone. */
  async notify(news: Message, session: ClientSession): Promise<void> {
    return this.notifyAll([news], session);
  }

  /** Tells several people of the same step, each in other words. */
  async notifyAll(messages: Message[], session: ClientSession): Promise<void> {
    const people = await this.peopleOf(messages, session);
    const personOf = ({ to }: Message) => people.find(({ _id }) => to?.equals(_id)) ?? null;
    const wanted = messages.filter((news) => {
      const person = personOf(news);
      return !person?.erasedAt && (person || news.mailTo);
    });
    const rows = wanted.flatMap((news) => (news.to ? bellsOf([news.to], news) : []));
    await insertRows(this.notifications, rows, session);
    const letters = wanted.flatMap((news) => this.letterOf(personOf(news), news) ?? []);
    await this.outbox.addMails(letters, session);
  }

  /** Tells each of these people in their area; a mail, if any, is written apart. */
  async ring(people: Types.ObjectId[], news: Bell, session: ClientSession): Promise<void> {
    await insertRows(this.notifications, bellsOf(people, news), session);
  }

  /** Only the mail of something that the person's area has told already. */
  async mail(news: Message & { to: Types.ObjectId }, session: ClientSession): Promise<void> {
    const [person] = await this.peopleOf([news], session);
    const letter = person && !person.erasedAt && this.letterOf(person, news);
    if (letter) await this.outbox.addMails([letter], session);
  }

  /** To which of these people a mail of this key has been written, by their ids. */
  async mailed(key: string, people: Types.ObjectId[]): Promise<Set<string>> {
    const byKey = new Map(people.map((id) => [mailKeyOf(key, String(id)), String(id)]));
    const found = await this.outbox.writtenMails([...byKey.keys()]);
    return new Set(found.flatMap((one) => byKey.get(one) ?? []));
  }

  /** Null when nobody is to get one. */
  private letterOf(person: User | null, news: Message): KeyedMail | null {
    const reader = news.mailTo ?? (person?.email && { name: person.fullName, email: person.email });
    if (!reader || (person && !person.emailConfirmedAt && !news.ofBooking)) return null;
    const { paragraphs, facts, because = 'account' } = news;
    const actionOf = ({ link, linkText }: Pick<Message, 'link' | 'linkText'>) => ({
      text: linkText,
      url: `${this.env.PUBLIC_URL}/#${link}`,
    });
    const action = actionOf(news);
    const also = news.also && actionOf(news.also);
    const { name: hospital, phone } = this.letterhead.known();
    const html = renderLetter(
      { name: reader.name, paragraphs, facts, because, action, also },
      hospital,
      phone,
    );
    const calendar = news.calendar?.(reader);
    const mail = { to: reader.email, subject: news.title, html, ...(calendar && { calendar }) };
    return { dedupeKey: mailKeyOf(news.key, news.to ? String(news.to) : reader.email), mail };
  }

  private async peopleOf(messages: Message[], session: ClientSession): Promise<User[]> {
    const ids = messages.flatMap(({ to }) => to ?? []);
    if (ids.length === 0) return [];
    const columns = { email: 1, fullName: 1, emailConfirmedAt: 1, erasedAt: 1 };
    return this.users
      .find({ _id: { $in: ids } }, columns)
      .session(session)
      .lean<User[]>();
  }
}

/** What each of these people finds in their area. */
function bellsOf(people: Types.ObjectId[], { title, link, notice, paragraphs }: Bell): Notification[] {
  const text = notice ?? paragraphs.join(' ');
  const rest = { title, text, link, readAt: null, createdAt: new Date() };
  return people.map((userId) => ({ _id: new Types.ObjectId(), userId, ...rest }));
}

const mailKeyOf = (key: string, to: string): string => `${key}:${to}`;
