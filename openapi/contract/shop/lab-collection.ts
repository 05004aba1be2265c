import { z } from 'zod';
import { CalendarDate, idOf } from '../common.js';
import { LabWindow } from './lab-windows.js';
import {
  ADDRESS_FOR_HOME_ONLY,
  HOME_ADDRESS_MISSING,
  LabBookingStatus,
  LabPlace,
  collectionFields,
  hasHomeAddress,
  hasNoFurtherAddress,
} from './lab-bookings.js';

export const LabWindowsQuery = z.strictObject({
  date: CalendarDate.meta({ description: 'Day of the sample.' }),
  place: LabPlace,
});
export type LabWindowsQuery = z.infer<typeof LabWindowsQuery>;

export const RecollectLabSample = z
  .strictObject(collectionFields)
  .refine(hasHomeAddress, HOME_ADDRESS_MISSING)
  .refine(hasNoFurtherAddress, ADDRESS_FOR_HOME_ONLY)
  .meta({ id: 'RecollectLabSample', examples: [{ date: '2026-11-24', place: 'hospital' }] });
export type RecollectLabSample = z.infer<typeof RecollectLabSample>;

export const CollectionRouteQuery = z.strictObject({
  date: CalendarDate.optional().meta({ description: 'Day of the route; today if omitted.' }),
});
export type CollectionRouteQuery = z.infer<typeof CollectionRouteQuery>;

export const CollectionRoute = z
  .strictObject({
    date: CalendarDate.meta({ description: "Day of the route in the hospital's time zone, YYYY-MM-DD." }),
    stops: z
      .array(
        z.strictObject({
          window: LabWindow.nullable().meta({
            description: 'Time window of the visit; null if none was chosen.',
          }),
          pincode: z
            .string()
            .nullable()
            .meta({
              description: 'Six-digit pincode from the address; null if it has none.',
              examples: ['560038'],
            }),
          address: z.string().meta({
            description: 'Address of the stop.',
            examples: ['12 Lake View Road, Indiranagar, Bengaluru 560038'],
          }),
          phone: z
            .string()
            .meta({ description: 'Phone number of the contact (E.164).', examples: ['+919812345678'] }),
          samples: z
            .array(
              z.strictObject({
                id: idOf('the lab booking'),
                fullName: z.string().meta({
                  description: 'Full name of the tested person.',
                  examples: ['Asha Rao'],
                }),
                testName: z
                  .string()
                  .meta({ description: 'Name of the lab test.', examples: ['Thyroid profile'] }),
                status: LabBookingStatus,
                due: z.number().meta({
                  description: 'Amount to collect, in rupees; 0 if it is paid.',
                  examples: [650],
                }),
              }),
            )
            .meta({ description: 'Samples to collect.' }),
        }),
      )
      .meta({ description: 'Stops in the order of the route: by window, then by pincode, then by address.' }),
  })
  .meta({ id: 'CollectionRoute', description: 'Route for the home collections of one day.' });
export type CollectionRoute = z.infer<typeof CollectionRoute>;
