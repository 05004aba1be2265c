import { z } from 'zod';
import { ClockTime, UpdatedAt, Version, freeText, lineOfText } from '../common.js';
import { CLOSURES_DAYS_AHEAD, Closure } from '../care/holidays.js';
import { VideoLink } from '../care/visit-kinds.js';
import { Weekday } from '../people/fields.js';
import { LabWindows } from '../shop/lab-windows.js';
import { writable } from '../validation/writable.js';
import { Policy } from './policy.js';
import { VisitRules } from './visit-rules.js';

/** The only record of the settings. */
export const SETTINGS_ID = 'hospital';
/** Largest promotion on medicines, in percent. */
export const MAX_PROMO_PERCENT = 90;

const PhoneText = lineOfText(24, 'Enter a phone number.')
  .regex(/^\+?\(?\d(?:[ ()-]*\d){2,19}$/, 'Enter a phone number: digits, with spaces, hyphens or brackets.')
  .meta({ examples: ['+91 80 4000 1234'] });

const MessagingPhone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{7,14}$/, 'Enter the number with + and the country code, digits only.')
  .meta({
    description: 'Number of the messaging app, + and digits only; null when there is none.',
    examples: ['+918040001234'],
  });

const GstNumber = z
  .string('Enter the GST number.')
  .trim()
  .regex(/^[0-9A-Z]{5,20}$/, 'Use the capitals and digits of the GST number only.')
  .meta({
    description: 'GST number that stands on receipts: capitals and digits.',
    examples: ['29ABCDE1234F1Z5'],
  });

const PromoPercent = z
  .number('Enter the promotion in percent.')
  .int('Use a whole number.')
  .min(0, 'The promotion cannot be below 0.')
  .max(MAX_PROMO_PERCENT, `The promotion can be at most ${MAX_PROMO_PERCENT} percent.`)
  .meta({
    description: 'What is taken off the list price of every medicine, in percent; 0 without a promotion.',
    examples: [20],
  });

const PageAddress = z
  .string()
  .trim()
  .max(200, 'Use at most 200 characters.')
  .regex(/^https:\/\/[^\s/]+\.[^\s"<>]+$/, 'Enter an address that begins with https://.')
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
      .min(1, 'Choose at least one day.')
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'Name each day once.')
      .meta({ description: 'Weekdays on which it is open.' }),
  })
  .refine(({ from, to }) => from < to, { message: 'Closing comes after opening.', path: ['to'] })
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
  name: lineOfText(80, 'Enter the name of the hospital.').meta({
    description: 'Name of the hospital, as pages, mails and documents give it.',
    examples: ['Hospital Portal'],
  }),
  shortName: lineOfText(24, 'Enter a short name.')
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
  address: freeText(300, 'Enter the address.').meta({
    description: 'Postal address of the hospital; may run over several lines.',
    examples: ['14 Lake View Road, Indiranagar, Bengaluru 560038'],
  }),
  city: lineOfText(60, 'Enter the city.')
    .nullable()
    .meta({
      description: 'City that the hospital is in, as the site names it; null to name none.',
      examples: ['Bengaluru'],
    }),
  openingHours: OpeningHours,
  promoPercent: PromoPercent,
  promoText: lineOfText(160, 'Enter the text of the banner.')
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
