import { labelOf } from '../../../../openapi/contract/validation/labels.js';
import { formatDate, formatInstant, formatRupees, formatTime, shortId } from '../../common/format/format';
import { tAdminAuditEvent } from '../../messages/admin/auditEvents';
import { isLabelledState, tAdminState } from '../../messages/admin/states';

export interface Change {
  field: string;
  before: string;
  after: string;
  isChanged: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PAISE = /Paise$/;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "Preferred date" for `preferredDate`, "Fee" for `feePaise`, "Patient" for `patientId`. */
export const fieldText = (field: string): string => labelOf(field.replace(PAISE, ''));

/** Readable forms of texts with a known format. */
const FORMS: [RegExp, (text: string, timeZone: string) => string][] = [
  [/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/, formatInstant],
  [/^\d{4}-\d{2}-\d{2}$/, formatDate],
  [/^\d{2}:\d{2}$/, formatTime],
  [/^[0-9a-f]{24}$/, shortId],
  [/^[a-z]+(?:[A-Z][a-z]+)+$/, (code) => code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)],
];

function textOf(text: string, timeZone: string): string {
  if (isLabelledState(text)) return lowerFirst(tAdminState(text));
  const form = FORMS.find(([pattern]) => pattern.test(text));
  return form ? form[1](text, timeZone) : text;
}

/** A readable value: formatted dates, times and amounts, lists and parts with commas, a dash for none. */
export function asText(value: unknown, field: string, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value))
    return value.map((each) => asText(each, field, timeZone)).join(', ') || tAdminAuditEvent('none');
  if (isRecord(value)) {
    const parts = Object.entries(value).map(
      ([name, part]) => `${fieldText(name)}: ${asText(part, name, timeZone)}`,
    );
    return parts.join(', ') || tAdminAuditEvent('none');
  }
  if (typeof value === 'boolean') return tAdminAuditEvent(value ? 'yes' : 'no');
  if (typeof value === 'number' && PAISE.test(field)) return formatRupees(value / 100);
  return typeof value === 'string' ? textOf(value, timeZone) : JSON.stringify(value);
}

/**
 * A record before and after a step, field by field, changed fields first. A state that is not a record is one
 * field.
 */
export function changesBetween(before: unknown, after: unknown, timeZone: string): Change[] {
  const [old, now] = [before, after].map((state) => {
    if (state === null || state === undefined) return {};
    return isRecord(state) ? state : { value: state };
  }) as [Record<string, unknown>, Record<string, unknown>];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changes = fields.map((field) => {
    const texts = {
      before: asText(old[field], field, timeZone),
      after: asText(now[field], field, timeZone),
    };
    return { field, ...texts, isChanged: texts.before !== texts.after };
  });
  return [...changes.filter((each) => each.isChanged), ...changes.filter((each) => !each.isChanged)];
}
