import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { Letterhead } from '../mail/letterhead.js';
import type { MailCalendar } from '../mail/calendar-entry.js';
import { renderLetter } from '../mail/mail-template.js';
import { OutboxService } from '../outbox/outbox.service.js';
import type { KeyedMail } from '../outbox/outbox.service.js';
import { REACHABLE_COLUMNS, isSilenced } from '../users/deaths/deceased-accounts.js';
import { User } from '../users/user.schema.js';
import { tNotification } from '../messages/people/notifications.js';
import { Notification } from './notification.schema.js';

export interface Message {
  /** Deduplication key: a notification with the same key is sent once. */
  key: string;
  /** The person whose area shows it; null for a guest, who only gets the mail. */
  to: Types.ObjectId | null;
  /** The address, if it is not the account's own. */
  mailTo?: Reader;
  /** Why the mail was sent; 'account' by default. */
  because?: 'account' | 'order';
  /** A reminder is not sent while the account is disabled. */
  isReminder?: boolean;
  title: string;
  /** The short text in the notification list; the paragraphs by default. */
  notice?: string;
  /** The text of the mail. */
  paragraphs: string[];
  /** The facts of the mail; the notification list omits them. */
  facts: [label: string, value: string][];
  /** For the mail: creates the attached calendar entry. */
  calendar?: (reader: Reader) => MailCalendar;
  /** Page of the site with more details, e.g. /patientlogin/patientapps. */
  link: string;
  linkText: string;
  /** A second link in the mail. */
  also?: { link: string; linkText: string };
}

/** The parts of a message that a notification shows. */
export type Bell = Pick<Message, 'title' | 'notice' | 'paragraphs' | 'link'> & {
  /** A person with an unread notification of this bundle gets no other one. */
  bundle?: string;
};

export interface Reader {
  name: string;
  email: string;
}

