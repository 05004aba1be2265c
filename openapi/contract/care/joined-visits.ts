import { z } from 'zod';
import { AppointmentDto } from './appointments.js';

/** What opens the room of a video visit. */
export const JoinedVisit = z
  .strictObject({
    link: z.string().meta({
      description: 'Address of the room: for the two of this visit alone. It is another one after a move.',
      examples: ['https://video.example.org/kq3Zb7w'],
    }),
    appointment: AppointmentDto,
  })
  .meta({ id: 'JoinedVisit', description: 'The way into the room of a video visit.' });
export type JoinedVisit = z.infer<typeof JoinedVisit>;
