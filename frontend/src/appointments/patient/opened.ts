import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';

/** An open dialog and its visit. */
export interface Opened {
  appointment: AppointmentDto;
  as: 'details' | 'cancel' | 'review' | 'anotherTime' | 'move';
}
