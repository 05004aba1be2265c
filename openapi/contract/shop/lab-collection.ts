import { z } from 'zod';
import { CalendarDate, idOf } from '../common.js';
import { LabWindow } from './lab-windows.js';
import { LabBookingStatus, LabPlace } from './lab-bookings.js';

export const LabWindowsQuery = z.strictObject({
  date: CalendarDate.meta({ description: 'The day of the sample.' }),
  place: LabPlace,
});
export type LabWindowsQuery = z.infer<typeof LabWindowsQuery>;

export const CollectionRouteQuery = z.strictObject({
  date: CalendarDate.optional().meta({ description: 'The day of the route; today when left out.' }),
});
export type CollectionRouteQuery = z.infer<typeof CollectionRouteQuery>;

export const CollectionRoute = z
  .strictObject({
    date: CalendarDate.meta({ description: "The day of the route in the hospital's time zone, YYYY-MM-DD." }),
    stops: z
      .array(
        z.strictObject({
          window: LabWindow.nullable().meta({
            description: 'When the collector is expected; null when no time was chosen.',
          }),
          pincode: z
            .string()
            .nullable()
            .meta({
              description: 'Six digits, read from the address; null where it has none.',
              examples: ['560038'],
            }),
          address: z.string().meta({
            description: 'Where to go.',
            examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
          }),
          phone: z.string().meta({ description: 'Whom to call, E.164.', examples: ['+919812345678'] }),
          samples: z
            .array(
              z.strictObject({
                id: idOf('the lab booking'),
                fullName: z.string().meta({
                  description: 'Full name of the person whose sample it is.',
                  examples: ['Asha Rao'],
                }),
                testName: z
                  .string()
                  .meta({ description: 'Name of the lab test.', examples: ['Thyroid profile'] }),
                status: LabBookingStatus,
                due: z.number().meta({
                  description: 'What is to be paid at the collection, in rupees; 0 when it is paid.',
                  examples: [650],
                }),
              }),
            )
            .meta({ description: 'What is taken there.' }),
        }),
      )
      .meta({ description: 'In the order of the route: by window, then by pincode, then by address.' }),
  })
  .meta({ id: 'CollectionRoute', description: "A collector's way through the home collections of one day." });
export type CollectionRoute = z.infer<typeof CollectionRoute>;
