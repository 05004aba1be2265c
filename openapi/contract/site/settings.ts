import { z } from 'zod';
import { cleanPhone } from '../people/phone-text.js';
import { ClockTime, UpdatedAt, Version, freeText, lineOfText } from '../common.js';
import { CLOSURES_DAYS_AHEAD, Closure } from '../care/holidays.js';
import { VideoLink } from '../care/visit-kinds.js';
import { Weekday } from '../people/fields.js';
import { LabWindows } from '../shop/lab-windows.js';
import { writable } from '../validation/writable.js';
import { Accreditations } from './accreditations.js';
import { Policy } from './policy.js';
import { VisitRules } from './visit-rules.js';
import messages from '../../../messages/en/contract/site/settings.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tSettings = createMessages('contract/site/settings', messages);

/** Id of the only settings record. */
export const SETTINGS_ID = 'hospital';
/** Maximum promotion on medicines, in percent. */
export const MAX_PROMO_PERCENT = 90;

const PhoneText = lineOfText(24, tSettings('phoneMissing'))
  .regex(/^\+?\(?\d(?:[ ()-]*\d){2,19}$/, tSettings('phoneFormat'))
  .meta({ examples: ['+91 80 4000 1234'] });

const MessagingPhone = z
  .string()
  .overwrite(cleanPhone)
  .regex(/^\+[1-9]\d{7,14}$/, tSettings('whatsAppFormat'))
  .meta({
    description: 'Number of the messaging app, + and digits only; null if there is none.',
    examples: ['+918040001234'],
  });

const GstNumber = z
  .string(tSettings('gstMissing'))
  .trim()
  .regex(/^[0-9A-Z]{5,20}$/, tSettings('gstFormat'))
  .meta({
    description: 'GST number in the footer and on receipts: capital letters and digits; null for none.',
    examples: ['29ABCDE1234F1Z5'],
  });

const PromoPercent = z
  .number(tSettings('promotionMissing'))
  .int(tValidation('wholeNumber'))
  .min(0, tSettings('promotionNegative'))
  .max(MAX_PROMO_PERCENT, tSettings('promotionTooHigh', { max: MAX_PROMO_PERCENT }))
  .meta({
    description: 'Discount on the list price of all medicines, in percent; 0 for no promotion.',
    examples: [20],
  });

const PageAddress = z
  .string()
  .trim()
  .max(200, tValidation('textTooLong', { max: 200 }))
  .regex(/^https:\/\/[^\s/]+\.[^\s"<>]+$/, tValidation('webAddressFormat'))
  .meta({
    description: 'URL of the page, with https://; null if there is none.',
    examples: ['https://www.example.org/hospital'],
  });

export const OpeningHours = z
  .strictObject({
    from: ClockTime.meta({
      description: "Opening time in the hospital's time zone, HH:mm.",
      examples: ['08:00'],
    }),
    to: ClockTime.meta({
      description: "Closing time in the hospital's time zone, HH:mm.",
      examples: ['20:00'],
    }),
    days: z
      .array(Weekday)
      .min(1, tSettings('dayMissing'))
      .max(7)
      .refine((days) => new Set(days).size === days.length, tValidation('daysRepeated'))
      .meta({ description: 'Weekdays on which the hospital is open.' }),
  })
  .refine(({ from, to }) => from < to, { message: tSettings('closingNotAfterOpening'), path: ['to'] })
  .meta({ id: 'OpeningHours', description: "Opening hours in the hospital's time zone." });
export type OpeningHours = z.infer<typeof OpeningHours>;

export const SocialPages = z
  .strictObject({
    facebook: PageAddress.nullable().meta({
      description: 'URL of the Facebook page (https); null if there is none.',
    }),
    x: PageAddress.nullable().meta({ description: 'URL of the X page (https); null if there is none.' }),
    youtube: PageAddress.nullable().meta({
      description: 'URL of the YouTube page (https); null if there is none.',
    }),
    instagram: PageAddress.nullable().meta({
      description: 'URL of the Instagram page (https); null if there is none.',
    }),
    linkedin: PageAddress.nullable().meta({
      description: 'URL of the LinkedIn page (https); null if there is none.',
    }),
  })
  .meta({
    id: 'SocialPages',
    description: 'Pages of the hospital on social networks; null if there is none.',
  });
export type SocialPages = z.infer<typeof SocialPages>;

/** Settings of the hospital that an administrator may change. */
export const settingsFields = {
  name: lineOfText(80, tSettings('nameMissing')).meta({
    description: 'Name of the hospital on pages, mails and documents.',
    examples: ['Hospital Portal'],
  }),
  shortName: lineOfText(24, tSettings('shortNameMissing'))
    .nullable()
    .meta({
      description: 'Name of the hospital on narrow screens; null for the same as `name`.',
      examples: ['City Hospital'],
    }),
  phone: PhoneText.meta({ description: 'Phone number for questions and appointments.' }),
  emergencyPhone: PhoneText.meta({
    description: 'Phone number that is answered at all hours.',
    examples: ['112'],
  }),
  messagingPhone: MessagingPhone.nullable().meta({
    description: 'Number of the messaging app, + and digits only; null to hide the button.',
  }),
  address: freeText(300, tSettings('addressMissing')).meta({
    description: 'Postal address of the hospital; may have several lines.',
    examples: ['14 Lake View Road, Indiranagar, Bengaluru 560038'],
  }),
  city: lineOfText(60, tSettings('cityMissing'))
    .nullable()
    .meta({
      description: 'City of the hospital as shown on the site; null for none.',
      examples: ['Bengaluru'],
    }),
  openingHours: OpeningHours,
  promoPercent: PromoPercent,
  promoText: lineOfText(160, tSettings('bannerMissing'))
    .nullable()
    .meta({
      description: 'Banner on all public pages; null for none.',
      examples: ['20% off all medicines'],
    }),
  gstNumber: GstNumber.nullable(),
  accreditations: Accreditations,
  copyrightYear: z
    .int(tValidation('wholeNumber'))
    .min(1900, tSettings('copyrightYearFormat'))
    .max(2100, tSettings('copyrightYearFormat'))
    .nullable()
    .meta({ description: 'Year of the copyright line; null for a line without a year.', examples: [2023] }),
  social: SocialPages,
  visitRules: VisitRules,
};

/** Additional settings that are not public. */
export const staffSettings = {
  labWindows: LabWindows,
  videoLink: VideoLink.nullable(),
  policy: Policy,
};

export const Settings = z
  .strictObject({
    id: z.literal(SETTINGS_ID).meta({ description: 'Always "hospital"; there is only one record.' }),
    _id: z.literal(SETTINGS_ID).meta({ description: 'Always "hospital", the same as `id`.' }),
    ...settingsFields,
    ...staffSettings,
    version: Version,
    updatedAt: UpdatedAt,
  })
  .meta({
    id: 'Settings',
    description: 'Settings of the hospital, for administrators.',
  });
export type Settings = z.infer<typeof Settings>;

/** Omitted fields are unchanged; read-only fields are ignored, so a record can be sent back as it was read. */
export const UpdateSettings = writable(
  Settings,
  z.strictObject({ ...settingsFields, ...staffSettings, version: Version }).partial(),
).meta({ id: 'UpdateSettings' });
export type UpdateSettings = z.infer<typeof UpdateSettings>;

export const Hospital = z
  .strictObject({
    ...settingsFields,
    closures: z.array(Closure).meta({
      description: `Today's closure and those that begin within ${CLOSURES_DAYS_AHEAD} days, nearest first.`,
    }),
    timeZone: z.string().meta({
      description: 'Time zone of all dates and times of day (IANA name).',
      examples: ['Asia/Kolkata'],
    }),
    isSetUp: z.boolean().meta({
      description: 'false until an administrator has saved the settings; until then the site is closed.',
      examples: [true],
    }),
    testMode: z.boolean().meta({ description: 'true if payments go to the sandbox, so nothing is charged.' }),
  })
  .meta({ id: 'Hospital', description: 'Public settings of the hospital for all pages.' });
export type Hospital = z.infer<typeof Hospital>;
