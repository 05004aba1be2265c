import { z } from 'zod';
import { ClockTime, ObjectId, idOf } from '../common.js';
import { StepReason } from './appointments.js';
import messages from '../../../messages/en/contract/care/responding.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tResponding = createMessages('contract/care/responding', messages);

/** Seconds in which a doctor can undo the acceptance of a request at the requested time. */
export const UNDO_SECONDS = 10;

const AnyDate = z
  .string()
  .trim()
  .max(30)
  .meta({ description: 'Day, dd-mm-yyyy or YYYY-MM-DD, not in the past.', examples: ['24-11-2026'] });

const VisitHour = ClockTime.nullish().meta({
  description:
    "Time of the visit in the hospital's time zone, HH:mm; null or omitted for the requested time (only the day if none was requested).",
  examples: ['10:30'],
});

export const RespondToAppointment = z
  .strictObject({
    status: z.enum(['accepted', 'rejected', 'completed'], tResponding('statusMissing')).meta({
      description:
        'Answer of the doctor: accepted or rejected for a request, completed for an accepted visit.',
    }),
    appointmentDate: AnyDate.nullish().meta({
      description: 'Day of the visit, dd-mm-yyyy or YYYY-MM-DD; null or omitted for the requested day.',
    }),
    appointmentTime: VisitHour,
    doctorId: idOf('the doctor who answers'),
    reason: StepReason.optional().meta({
      description: 'Reason for the rejection; the patient reads it. Only with `rejected`.',
      examples: ['I am in the operating theatre all day.'],
    }),
  })
  .meta({
    id: 'RespondToAppointment',
    examples: [{ status: 'accepted', appointmentDate: '24-11-2026', doctorId: '66f1a2b3c4d5e6f708192a3b' }],
  });
export type RespondToAppointment = z.infer<typeof RespondToAppointment>;

export const AcceptAppointment = z
  .strictObject({
    appointmentDate: AnyDate.nullish().meta({
      description: 'Day of the visit, dd-mm-yyyy or YYYY-MM-DD; null or omitted for the requested day.',
    }),
    appointmentTime: VisitHour,
    doctorId: ObjectId.optional().meta({
      description: 'Id of the doctor; for an administrator who accepts on behalf of a doctor.',
    }),
  })
  .meta({ id: 'AcceptAppointment' });
export type AcceptAppointment = z.infer<typeof AcceptAppointment>;
