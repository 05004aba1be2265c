import { BooleanInput, CheckboxGroupInput, useRecordContext } from 'react-admin';
import type { Settings } from '../../../../openapi/contract/site/settings.js';
import { TimeInput } from '../common/inputs/TimeInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { counted } from '../../../../openapi/contract/words/plural.js';
import { adminPolicyWords } from '../../words/admin/policy';

const REMINDER_HOURS = [168, 72, 48, 24, 12, 6, 4, 2, 1];

/** A time before a visit: whole days where they make more than one. */
const timeBefore = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? counted(hours / 24, nouns.day) : counted(hours, nouns.hour);

/** The usual times for a reminder, and those that are stored. */
function useReminderChoices() {
  const stored = useRecordContext<Settings>()?.policy.reminderHours ?? [];
  const hours = [...new Set([...REMINDER_HOURS, ...stored])].sort((a, b) => b - a);
  return hours.map((id) => ({ id, name: timeBefore(id) }));
}

const RulesInputs = () => (
  <FormGrid title={adminPolicyWords.title}>
    <BooleanInput
      source="policy.confirmedEmailToBook"
      label={adminPolicyWords.confirmedEmailToBook}
      helperText={adminPolicyWords.confirmedEmailToBookHelp}
    />
    <BooleanInput
      source="policy.doctorApproval"
      label={adminPolicyWords.doctorApproval}
      helperText={adminPolicyWords.doctorApprovalHelp}
    />
    <NumberInput
      decimals={0}
      source="policy.recordOpenMonths"
      label={adminPolicyWords.recordOpenMonths}
      helperText={adminPolicyWords.recordOpenMonthsHelp}
    />
    <Wide>
      <CheckboxGroupInput
        source="policy.reminderHours"
        label={adminPolicyWords.reminders}
        choices={useReminderChoices()}
        helperText={adminPolicyWords.remindersHelp}
      />
    </Wide>
  </FormGrid>
);

const WaitingListInputs = () => (
  <FormGrid title={adminPolicyWords.waitingList}>
    <NumberInput
      decimals={0}
      source="policy.offerMinutes"
      label={adminPolicyWords.offerMinutes}
      helperText={adminPolicyWords.offerMinutesHelp}
    />
    <NumberInput
      decimals={0}
      source="policy.offerLeadMinutes"
      label={adminPolicyWords.offerLeadMinutes}
      helperText={adminPolicyWords.offerLeadMinutesHelp}
    />
    <TimeInput
      source="policy.quietFrom"
      label={adminPolicyWords.quietFrom}
      helperText={adminPolicyWords.quietHoursHelp}
    />
    <TimeInput
      source="policy.quietTo"
      label={adminPolicyWords.quietTo}
      helperText={adminPolicyWords.noQuietHoursHelp}
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
