import { useRefresh } from 'react-admin';
import { SETTINGS_ID, Settings, UpdateSettings } from '../../../../openapi/contract/site/settings.js';
import { inWeekOrder } from '../../../../openapi/contract/people/fields.js';
import { writable } from '../../../../openapi/contract/validation/writable.js';
import { nestedErrors } from '../data/validate';
import { ContentEdit } from '../content/ContentEdit';
import { type ContentKind, pick } from '../content/kind';
import { SettingsInputs } from './SettingsInputs';
import { tAdminSetting } from '../../messages/admin/settings';
import { tAdminResource } from '../../messages/admin/resources';

const FIELDS = Object.keys(UpdateSettings.out.shape);
const AllSettings = writable(Settings, UpdateSettings.out.required());

/** Days in the order of the week. */
function toBody(values: Record<string, unknown>): Record<string, unknown> {
  const { openingHours } = values as Partial<Settings>;
  if (!openingHours) return pick(values, FIELDS);
  return {
    ...pick(values, FIELDS),
    openingHours: { ...openingHours, days: inWeekOrder(openingHours.days) },
  };
}

const SETTINGS: ContentKind<Settings> = {
  resource: 'settings',
  nameOf: () => tAdminResource('settings'),
  title: tAdminResource('settings'),
  texts: {
    updateFailed: tAdminSetting('saveFailed'),
    conflict: tAdminSetting('conflict'),
  },
  errorsOf: (values) => nestedErrors(AllSettings, values),
  toBody,
  inputs: <SettingsInputs />,
};

/** The settings of the hospital: name, numbers, hours, promotion. It is a single record. */
export function SettingsEdit() {
  // Everything is read again, because other pages show the name and prices too.
  const refresh = useRefresh();
  return <ContentEdit<Settings> kind={SETTINGS} id={SETTINGS_ID} onSaved={refresh} />;
}
