import { BooleanInput, CheckboxGroupInput, useRecordContext } from 'react-admin';
import type { Settings } from '../../../../openapi/contract/site/settings.js';
import { TimeInput } from '../common/inputs/TimeInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { tCount } from '../../../../openapi/contract/messages/counts.js';
import { tAdminPolicy } from '../../messages/admin/policy';

const REMINDER_HOURS = [168, 72, 48, 24, 12, 6, 4, 2, 1];

/** A time before a visit, in whole days if there are several. */
const timeBefore = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? tCount('days', { count: hours / 24 }) : tCount('hours', { count: hours });

/** The usual reminder times, and the stored ones. */
function useReminderChoices() {
  const stored = useRecordContext<Settings>()?.policy.reminderHours ?? [];
  const hours = [...new Set([...REMINDER_HOURS, ...stored])].sort((a, b) => b - a);
  return hours.map((id) => ({ id, name: timeBefore(id) }));
}

const RulesInputs = () => (
  <FormGrid title={tAdminPolicy('title')}>
    <BooleanInput
      source="policy.confirmedEmailToBook"
      label={tAdminPolicy('confirmedEmailToBook')}
      helperText={tAdminPolicy('confirmedEmailToBookHelp')}
    />
    <BooleanInput
      source="policy.doctorApproval"
      label={tAdminPolicy('doctorApproval')}
      helperText={tAdminPolicy('doctorApprovalHelp')}
    />
    <BooleanInput
      source="policy.releaseByAnother"
      label={tAdminPolicy('releaseByAnother')}
      helperText={tAdminPolicy('releaseByAnotherHelp')}
    />
    <NumberInput
      decimals={0}
      source="policy.recordOpenMonths"
      label={tAdminPolicy('recordOpenMonths')}
      helperText={tAdminPolicy('recordOpenMonthsHelp')}
    />
    <NumberInput
      decimals={0}
      source="policy.labRequestReminderDays"
      label={tAdminPolicy('labRequestReminderDays')}
      helperText={tAdminPolicy('zeroForNever')}
    />
    <NumberInput
      decimals={0}
      source="policy.labRequestDoctorDays"
      label={tAdminPolicy('labRequestDoctorDays')}
      helperText={tAdminPolicy('zeroForNever')}
    />
    <Wide>
      <CheckboxGroupInput
        source="policy.reminderHours"
        label={tAdminPolicy('reminders')}
        choices={useReminderChoices()}
        helperText={tAdminPolicy('remindersHelp')}
      />
    </Wide>
  </FormGrid>
);

const WaitingListInputs = () => (
  <FormGrid title={tAdminPolicy('waitingList')}>
    <NumberInput
      decimals={0}
      source="policy.offerMinutes"
      label={tAdminPolicy('offerMinutes')}
      helperText={tAdminPolicy('offerMinutesHelp')}
    />
    <NumberInput
      decimals={0}
      source="policy.offerLeadMinutes"
      label={tAdminPolicy('offerLeadMinutes')}
      helperText={tAdminPolicy('offerLeadMinutesHelp')}
    />
    <TimeInput
      source="policy.quietFrom"
      label={tAdminPolicy('quietFrom')}
      helperText={tAdminPolicy('quietHoursHelp')}
    />
    <TimeInput
      source="policy.quietTo"
      label={tAdminPolicy('quietTo')}
      helperText={tAdminPolicy('noQuietHoursHelp')}
    />
  </FormGrid>
);

/** Rules of booking, access to records, reminders and the waiting list. */
export const PolicyInputs = () => (
  <>
    <RulesInputs />
    <WaitingListInputs />
  </>
);
