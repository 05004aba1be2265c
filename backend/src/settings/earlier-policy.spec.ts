import { FIRST_POLICY } from '../../../openapi/contract/site/policy.js';
import { earlierPolicy } from './earlier-policy.js';
import { firstSettings } from './first-settings.js';

describe('the policy of a database of an earlier version', () => {
  it('keeps the values of the environment', () => {
    const source = {
      REMINDER_HOURS: '48, 3',
      WAITLIST_OFFER_MINUTES: '30',
      WAITLIST_LEAD_MINUTES: '0',
      WAITLIST_QUIET_FROM: '23:00',
      WAITLIST_QUIET_TO: '06:00',
      CONFIRMED_EMAIL_TO_BOOK: 'true',
      DOCTOR_APPROVAL: 'false',
      RECORD_OPEN_MONTHS: '3',
    };
    expect(earlierPolicy(source, FIRST_POLICY)).toEqual({
      reminderHours: [48, 3],
      offerMinutes: 30,
      offerLeadMinutes: 0,
      quietFrom: '23:00',
      quietTo: '06:00',
      confirmedEmailToBook: true,
      doctorApproval: false,
      recordOpenMonths: 3,
      releaseByAnother: true,
      labRequestReminderDays: 3,
      labRequestDoctorDays: 10,
    });
    expect(earlierPolicy({ REMINDER_HOURS: 'none' }, FIRST_POLICY).reminderHours).toEqual([]);
  });

  it('takes the default for a value that is missing, empty or invalid', () => {
    const source = { REMINDER_HOURS: '0', WAITLIST_QUIET_FROM: '', RECORD_OPEN_MONTHS: 'many' };
    expect(earlierPolicy(source, FIRST_POLICY)).toEqual(FIRST_POLICY);
  });
});

describe('the first policy', () => {
  it('asks for the approval of new doctors in production only', () => {
    const approvals = (['production', 'development', 'test'] as const).map(
      (NODE_ENV) => firstSettings({ NODE_ENV }).policy?.doctorApproval,
    );
    expect(approvals).toEqual([true, false, false]);
  });
});
