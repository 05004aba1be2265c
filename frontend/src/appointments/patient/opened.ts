import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';

/** A dialog over the list and the visit it is about. */
export interface Opened {
  appointment: AppointmentDto;
  as: 'details' | 'cancel' | 'review' | 'anotherTime' | 'move';
}
