import { Injectable } from '@nestjs/common';
import { fitsKind } from '../../../../openapi/contract/care/visit-kinds.js';
import type { SlotKind, VisitKind } from '../../../../openapi/contract/care/visit-kinds.js';
import { hasVideoTimes, slotKindOf } from '../../availability/slot-kind.js';
import { fieldFailure } from '../../common/errors/errors.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { User } from '../../users/user.schema.js';
import { tBooking } from '../../messages/care/booking.js';

/** The kinds of visit that a doctor offers at a time. Without a video link every time is in person. */
@Injectable()
export class VisitKinds {
  constructor(private readonly settings: SettingsService) {}

  get areSetUp(): boolean {
    return Boolean(this.settings.known().videoLink);
  }

  /** The kinds of a doctor's times; undefined if all are in person. */
  of(doctor: User): ((date: string, time: string) => SlotKind) | null {
    if (!this.areSetUp || !hasVideoTimes(doctor)) return null;
    return (date, time) => slotKindOf(doctor, date, time);
  }

  /** Whether the doctor offers this kind at this time. */
  isOffered(doctor: User, at: { date: string; time: string }, kind: VisitKind = 'inPerson'): boolean {
    return fitsKind(this.of(doctor)?.(at.date, at.time) ?? 'inPerson', kind);
  }

  /** @throws Failure NO_VIDEO, KIND_NOT_OFFERED when the doctor does not offer this kind at this time */
  assertOffered(doctor: User, at: { date: string; time: string }, kind: VisitKind = 'inPerson'): void {
    if (kind === 'video' && !this.areSetUp) throw fieldFailure('kind', tBooking('noVideoVisits'), 'NO_VIDEO');
    if (this.isOffered(doctor, at, kind)) return;
    const sentence = kind === 'video' ? tBooking('inPersonOnly') : tBooking('byVideoOnly');
    throw fieldFailure('kind', sentence, 'KIND_NOT_OFFERED');
  }
}

/** The stored value of this kind; undefined for in person. */
export const kindColumn = (kind: VisitKind | undefined): { kind?: 'video' } =>
  kind === 'video' ? { kind } : {};
