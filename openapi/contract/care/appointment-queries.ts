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
    .meta({ description: 'At most so many.', examples: [50] }),
  skip: Skip,
  before: ObjectId.optional().meta({ description: 'Only those made before this appointment (its id).' }),
});
export type AppointmentsQuery = z.infer<typeof AppointmentsQuery>;

export const AcceptedAppointmentsQuery = AppointmentsQuery.extend({
  from: CalendarDate.optional().meta({ description: 'First day of the visits, e.g. of a week.' }),
  to: CalendarDate.optional().meta({ description: 'Last day of the visits.' }),
});
export type AcceptedAppointmentsQuery = z.infer<typeof AcceptedAppointmentsQuery>;
