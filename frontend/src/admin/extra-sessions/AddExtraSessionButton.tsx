import AddIcon from '@mui/icons-material/Add';
import { DialogContentText } from '@mui/material';
import {
  AutocompleteArrayInput,
  FormDataConsumer,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { CreateExtraSession } from '../../../../openapi/contract/care/extra-sessions.js';
import { notifySuccess } from '../../common/feedback/notices';
import { DateInput } from '../common/inputs/DateInput';
import { fieldErrors, filledIn } from '../data/validate';
import { TimeSlotsInput } from '../doctors/TimeSlotsInput';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminExtraSession } from '../../messages/admin/availability/extraSessions';
import { tExtraSession } from '../../messages/care/extraSessions';

const shrunk = { inputLabel: { shrink: true } };
const KINDS = [
  { id: 'hours', name: tExtraSession('fromTo') },
  { id: 'times', name: tExtraSession('singleTimes') },
];
const EMPTY = { name: '', date: '', kind: 'hours', from: '', to: '', times: [], doctorIds: [] };

/** The form values to send: either hours or times, as chosen. */
function bodyOf({ kind, from, to, times, ...rest }: Values): Values {
  return filledIn({ ...rest, ...(kind === 'times' ? { times } : { from, to }) });
}

const Hours = () =>
  (['from', 'to'] as const).map((field) => (
    <TextInput
      key={field}
      source={field}
      label={field === 'from' ? tExtraSession('begins') : tExtraSession('ends')}
      type="time"
      fullWidth
      helperText={false}
      slotProps={shrunk}
    />
  ));

function SessionForm({ onClose }: { onClose: () => void }) {
  const step = useStep<CreateExtraSession>({
    run: (provider, data) => provider.create('extra-sessions', { data }),
    onDone: () => {
      notifySuccess(tExtraSession('added'));
      onClose();
    },
    failure: (reason) => ({ text: tAdminExtraSession('wasNotAdded'), detail: reason }),
  });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={EMPTY}
      validate={(values) => fieldErrors(CreateExtraSession, bodyOf(values))}
      onSubmit={(values) => step.submit(CreateExtraSession.parse(bodyOf(values)))}
      submitLabel={tExtraSession('addSession')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminExtraSession('addsTimes')}</DialogContentText>
      <TextInput
        source="name"
        label={tAdminCommon('name')}
        autoFocus
        fullWidth
        helperText={tExtraSession('forExample')}
      />
      <ReferenceArrayInput source="doctorIds" reference="doctors" sort={{ field: 'fullName', order: 'ASC' }}>
        <AutocompleteArrayInput
          label={tAdminExtraSession('doctorsPresent')}
          optionText="fullName"
          helperText={false}
        />
      </ReferenceArrayInput>
      <DateInput source="date" label={tAdminCommon('day')} fullWidth helperText={false} />
      <SelectInput
        source="kind"
        label={tExtraSession('timesKind')}
        choices={KINDS}
        fullWidth
        helperText={false}
        validate={[]}
      />
      <FormDataConsumer>
        {({ formData }: { formData: Values }) =>
          formData.kind === 'times' ? <TimeSlotsInput source="times" /> : <Hours />
        }
      </FormDataConsumer>
    </DialogForm>
  );
}

/** Adds an extra session for the chosen doctors. */
export const AddExtraSessionButton = () => (
  <FormDialog
    needs="extra-sessions.edit"
    label={tExtraSession('addSession')}
    icon={<AddIcon />}
    look={{ variant: 'contained' }}
    title={tAdminExtraSession('addSession')}
  >
    {(close) => <SessionForm onClose={close} />}
  </FormDialog>
);
