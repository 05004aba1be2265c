import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { HospitalClock } from '../../common/hospital-clock.js';
import { inTransaction } from '../../common/transaction.js';
import { Notifier } from '../../notifications/notifier.service.js';
import { tDependant } from '../../messages/people/dependants.js';
import { User } from '../user.schema.js';
import { FAMILY } from './family-page.js';

const MAX_AT_A_TIME = 100;

/**
 * Notifies guardians once, on a dependant's 18th birthday, to invite the dependant to take over the records.
 */
@Injectable()
export class ComingOfAge {
  private readonly logger = new Logger(ComingOfAge.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /** Returns the number of notified guardians. With several processes, one notifies about each dependant. */
  async tellDue(): Promise<number> {
    const due = { comesOfAgeOn: { $lte: this.clock.today() } };
    const rows = await this.users.find(due, { _id: 1 }).limit(MAX_AT_A_TIME).lean<User[]>();
    let told = 0;
    for (const { _id } of rows) if (await this.tell(_id, due)) told += 1;
    return told;
  }

  private async tell(_id: User['_id'], due: { comesOfAgeOn: object }): Promise<boolean> {
    try {
      return await inTransaction(this.connection, async (session) => {
        const person = await this.users
          .findOneAndUpdate({ _id, ...due }, { $unset: { comesOfAgeOn: 1 } }, { session, timestamps: false })
          .lean<User>();
        if (!person?.heldBy) return false;
        await this.notifier.notify(
          {
            key: `of-age:${String(_id)}`,
            to: person.heldBy,
            title: tDependant('ofAge.title', { name: person.fullName }),
            paragraphs: [tDependant('ofAge.body', { name: person.fullName })],
            facts: [],
            ...FAMILY,
          },
          session,
        );
        return true;
      });
    } catch (error) {
      this.logger.warn(`The holder of ${String(_id)} will be told again: ${String(error)}`);
      return false;
    }
  }
}
