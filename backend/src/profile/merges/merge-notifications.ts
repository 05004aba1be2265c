import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { UNDO_MERGE_DAYS } from '../../../../openapi/contract/people/identity/merges.js';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import { tMerge } from '../../messages/people/merges.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Merge } from '../../users/merges/merge.schema.js';
import type { MergePair } from './merge-rules.js';

const AREA = { link: '/patientlogin', linkText: tMerge('openMyArea') };

/** Notifies the people of two records that were merged or separated. */
@Injectable()
export class MergeNotifications {
  constructor(private readonly notifier: Notifier) {}

  /** The remaining record, and the address whose login ends. It does not learn the other address. */
  async merged(merge: Merge, { kept, merged }: MergePair, session: ClientSession): Promise<void> {
    const { mergedNumber: number } = merge;
    await this.notifier.notify(
      {
        key: `merge:${String(merge._id)}`,
        to: merge.keptId,
        title: tMerge('keptTitle'),
        paragraphs: [tMerge('keptBody', { mergedName: merge.mergedName, days: UNDO_MERGE_DAYS })],
        facts: number ? [[tMerge('number'), formatHospitalNumber(number)]] : [],
        ...AREA,
      },
      session,
    );
    const closed = [kept, merged].find(({ email }) => email && email === merge.closedLogin?.email);
    if (!closed?.emailConfirmedAt) return;
    await this.notifier.notify(
      {
        key: `merge-closed:${String(merge._id)}`,
        to: null,
        mailTo: { name: closed.fullName, email: closed.email! },
        title: tMerge('closedTitle'),
        paragraphs: [tMerge('closedBody', { days: UNDO_MERGE_DAYS })],
        facts: [],
        ...AREA,
      },
      session,
    );
  }

  async undone({ _id, keptId, mergedId }: Merge, session: ClientSession): Promise<void> {
    const message = { title: tMerge('undoneTitle'), paragraphs: [tMerge('undoneBody')], facts: [], ...AREA };
    const key = `merge-undone:${String(_id)}`;
    await this.notifier.notifyAll(
      [keptId, mergedId].map((to) => ({ key, to, ...message })),
      session,
    );
  }
}
