import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ObjectId } from '../../../../openapi/contract/common.js';
import { ACTING_FOR } from '../../../../openapi/contract/people/dependants.js';
import type { Actor } from '../../common/http/actor.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { tAuth } from '../../messages/people/auth.js';
import { User } from '../../users/user.schema.js';

/** Lets a guardian act for a dependant while the guardianship lasts. */
@Injectable()
export class ActingFor {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /**
   * The dependant as the actor, with the guardian. Read for every request, so an ended guardianship applies
   * immediately.
   * @throws Failure UNAUTHORIZED, VALIDATION_FAILED, NOT_HELD
   */
  async actorFor(login: Actor | undefined, id: string): Promise<Actor> {
    if (!login) throw new Failure('UNAUTHORIZED');
    if (!ObjectId.safeParse(id).success)
      throw fieldFailure(ACTING_FOR, tAuth('personIdInvalid'), 'VALIDATION_FAILED');
    const actor = await this.find(login, id);
    if (!actor) throw new Failure('NOT_HELD');
    return actor;
  }

  /** As above; null when the login is not a guardian of this person. */
  async find(login: Actor, id: string): Promise<Actor | null> {
    if (login.type !== 'patient') return null;
    const person = await this.users.findOne(heldBy(login, id), { fullName: 1 }).lean<User>();
    if (!person) return null;
    const { userId, fullName } = login;
    return Object.freeze({ ...login, userId: id, fullName: person.fullName, holder: { userId, fullName } });
  }

  /**
   * As part of a transaction: writes the dependant's row, as the start and end of a guardianship do. The
   * database serializes concurrent writes.
   * @throws Failure NOT_HELD
   */
  async assertStill({ userId, holder }: Actor, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.users.updateOne(
      heldBy(holder!, userId),
      { $inc: { lockVersion: 1 } },
      { session, timestamps: false },
    );
    if (matchedCount === 0) throw new Failure('NOT_HELD');
  }
}

const heldBy = (holder: Pick<Actor, 'userId'>, id: string) => ({
  _id: new Types.ObjectId(id),
  heldBy: new Types.ObjectId(holder.userId),
  disabled: false,
});
