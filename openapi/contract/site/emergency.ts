import { z } from 'zod';

export const EmergencyAdvice = z
  .strictObject({
    text: z.string().meta({
      description: 'Immediate advice, in one paragraph of plain text.',
      examples: ['This may be an emergency. Call +91 80 4000 1999 now, or 112.'],
    }),
    phones: z.array(z.string()).meta({
      description: "Phone numbers to call, the hospital's own number first.",
      examples: [['+91 80 4000 1999', '112']],
    }),
  })
  .meta({
    id: 'EmergencyAdvice',
    description: 'Emergency advice for texts that may be about an emergency. Show it first.',
  });
export type EmergencyAdvice = z.infer<typeof EmergencyAdvice>;
