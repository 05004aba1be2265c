import { z } from 'zod';
import { ClockTime, UpdatedAt, Version, freeText, lineOfText } from '../common.js';
import { CLOSURES_DAYS_AHEAD, Closure } from '../care/holidays.js';
import { VideoLink } from '../care/visit-kinds.js';
import { Weekday } from '../people/fields.js';
import { LabWindows } from '../shop/lab-windows.js';
import { writable } from '../validation/writable.js';
import { Policy } from './policy.js';
import { VisitRules } from './visit-rules.js';
import messages from '../../../messages/en/contract/site/settings.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tSettings = createMessages('contract/site/settings', messages);

/** The only record of the settings. */
export const SETTINGS_ID = 'hospital';
/** Largest promotion on medicines, in percent. */
export const MAX_PROMO_PERCENT = 90;

const PhoneText = lineOfText(24, tSettings('phoneMissing'))
  .regex(/^\+?\(?\d(?:[ ()-]*\d){2,19}$/, tSettings('phoneFormat'))
  .meta({ examples: ['+91 80 4000 1234'] });

const MessagingPhone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{7,14}$/, tSettings('whatsAppFormat'))
  .meta({
    description: 'Number of the messaging app, + and digits only; null when there is none.',
    examples: ['+918040001234'],
  });

const GstNumber = z
  .string(tSettings('gstMissing'))
  .trim()
  .regex(/^[0-9A-Z]{5,20}$/, tSettings('gstFormat'))
  .meta({
    description: 'GST number that stands on receipts: capitals and digits.',
    examples: ['29ABCDE1234F1Z5'],
  });

const PromoPercent = z
  .number(tSettings('promotionMissing'))
  .int(tValidation('wholeNumber'))
  .min(0, tSettings('promotionNegative'))
  .max(MAX_PROMO_PERCENT, tSettings('promotionTooHigh', { max: MAX_PROMO_PERCENT }))
  .meta({
    description: 'What is taken off the list price of every medicine, in percent; 0 without a promotion.',
    examples: [20],
  });

const PageAddress = z
  .string()
  .trim()
  .max(200, tValidation('textTooLong', { max: 200 }))
  .regex(/^https:\/\/[^\s/]+\.[^\s"<>]+$/, tValidation('webAddressFormat'))
  .meta({
    description: 'Address of the page, with https://; null where there is none.',
    examples: ['https://www.example.org/hospital'],
  });

export const OpeningHours = z
  .strictObject({
    from: ClockTime.meta({
      description: "When it opens, HH:mm in the hospital's time zone.",
      examples: ['08:00'],
    }),
    to: ClockTime.meta({
      description: "When it closes, HH:mm in the hospital's time zone.",
      examples: ['20:00'],
    }),
    days: z
      .array(Weekday)
      .min(1, tSettings('dayMissing'))
      .max(7)
      .refine((days) => new Set(days).size === days.length, tValidation('daysRepeated'))
      .meta({ description: 'Weekdays on which it is open.' }),
  })
  .refine(({ from, to }) => from < to, { message: tSettings('closingNotAfterOpening'), path: ['to'] })
  .meta({ id: 'OpeningHours', description: "When the hospital is open, on the hospital's clock." });
export type OpeningHours = z.infer<typeof OpeningHours>;

export const SocialPages = z
  .strictObject({
    facebook: PageAddress.nullable().meta({
      description: 'Its page at Facebook, https; null where there is none.',
    }),
    x: PageAddress.nullable().meta({ description: 'Its page at X, https; null where there is none.' }),
    youtube: PageAddress.nullable().meta({
      description: 'Its page at YouTube, https; null where there is none.',
    }),
    instagram: PageAddress.nullable().meta({
      description: 'Its page at Instagram, https; null where there is none.',
    }),
    linkedin: PageAddress.nullable().meta({
      description: 'Its page at LinkedIn, https; null where there is none.',
    }),
  })
  .meta({ id: 'SocialPages', description: 'Pages of the hospital elsewhere; null where there is none.' });
export type SocialPages = z.infer<typeof SocialPages>;

/** What an administrator may change about the hospital. */
export const settingsFields = {
  name: lineOfText(80, tSettings('nameMissing')).meta({
    description: 'Name of the hospital, as pages, mails and documents give it.',
    examples: ['Hospital Portal'],
  }),
  shortName: lineOfText(24, tSettings('shortNameMissing'))
    .nullable()
    .meta({
      description: 'Name of the hospital on narrow screens; null to show `name` there, too.',
      examples: ['City Hospital'],
    }),
  phone: PhoneText.meta({ description: 'Phone number for questions and appointments.' }),
  emergencyPhone: PhoneText.meta({
    description: 'Phone number that is answered day and night.',
    examples: ['112'],
  }),
  messagingPhone: MessagingPhone.nullable().meta({
    description: 'Number of the messaging app, + and digits only; null hides the button.',
  }),
  address: freeText(300, tSettings('addressMissing')).meta({
    description: 'Postal address of the hospital; may run over several lines.',
    examples: ['14 Lake View Road, Indiranagar, Bengaluru 560038'],
  }),
  city: lineOfText(60, tSettings('cityMissing'))
    .nullable()
    .meta({
      description: 'City that the hospital is in, as the site names it; null to name none.',
      examples: ['Bengaluru'],
    }),
  openingHours: OpeningHours,
  promoPercent: PromoPercent,
  promoText: lineOfText(160, tSettings('bannerMissing'))
    .nullable()
    .meta({
      description: 'The banner above every public page; null for none.',
      examples: ['20% off all medicines'],
    }),
  gstNumber: GstNumber,
  social: SocialPages,
  visitRules: VisitRules,
};

/** Further settings that stay private. */
export const staffSettings = {
  labWindows: LabWindows,
  videoLink: VideoLink.nullable(),
  policy: Policy,
};

export const Settings = z
  .strictObject({
    id: z.literal(SETTINGS_ID).meta({ description: 'Always "hospital": there is one record.' }),
    _id: z.literal(SETTINGS_ID).meta({ description: 'Always "hospital", the same as `id`.' }),
    ...settingsFields,
    ...staffSettings,
    version: Version,
    updatedAt: UpdatedAt,
  })
  .meta({
    id: 'Settings',
    description: 'What the hospital says about itself, as an administrator edits it.',
  });
export type Settings = z.infer<typeof Settings>;

/** Fields that are left out stay; read-only ones are ignored, so a record that was read may be sent back. */
export const UpdateSettings = writable(
  Settings,
  z.strictObject({ ...settingsFields, ...staffSettings, version: Version }).partial(),
).meta({ id: 'UpdateSettings' });
export type UpdateSettings = z.infer<typeof UpdateSettings>;

export const Hospital = z
  .strictObject({
    ...settingsFields,
    closures: z.array(Closure).meta({
      description: `Today's closure and those that begin within ${CLOSURES_DAYS_AHEAD} days, the nearest first.`,
    }),
    timeZone: z.string().meta({
      description: 'Time zone of all dates and times of day, by its IANA name.',
      examples: ['Asia/Kolkata'],
    }),
    testMode: z
      .boolean()
      .meta({ description: 'true while payments go to the sandbox and nothing is really charged.' }),
  })
  .meta({ id: 'Hospital', description: 'What every page needs to know about the hospital.' });
export type Hospital = z.infer<typeof Hospital>;
