import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { SETTINGS_ID } from '../../../openapi/contract/site/settings.js';
import type { Setting } from './setting.schema.js';

const logger = new Logger('Settings');

/** What earlier versions wrote into an empty database: none of it is true for a real hospital. */
const INVENTED = {
  gst: { gstNumber: '29ABCDE1234F1Z5' },
  promotion: { promoPercent: 20, promoText: 'Sign up for a free health check-up.' },
  place: { address: '14 Lake View Road, Indiranagar, Bengaluru 560038' },
};

/**
 * Removes the invented GST number and promotion from settings that no person has saved; the demo hospital keeps its own.
 * The new version refuses a form that still shows the old values. Repeatable.
 */
export async function clearInventedSettings(connection: Connection): Promise<void> {
  if (await connection.collection('users').findOne({ email: 'admin@demo.test', type: 'admin' })) return;
  const settings = connection.collection<Setting>('settings');
  // A row of this version says when the site was opened.
  const unsaved = { _id: SETTINGS_ID, version: 1, setUpAt: { $exists: false } } as const;
  const row = await settings.findOne(unsaved);
  if (!row) return;
  const has = (values: Partial<Setting>) =>
    Object.entries(values).every(([field, value]) => row[field as keyof Setting] === value);
  const cleared = {
    ...(has(INVENTED.gst) && { gstNumber: null }),
    ...(has(INVENTED.promotion) && { promoPercent: 0, promoText: null }),
  };
  if (Object.keys(cleared).length > 0)
    await settings.updateOne(unsaved, { $set: cleared, $inc: { version: 1 } });
  if (has(INVENTED.place))
    logger.warn('The address and phone numbers are those of the first start. Enter your own under Settings.');
}