/** Notifies people of an event in their area and by mail, as part of the write that caused it. */
@Injectable()
export class Notifier {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly outbox: OutboxService,
    private readonly letterhead: Letterhead,
  ) {}

  /** Deceased and erased people get nothing (`isSilenced`). An account with an unconfirmed address gets notifications only. */
  async notify(news: Message, session: ClientSession): Promise<void> {
    await this.send([news], session);
  }

  /** The same. @returns whether a mail is sent */
  notifyAndReport(news: Message, session: ClientSession): Promise<boolean> {
    return this.send([news], session);
  }

  /** Notifies several people of the same step with different texts. */
  async notifyAll(messages: Message[], session: ClientSession): Promise<void> {
    await this.send(messages, session);
  }

  /** @returns whether a mail is sent */
  private async send(messages: Message[], session: ClientSession): Promise<boolean> {
    const people = await this.peopleOf(messages, session);
    const reached = messages.flatMap((news) => reachedBy(news, people) ?? []);
    await this.notifications.insertMany(
      reached.flatMap((each) => (each.reader ? bellsOf([each.reader._id], each.news, each.personId) : [])),
      { session },
    );
    const letters = reached.flatMap((each) => this.letterOf(each) ?? []);
    await this.outbox.addMails(letters, session);
    return letters.length > 0;
  }

  /** Whether a mail reaches this person or their guardian. */
  async canMail(to: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const person = await this.personOf(to, session);
    const reader = person?.heldBy ? await this.personOf(person.heldBy, session) : person;
    if (!person || !reader || isSilenced(person) || isSilenced(reader)) return false;
    return Boolean(reader.email && reader.emailConfirmedAt);
  }

  /** Notifies each of these people in their area, except deceased and erased ones; mails are sent separately. */
  async ring(people: Types.ObjectId[], news: Bell, session: ClientSession): Promise<void> {
    const silenced = (await this.usersOf(people, session)).filter((person) => isSilenced(person));
    const told = news.bundle ? await this.toldOf(news.bundle, people, session) : new Set<string>();
    for (const { _id } of silenced) told.add(String(_id));
    const others = people.filter((id) => !told.has(String(id)));
    await this.notifications.insertMany(bellsOf(others, news), { session });
  }

  /** Sends only the mail of a notification that the area already shows. */
  async mail(news: Message & { to: Types.ObjectId }, session: ClientSession): Promise<void> {
    const reached = reachedBy(news, await this.peopleOf([news], session));
    const letter = reached && this.letterOf(reached);
    if (letter) await this.outbox.addMails([letter], session);
  }

  /** The ids of those people to whom a mail with this key has been written. */
  async mailed(key: string, people: Types.ObjectId[]): Promise<Set<string>> {
    const byKey = new Map(people.map((id) => [mailKeyOf(key, String(id)), String(id)]));
    const found = await this.outbox.writtenMails([...byKey.keys()]);
    return new Set(found.flatMap((one) => byKey.get(one) ?? []));
  }

  /** Which of these people have an unread notification of the bundle. */
  private async toldOf(
    bundle: string,
    people: Types.ObjectId[],
    session: ClientSession,
  ): Promise<Set<string>> {
    const unread = await this.notifications
      .find({ userId: { $in: people }, readAt: null, bundle }, { userId: 1 })
      .session(session)
      .lean<Pick<Notification, 'userId'>[]>();
    return new Set(unread.map(({ userId }) => String(userId)));
  }

  /** Null when there is no recipient. */
  private letterOf({ reader: person, news, personId }: Reached): KeyedMail | null {
    const reader = news.mailTo ?? (person?.email && { name: person.fullName, email: person.email });
    if (!reader || (person && !mayBeMailed(person))) return null;
    const { paragraphs, facts, because = 'account' } = news;
    const actionOf = ({ link, linkText }: Pick<Message, 'link' | 'linkText'>) => ({
      text: linkText,
      url: this.env.PUBLIC_URL + link,
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
    const dedupeKey = mailKeyOf(news.key, news.to ? String(news.to) : reader.email);
    const people = [person?._id, personId].filter((id) => id !== undefined);
    return { dedupeKey, mail, people, isReminder: news.isReminder };
  }

  private personOf(id: Types.ObjectId, session: ClientSession): Promise<User | null> {
    return this.users.findById(id, COLUMNS).session(session).lean<User>();
  }

  private async peopleOf(messages: Message[], session: ClientSession): Promise<User[]> {
    const people = await this.usersOf(
      messages.flatMap(({ to }) => to ?? []),
      session,
    );
    const guardians = people.flatMap(({ heldBy }) => heldBy ?? []);
    return [...people, ...(await this.usersOf(guardians, session))];
  }

  private async usersOf(ids: Types.ObjectId[], session: ClientSession): Promise<User[]> {
    if (ids.length === 0) return [];
    return this.users
      .find({ _id: { $in: ids } }, COLUMNS)
      .session(session)
      .lean<User[]>();
  }
}

const COLUMNS = { ...REACHABLE_COLUMNS, email: 1, fullName: 1, emailConfirmedAt: 1, heldBy: 1 };

/** Recipient and texts of a notification. */
interface Reached {
  /** null for a guest, who only gets the mail. */
  reader: User | null;
  news: Message;
  /** The dependant it is about, if the reader is the guardian. */
  personId?: Types.ObjectId;
}

/**
 * Whether this account may cause mails. An unconfirmed address may be a stranger's. A desk patient has no
 * address yet; the hospital's staff entered the one named in a booking or an order.
 */
const mayBeMailed = ({ email, emailConfirmedAt }: User): boolean => !email || Boolean(emailConfirmedAt);

/** The recipient of a message: for a dependant the guardian. Null if there is none. */
function reachedBy(news: Message, people: User[]): Reached | null {
  const find = (id: Types.ObjectId | null | undefined) => people.find(({ _id }) => id?.equals(_id)) ?? null;
  const person = find(news.to);
  const holder = find(person?.heldBy);
  if ([person, holder].some((one) => one && isSilenced(one, news.isReminder))) return null;
  if (person && holder) return { reader: holder, news: aboutPerson(news, person), personId: person._id };
  return person || news.mailTo ? { reader: person, news } : null;
}

/** The message as the guardian gets it: it names the dependant, and its links open the dependant's pages. */
function aboutPerson(news: Message, { _id, fullName }: User): Message {
  const there = (link: string) => `${link}${link.includes('?') ? '&' : '?'}for=${String(_id)}`;
  return {
    ...news,
    title: tNotification('aboutPerson', { name: fullName, title: news.title }),
    notice: news.notice ?? news.paragraphs.join(' '),
    paragraphs: [tNotification('whomYouLookAfter', { name: fullName }), ...news.paragraphs],
    link: there(news.link),
    ...(news.also && { also: { ...news.also, link: there(news.also.link) } }),
  };
}

/** The notification of each of these people. */
function bellsOf(
  people: Types.ObjectId[],
  { title, link, notice, paragraphs, bundle }: Bell,
  personId?: Types.ObjectId,
): Notification[] {
  const text = notice ?? paragraphs.join(' ');
  const about = personId && { personId };
  const rest = {
    ...about,
    ...(bundle && { bundle }),
    title,
    text,
    link,
    readAt: null,
    createdAt: new Date(),
  };
  return people.map((userId) => ({ _id: new Types.ObjectId(), userId, ...rest }));
}

const mailKeyOf = (key: string, to: string): string => `${key}:${to}`;
