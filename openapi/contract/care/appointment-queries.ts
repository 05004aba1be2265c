import { z } from 'zod';
import { CalendarDate, ObjectId } from '../common.js';
import { Skip } from '../plain-list.js';

export const AppointmentsQuery = z.strictObject({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'Maximum number of rows.', examples: [50] }),
  skip: Skip,
  before: ObjectId.optional().meta({
    description: 'Only appointments created before this one (appointment id).',
  }),
});
export type AppointmentsQuery = z.infer<typeof AppointmentsQuery>;

export const AcceptedAppointmentsQuery = AppointmentsQuery.extend({
  from: CalendarDate.optional().meta({
    description: 'First day of the visits, e.g. the first day of a week.',
  }),
  to: CalendarDate.optional().meta({ description: 'Last day of the visits.' }),
});
export type AcceptedAppointmentsQuery = z.infer<typeof AcceptedAppointmentsQuery>;
