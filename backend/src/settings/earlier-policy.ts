import { Policy } from '../../../openapi/contract/site/policy.js';

const numberOf = (text: string | undefined) => (text ? Number(text) : undefined);
const flagOf = (text: string | undefined) => (text ? text === 'true' : undefined);

function hoursOf(text: string | undefined): number[] | undefined {
  if (!text) return undefined;
  return text.trim() === 'none' ? [] : text.split(',').map(Number);
}

/**
 * The default policy of a database without one. Earlier versions read it from the environment: an upgrade keeps
 * valid values.
 */
export function earlierPolicy(source: NodeJS.ProcessEnv, first: Policy): Policy {
  const given = {
    reminderHours: hoursOf(source.REMINDER_HOURS),
    offerMinutes: numberOf(source.WAITLIST_OFFER_MINUTES),
    offerLeadMinutes: numberOf(source.WAITLIST_LEAD_MINUTES),
    quietFrom: source.WAITLIST_QUIET_FROM,
    quietTo: source.WAITLIST_QUIET_TO,
    confirmedEmailToBook: flagOf(source.CONFIRMED_EMAIL_TO_BOOK),
    doctorApproval: flagOf(source.DOCTOR_APPROVAL),
    recordOpenMonths: numberOf(source.RECORD_OPEN_MONTHS),
  };
  const valid = Object.entries(given).filter(
    ([field, value]) => Policy.shape[field as keyof Policy].safeParse(value).success,
  );
  return { ...first, ...Object.fromEntries(valid) };
}
