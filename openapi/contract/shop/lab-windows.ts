import { z } from 'zod';
import { ClockTime } from '../common.js';
import messages from '../../../messages/en/contract/shop/lab-windows.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLabWindows = createMessages('contract/shop/lab-windows', messages);

/** Time windows that a day of the lab may have. */
export const MAX_LAB_WINDOWS = 24;
const MAX_PLACES = 500;

const ends = {
  from: ClockTime.meta({
    description: "When the window begins, HH:mm in the hospital's time zone.",
    examples: ['07:00'],
  }),
  to: ClockTime.meta({
    description: "When the window ends, HH:mm in the hospital's time zone.",
    examples: ['09:00'],
  }),
};
const inOrder = ({ from, to }: { from: string; to: string }) => from < to;
const OUT_OF_ORDER = { message: tLabWindows('endNotAfterStart'), path: ['to'] };

/** Between when and when a sample is taken. */
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
      description: `Bookings ${where} that the window takes; 0 where it is not offered.`,
      examples: [6],
    });

export const LabWindowPlaces = z
  .strictObject({ ...ends, homePlaces: places('at home'), hospitalPlaces: places('at the hospital') })
  .refine(inOrder, OUT_OF_ORDER)
  .meta({ id: 'LabWindowPlaces', description: 'A time window of the lab, with its places.' });
export type LabWindowPlaces = z.infer<typeof LabWindowPlaces>;

/** The windows of every day that the hospital is open. */
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
    description: 'Time windows in which the lab takes samples, on each day that the hospital is open.',
  });

export const OfferedLabWindow = z
  .strictObject({
    ...ends,
    free: z
      .number()
      .int()
      .meta({ description: 'Bookings that it still takes.', examples: [4] }),
  })
  .meta({ id: 'OfferedLabWindow', description: 'A time window that can be chosen while it has room.' });
export type OfferedLabWindow = z.infer<typeof OfferedLabWindow>;
