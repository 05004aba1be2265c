import { z } from 'zod';
import { AppointmentDto } from './appointments.js';

/** Access to the room of a video visit. */
export const JoinedVisit = z
  .strictObject({
    link: z.string().meta({
      description:
        'URL of the room, only for the patient and the doctor of this visit. It changes if the visit is moved.',
      examples: ['https://video.example.org/kq3Zb7w'],
    }),
    appointment: AppointmentDto,
  })
  .meta({ id: 'JoinedVisit', description: 'Access to the room of a video visit.' });
export type JoinedVisit = z.infer<typeof JoinedVisit>;
