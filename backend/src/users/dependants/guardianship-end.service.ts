import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { Notification } from '../../notifications/notification.schema.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { nameInMail } from '../../mail/name-in-mail.js';
import { tDependant } from '../../messages/people/dependants.js';
import { User } from '../user.schema.js';
import { ended } from '../../../../openapi/contract/messages/sentence.js';
import { FAMILY } from './family-page.js';

/** A dependant before the end of the guardianship. */
export type Held = User & { heldBy: Types.ObjectId };

/** The effects of the end of a guardianship. */
@Injectable()
export class GuardianshipEnd {
  constructor(
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly notifier: Notifier,
  ) {}

  /** The person now has a login. @returns the guardian's notifications that the person now has */
  async takenOver(person: Held, session: ClientSession): Promise<Types.ObjectId[]> {
    const news = await this.moveNews(person, session);
    const text = [
      tDependant('claimed.title', { name: person.fullName }),
      tDependant('claimed.body', { name: person.fullName }),
    ];
    await this.tell(person, text, session);
    return news;
  }

  /**
   * The desk has ended it.
   * @param addresses the addresses of mailed invitations that are now invalid
   */
  async ended(
    person: Held,
    { reason, addresses }: { reason: string; addresses: string[] },
    session: ClientSession,
  ): Promise<void> {
    await this.moveNews(person, session);
    const text = [
      tDependant('accessEnded.title', { name: person.fullName }),
      tDependant('accessEnded.body', { name: person.fullName, reason: ended(reason) }),
    ];
    await this.tell(person, text, session);
    const holder = await this.users.findById(person.heldBy, { fullName: 1 }).session(session).lean<User>();
    for (const email of addresses) {
      await this.notifier.notify(
        {
          key: keyOf(person),
          to: null,
          mailTo: { name: person.fullName, email },
          title: tDependant('accessEnded.personTitle'),
          paragraphs: [
            tDependant('accessEnded.personBody', {
              holder: nameInMail(holder?.fullName ?? '', tDependant('aPatient')),
            }),
          ],
          facts: [],
          link: '/',
          linkText: tDependant('seeHospital'),
        },
        session,
      );
    }
  }

  /** Moves the guardian's notifications about the person to the person. */
  private async moveNews({ _id, heldBy }: Held, session: ClientSession): Promise<Types.ObjectId[]> {
    const about = { userId: heldBy, personId: _id };
    const rows = await this.notifications.find(about, { _id: 1 }).session(session).lean<Notification[]>();
    const ids = rows.map((row) => row._id);
    const change = { $set: { userId: _id }, $unset: { personId: 1 } } as const;
    await this.notifications.updateMany({ ...about, _id: { $in: ids } }, change, { session });
    return ids;
  }

  private tell(person: Held, [title, text]: string[], session: ClientSession): Promise<void> {
    const message = { key: keyOf(person), to: person.heldBy, title, paragraphs: [text], facts: [] };
    return this.notifier.notify({ ...message, ...FAMILY }, session);
  }
}

/** Each guardianship ends once. */
const keyOf = ({ _id, heldSince }: Held): string =>
  `holding-ended:${String(_id)}:${heldSince?.getTime() ?? ''}`;
