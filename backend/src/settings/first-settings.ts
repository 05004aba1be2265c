import { SETTINGS_ID } from '../../../openapi/contract/site/settings.js';
import { WEEKDAYS } from '../../../openapi/contract/people/fields.js';
import type { Env } from '../config/env.js';
import type { Setting } from './setting.schema.js';

/** What the settings are before an administrator has changed any. */
export function firstSettings(env: Env): Setting {
  const now = new Date();
  return {
    _id: SETTINGS_ID,
    name: env.HOSPITAL_NAME,
    phone: env.HOSPITAL_PHONE,
    emergencyPhone: env.HOSPITAL_PHONE,
    messagingPhone: null,
    address: '14 Lake View Road, Indiranagar, Bengaluru 560038',
    openingHours: { from: '08:00', to: '20:00', days: [...WEEKDAYS] },
    promoPercent: env.PROMO_PERCENT,
    promoText: 'Sign up today and get a free health check-up.',
    gstNumber: env.HOSPITAL_GST,
    social: { facebook: null, x: null, youtube: null, instagram: null, linkedin: null },
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
