import { settingsFields, staffSettings } from '../../../openapi/contract/site/settings.js';
import type { Closure } from '../../../openapi/contract/care/holidays.js';
import type { Hospital, Settings, UpdateSettings } from '../../../openapi/contract/site/settings.js';
import { inWeekOrder } from '../../../openapi/contract/people/fields.js';
import type { Env } from '../config/env.js';
import { labWindowsOf, policyOf, visitRulesOf } from './first-settings.js';
import type { Setting } from './setting.schema.js';

type Fields = Required<Pick<Setting, keyof typeof settingsFields>>;

const FIELDS = Object.keys(settingsFields) as (keyof Fields)[];
const STAFF_FIELDS = Object.keys(staffSettings) as (keyof typeof staffSettings)[];

/** The public data of the hospital. */
export const toHospital = (row: Readonly<Setting>, env: Env, closures: Closure[]): Hospital => ({
  ...publicFieldsOf(row),
  closures,
  timeZone: env.HOSPITAL_TIME_ZONE,
  isSetUp: row.setUpAt !== null,
  testMode: env.sandbox,
});

/** The public settings. */
function publicFieldsOf(row: Readonly<Setting>): Fields {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as unknown as Fields;
  const { openingHours } = row;
  return {
    ...fields,
    shortName: row.shortName ?? null,
    accreditations: row.accreditations ?? [],
    copyrightYear: row.copyrightYear ?? null,
    openingHours: { ...openingHours, days: inWeekOrder(openingHours.days) },
    visitRules: visitRulesOf(row),
  };
}

/** The columns of a change; omitted ones stay. */
export function columnsOf(given: UpdateSettings, before: Setting): Partial<Setting> {
  const changed: Partial<Setting> = Object.fromEntries(
    [...FIELDS, ...STAFF_FIELDS]
      .filter((field) => given[field] !== undefined)
      .map((field) => [field, given[field]]),
  );
  return given.policy ? { ...changed, policy: { ...policyOf(before), ...given.policy } } : changed;
}

export const toSettings = (row: Setting): Settings => ({
  ...publicFieldsOf(row),
  id: row._id,
  _id: row._id,
  labWindows: [...labWindowsOf(row)],
  videoLink: row.videoLink ?? null,
  policy: policyOf(row),
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});
