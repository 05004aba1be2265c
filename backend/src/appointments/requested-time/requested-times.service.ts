import { Injectable } from '@nestjs/common';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { Failure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { wrongState } from '../appointment.status.js';
import { AppointmentSteps } from '../appointment-steps.service.js';
import { AppointmentsService } from '../appointments.service.js';
import { VisitStep } from '../visit-step.service.js';
import { AcceptanceNotifications } from './acceptance-notifications.service.js';

/** Accepts requests for the requested time, and undoes that until the patient is notified. */
@Injectable()
export class RequestedTimes {
  constructor(
    private readonly reader: AppointmentsService,
    private readonly steps: AppointmentSteps,
    private readonly visits: VisitStep,
    private readonly news: AcceptanceNotifications,
  ) {}

  /**
   * Accepts the visit immediately. The patient is notified when the acceptance can no longer be undone.
   * @throws Failure those of accepting a request
   */
  accept(id: string, by: Caller): Promise<AppointmentDto> {
    return this.steps.accept(
      id,
      { tell: (accepted, session, { slot }) => this.news.holdBack(accepted, Boolean(slot), session) },
      by,
    );
  }

  /**
   * Turns the visit back into a request.
   * @throws Failure UNDO_OVER once the patient is notified, WRONG_STATE if the visit is no longer accepted
   */
  async undo(id: string, by: Caller): Promise<AppointmentDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (row.status !== 'accepted') throw wrongState(row.status);
    if (String(row.acceptedDoctorId) !== by.actor.userId) throw new Failure('NOT_FOUND');
    const held = await this.news.held(row);
    const pending = await this.visits.take(row, {
      to: 'pending',
      action: 'appointment.undoAccept',
      ...by,
      set: { acceptedDoctorId: null, acceptedDoctorName: null, appointmentDate: null },
      unset: held.hadSlot ? [] : ['slot'],
      writeWithTransition: (_pending, session) => this.news.drop(held, session),
    });
    return this.reader.toAnswer(pending, by.actor);
  }
}
