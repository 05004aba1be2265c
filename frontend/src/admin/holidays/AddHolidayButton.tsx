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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminHoliday } from '../../messages/admin/availability/holidays';

function HolidayForm({ onClose }: { onClose: () => void }) {
  const step = useStep<CreateHoliday>({
    run: (provider, data) => provider.create('holidays', { data }),
    onDone: () => {
      notifySuccess(tAdminHoliday('added'));
      onClose();
    },
    failure: (reason) => ({ text: tAdminHoliday('addFailed'), detail: reason }),
  });
  const asked = step.variables;
  const hasVisits = step.error instanceof ApiError && step.error.visits.length > 0;
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ name: '', from: '', to: '' }}
      validate={(values: Values) => fieldErrors(CreateHoliday, filledIn(values))}
      onSubmit={(values) => step.submit(CreateHoliday.parse(filledIn(values)))}
      submitLabel={tAdminHoliday('addHoliday')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminHoliday('noDoctorBookable')}</DialogContentText>
      <TextInput source="name" label={tAdminCommon('name')} autoFocus fullWidth helperText={false} />
      <DateInput source="from" label={tAdminHoliday('firstDay')} fullWidth helperText={false} />
      <DateInput
        source="to"
        label={tAdminHoliday('lastDay')}
        fullWidth
        helperText={tAdminHoliday('lastDayHint')}
      />
      {hasVisits && asked && (
        <BookedVisits
          error={step.error}
          pathOf={(id) => `/admin/appointments/${id}/show`}
          offer={tAdminHoliday('addAndOffer')}
          onOffer={() => step.mutate({ ...asked, visits: 'offer' })}
        />
      )}
    </DialogForm>
  );
}

/** Adds a holiday; for booked visits it first asks what to do. */
export const AddHolidayButton = () => (
  <FormDialog
    needs="holidays.edit"
    label={tAdminHoliday('addHoliday')}
    icon={<AddIcon />}
    look={{ variant: 'contained' }}
    title={tAdminHoliday('addHolidayTitle')}
  >
    {(close) => <HolidayForm onClose={close} />}
  </FormDialog>
);
