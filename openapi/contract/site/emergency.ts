import { z } from 'zod';

export const EmergencyAdvice = z
  .strictObject({
    text: z.string().meta({
      description: 'What to do at once, in one paragraph of plain text.',
      examples: ['This may be an emergency. Call +91 80 4000 1999 now, or 112.'],
    }),
    phones: z.array(z.string()).meta({
      description: "Whom to call, the hospital's own number first.",
      examples: [['+91 80 4000 1999', '112']],
    }),
  })
  .meta({
    id: 'EmergencyAdvice',
    description: 'Given when words sound like an emergency; it comes before all else.',
  });
export type EmergencyAdvice = z.infer<typeof EmergencyAdvice>;
