import { z } from 'zod';
import { ClockTime } from '../common.js';
import messages from '../../../messages/en/contract/shop/lab-windows.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLabWindows = createMessages('contract/shop/lab-windows', messages);

/** Maximum number of time windows per day of the lab. */
export const MAX_LAB_WINDOWS = 24;
const MAX_PLACES = 500;

const ends = {
  from: ClockTime.meta({
    description: "Start of the window in the hospital's time zone, HH:mm.",
    examples: ['07:00'],
  }),
  to: ClockTime.meta({
    description: "End of the window in the hospital's time zone, HH:mm.",
    examples: ['09:00'],
  }),
};
const inOrder = ({ from, to }: { from: string; to: string }) => from < to;
const OUT_OF_ORDER = { message: tLabWindows('endNotAfterStart'), path: ['to'] };

/** Time window in which a sample is taken. */
export const LabWindow = z
  .strictObject(ends)
  .refine(inOrder, OUT_OF_ORDER)
  .meta({ id: 'LabWindow', description: 'A time window in which a sample is taken.' });
export type LabWindow = z.infer<typeof LabWindow>;

const places = (where: string) =>
  z
    .number(tLabWindows('placesMissing'))
    .int(tValidation('wholeNumber'))
    .min(0, tLabWindows('placesNegative'))
    .max(MAX_PLACES, tLabWindows('tooManyPlaces', { max: MAX_PLACES }))
    .meta({
      description: `Maximum number of bookings ${where} per window; 0 if it is not available.`,
      examples: [6],
    });

export const LabWindowPlaces = z
  .strictObject({ ...ends, homePlaces: places('at home'), hospitalPlaces: places('at the hospital') })
  .refine(inOrder, OUT_OF_ORDER)
  .meta({ id: 'LabWindowPlaces', description: 'A time window of the lab, with its capacity.' });
export type LabWindowPlaces = z.infer<typeof LabWindowPlaces>;

/** Time windows of each day on which the hospital is open. */
export const LabWindows = z
  .array(LabWindowPlaces, tValidation('listMissing'))
  .max(MAX_LAB_WINDOWS, tLabWindows('tooManyWindows', { max: MAX_LAB_WINDOWS }))
  .superRefine((windows, context) => {
    for (const [index, { from, to }] of windows.entries()) {
      if (!windows.slice(0, index).some((earlier) => from < earlier.to && earlier.from < to)) continue;
      const message = tLabWindows('windowsOverlap');
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
    }
  })
  .meta({
    description: 'Time windows in which the lab takes samples, on each day on which the hospital is open.',
  });

export const OfferedLabWindow = z
  .strictObject({
    ...ends,
    free: z
      .number()
      .int()
      .meta({ description: 'Number of bookings left.', examples: [4] }),
  })
  .meta({
    id: 'OfferedLabWindow',
    description: 'A time window that can be chosen while it has capacity left.',
  });
export type OfferedLabWindow = z.infer<typeof OfferedLabWindow>;
