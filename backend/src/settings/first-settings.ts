import type { UpdateSettings } from '../../../openapi/contract/site/settings.js';
import { SETTINGS_ID } from '../../../openapi/contract/site/settings.js';
import type { LabWindowPlaces } from '../../../openapi/contract/shop/lab-windows.js';
import { FIRST_POLICY } from '../../../openapi/contract/site/policy.js';
import type { Policy } from '../../../openapi/contract/site/policy.js';
import type { VisitRules } from '../../../openapi/contract/site/visit-rules.js';
import { FIRST_VISIT_RULES } from '../../../openapi/contract/site/first-visit-rules.js';
import { WEEKDAYS } from '../../../openapi/contract/people/fields.js';
import type { Env } from '../config/env.js';
import type { Setting } from './setting.schema.js';

/** Two hours each. Samples at home are possible until 5 PM. */
const FIRST_LAB_WINDOWS: LabWindowPlaces[] = [
  { from: '07:00', to: '09:00', homePlaces: 8, hospitalPlaces: 12 },
  { from: '09:00', to: '11:00', homePlaces: 8, hospitalPlaces: 12 },
  { from: '11:00', to: '13:00', homePlaces: 6, hospitalPlaces: 12 },
  { from: '15:00', to: '17:00', homePlaces: 6, hospitalPlaces: 12 },
  { from: '17:00', to: '19:00', homePlaces: 0, hospitalPlaces: 12 },
];

/** The time windows of the lab. */
export const labWindowsOf = ({ labWindows }: Readonly<Setting>): readonly LabWindowPlaces[] =>
  labWindows ?? FIRST_LAB_WINDOWS;

/** The cost of cancelling and moving a visit for its patient. */
export const visitRulesOf = ({ visitRules }: Readonly<Setting>): Readonly<VisitRules> =>
  visitRules ?? FIRST_VISIT_RULES;

/** Rules of booking and access. */
export const policyOf = ({ policy }: Readonly<Setting>): Readonly<Policy> => ({ ...FIRST_POLICY, ...policy });

/** The emergency number of India: the site stays closed until an administrator has entered the hospital's own. */
const FIRST_PHONE = '112';
const FIRST_ADDRESS = 'Not entered yet';

/**
 * The site opens when an administrator first saves the hospital's address. A row of an earlier version is open.
 * @returns the column to change, if any
 */
export function openingOf(
  { setUpAt }: Readonly<Setting>,
  { address = FIRST_ADDRESS }: UpdateSettings,
): Pick<Setting, 'setUpAt'> {
  return setUpAt === null && address !== FIRST_ADDRESS ? { setUpAt: new Date() } : {};
}

/** Injection token of the settings that the first start writes into an empty database. */
export const FIRST_SETTINGS = Symbol('FIRST_SETTINGS');

/** The initial settings. */
export function firstSettings({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): Setting {
  const now = new Date();
  return {
    _id: SETTINGS_ID,
    name: 'Hospital Portal',
    shortName: null,
    phone: FIRST_PHONE,
    emergencyPhone: FIRST_PHONE,
    messagingPhone: null,
    address: FIRST_ADDRESS,
    city: null,
    openingHours: { from: '08:00', to: '20:00', days: [...WEEKDAYS] },
    promoPercent: 0,
    promoText: null,
    gstNumber: null,
    accreditations: [],
    copyrightYear: null,
    social: { facebook: null, x: null, youtube: null, instagram: null, linkedin: null },
    labWindows: FIRST_LAB_WINDOWS,
    visitRules: FIRST_VISIT_RULES,
    videoLink: null,
    policy: { ...FIRST_POLICY, doctorApproval: NODE_ENV === 'production' },
    setUpAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
