import AddIcon from '@mui/icons-material/Add';
import { DialogContentText } from '@mui/material';
import { TextInput } from 'react-admin';
import { CreateHoliday } from '../../../../openapi/contract/care/holidays.js';
import { ApiError } from '../../api/client';
import { BookedVisits } from '../../availability/BookedVisits';
import { notifySuccess } from '../../common/feedback/notices';
import { DateInput } from '../common/inputs/DateInput';
import { fieldErrors, filledIn } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { adminCommonWords } from '../../words/admin/common';
import { adminHolidayWords } from '../../words/admin/availability/holidays';

function HolidayForm({ onClose }: { onClose: () => void }) {
  const step = useStep<CreateHoliday>({
    run: (provider, data) => provider.create('holidays', { data }),
    onDone: () => {
      notifySuccess(adminHolidayWords.added);
      onClose();
    },
    failure: (reason) => ({ text: adminHolidayWords.addFailed, detail: reason }),
  });
  const asked = step.variables;
  const hasVisits = step.error instanceof ApiError && step.error.visits.length > 0;
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ name: '', from: '', to: '' }}
      validate={(values: Values) => fieldErrors(CreateHoliday, filledIn(values))}
      onSubmit={(values) => step.submit(CreateHoliday.parse(filledIn(values)))}
      submitLabel={adminHolidayWords.addHoliday}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{adminHolidayWords.noDoctorBookable}</DialogContentText>
      <TextInput source="name" label={adminCommonWords.name} autoFocus fullWidth helperText={false} />
      <DateInput source="from" label={adminHolidayWords.firstDay} fullWidth helperText={false} />
      <DateInput
        source="to"
        label={adminHolidayWords.lastDay}
        fullWidth
        helperText={adminHolidayWords.lastDayHint}
      />
      {hasVisits && asked && (
        <BookedVisits
          error={step.error}
          pathOf={(id) => `/admin/appointments/${id}/show`}
          offer={adminHolidayWords.addAndOffer}
          onOffer={() => step.mutate({ ...asked, visits: 'offer' })}
        />
      )}
    </DialogForm>
  );
}

/** Adds a holiday; over booked visits it asks first what shall happen to them. */
export const AddHolidayButton = () => (
  <FormDialog
    label={adminHolidayWords.addHoliday}
    icon={<AddIcon />}
    look={{ variant: 'contained' }}
    title={adminHolidayWords.addHolidayTitle}
  >
    {(close) => <HolidayForm onClose={close} />}
  </FormDialog>
);
