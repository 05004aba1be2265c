import { Injectable } from '@nestjs/common';
import type {
  CancellationPreview,
  MovePreview,
  MoveQuery,
} from '../../../../openapi/contract/care/moved-visits.js';
import { tierAt } from '../../../../openapi/contract/site/visit-tiers.js';
import { Failure } from '../../common/errors/errors.js';
import type { Actor } from '../../common/http/actor.js';
import { toRupees } from '../../common/money.js';
import { RefundsService } from '../../payments/refunds.service.js';
import type { Appointment } from '../appointment.schema.js';
import { mayBecome, wrongState } from '../appointment.status.js';
import { AppointmentsService } from '../appointments.service.js';
import { isTooLateFor, refundText, settlementOf } from '../cancellation.js';
import type { Terms } from '../cancellation.js';
import { whenOf } from '../visit-time.js';
import {
  doctorIdOf,
  feeDifferencePaise,
  isHospitalsTime,
  moveChargePaise,
  moveRefusal,
  moveUntil,
  movesLeft,
} from './move-rules.js';
import { MoveVisits } from './move-visits.service.js';

const HOUR_MS = 3_600_000;

const whyNot = (refusal: Failure | null) => ({
  code: refusal?.code ?? null,
  sentence: refusal?.message ?? null,
});

/** Previews the money effects of a click in rupees, with the rules that the click itself uses. */
@Injectable()
export class Previews {
  constructor(
    private readonly reader: AppointmentsService,
    private readonly moves: MoveVisits,
    private readonly refunds: RefundsService,
  ) {}

  async move(id: string, { doctorId }: MoveQuery, actor: Actor): Promise<MovePreview> {
    const row = await this.moves.movable(id, actor);
    const terms = this.reader.terms();
    const refusal = moveRefusal(row, actor, terms) ?? (await this.doctorRefusal(row, doctorId, actor));
    const isCounted = actor.type === 'patient' && !isHospitalsTime(row);
    const goesTo = doctorId ?? (doctorIdOf(row) ? String(doctorIdOf(row)) : null);
    return {
      canMove: refusal === null,
      ...whyNot(refusal),
      doctorId: goesTo,
      movesLeft: isCounted ? movesLeft(row, terms) : null,
      until: moveUntil(row, actor, terms)?.toISOString() ?? null,
      needsAnswer: actor.type === 'patient' || row.status === 'pending',
      charge: refusal ? 0 : toRupees(moveChargePaise(row, actor, terms)),
      refund: refusal ? 0 : toRupees(await this.difference(row, doctorId, actor)),
      version: row.history.length,
    };
  }

  async cancellation(id: string, actor: Actor): Promise<CancellationPreview> {
    const row = await this.reader.findOrFail(id, actor);
    const terms = this.reader.terms();
    const refusal = this.cancellationRefusal(row, actor, terms);
    const leftPaise = refusal ? 0 : await this.leftPaise(row);
    const settlement = settlementOf(row, leftPaise, { by: actor.type, ...terms });
    return {
      canCancel: refusal === null,
      ...whyNot(refusal),
      method: row.paymentId ? (row.paidAtDesk?.method ?? 'online') : null,
      paid: toRupees(row.paidPaise),
      left: toRupees(leftPaise),
      refund: toRupees(settlement.refundPaise),
      kept: toRupees(settlement.keptPaise),
      text: refundText(settlement, Boolean(row.paidAtDesk)),
      changesAt: settlement.refundPaise > 0 ? nextTier(row, actor, terms) : null,
    };
  }

  private cancellationRefusal(row: Appointment, { type }: Actor, { clock }: Terms): Failure | null {
    if (!mayBecome(row.status, 'cancelled')) return wrongState(row.status);
    return isTooLateFor(row, type, clock) ? new Failure('VISIT_STARTED') : null;
  }

  private async doctorRefusal(row: Appointment, wanted: string | undefined, actor: Actor) {
    try {
      await this.moves.doctorFor(row, wanted, actor);
      return null;
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  }

  private async difference(row: Appointment, wanted: string | undefined, actor: Actor): Promise<number> {
    if (!row.paymentId || !wanted || wanted === String(doctorIdOf(row))) return 0;
    const doctor = await this.moves.doctorFor(row, wanted, actor);
    return feeDifferencePaise(row, { doctor, leftPaise: await this.leftPaise(row) });
  }

  private leftPaise({ paymentId }: Appointment): Promise<number> {
    if (!paymentId) return Promise.resolve(0);
    return this.refunds.left(paymentId, null);
  }
}

/**
 * When the patient's refund shrinks next; null when the visit comes first or the refund does not depend on
 * time.
 */
function nextTier(row: Appointment, { type }: Actor, { clock, rules }: Terms): string | null {
  const { date, time } = whenOf(row);
  if (type !== 'patient' || !date || isHospitalsTime(row) || row.insteadOf?.date) return null;
  const start = clock.instant(date, time).getTime();
  const tier = tierAt(rules.cancelling, start - Date.now());
  return tier && tier.hours > 0 ? new Date(start - tier.hours * HOUR_MS).toISOString() : null;
}
