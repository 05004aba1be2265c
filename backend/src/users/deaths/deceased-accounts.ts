import { Failure } from '../../common/errors/errors.js';
import { tUser } from '../../messages/people/users.js';
import type { User } from '../user.schema.js';

/** What decides whether a person may receive a message. */
export type Reachable = Pick<User, 'deceased' | 'disabled'> & Partial<Pick<User, 'erasedAt'>>;

/** Of a query: the columns of `Reachable`. */
export const REACHABLE_COLUMNS = { deceased: 1, disabled: 1, erasedAt: 1 } as const;

/**
 * Whether no message may go to or about this person: never after the death was recorded or the data was erased, and no
 * reminder while the account is disabled. `Notifier` and the delivery of mails ask here, so no sender has to.
 */
export const isSilenced = ({ deceased, disabled, erasedAt }: Reachable, isReminder = false): boolean =>
  Boolean(deceased) || Boolean(erasedAt) || (isReminder && disabled);

/** @throws Failure WRONG_STATE: the record of the death is withdrawn first */
export function assertMayEnable({ deceased }: Pick<User, 'deceased'>, disabled: boolean | undefined): void {
  if (deceased && disabled === false) throw new Failure('WRONG_STATE', { sentence: tUser('death.recorded') });
}
