import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { DialogContentText } from '@mui/material';
import { FormDataConsumer, type RaRecord, TextInput, required, useGetOne } from 'react-admin';
import { HideEntry, MoveEntry } from '../../../../openapi/contract/care/entered-in-error.js';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tEntryCorrection } from '../../messages/care/entryCorrections';
import { personLine } from '../../records/corrections/personLine';
import { fieldErrors, filledIn } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { StepButton } from '../steps/StepButton';
import { useStep } from '../steps/useStep';
import { PersonInput } from '../users/PersonInput';

/** The entry to correct. */
export interface Corrected {
  resource: 'records' | 'prescriptions';
  id: string;
  title: string;
}

const failure = (reason: string) => ({ text: tEntryCorrection('failed'), detail: reason });

const Reason = () => (
  <TextInput
    source="reason"
    label={tEntryCorrection('reasonLabel')}
    helperText={tEntryCorrection('reasonHint')}
    fullWidth
  />
);

interface HideButtonProps extends Corrected {
  /** The consequences. */
  text?: string;
}

function HideForm({
  resource,
  id,
  title,
  text = tEntryCorrection('hideText'),
  onClose,
}: HideButtonProps & { onClose: () => void }) {
  const step = useStep<HideEntry>({
    run: (provider, body) => provider.act(resource, id, 'hide', body),
    onDone: () => {
      notifySuccess(tEntryCorrection('hidden'), title);
      onClose();
    },
    failure,
  });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ reason: '' }}
      validate={(values) => fieldErrors(HideEntry, filledIn(values))}
      onSubmit={(values) => step.submit(HideEntry.parse(values))}
      submitLabel={tEntryCorrection('hide')}
      destructive
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{text}</DialogContentText>
      <Reason />
    </DialogForm>
  );
}

/** Marks an entry as entered in error, with a reason. */
export const HideButton = (props: HideButtonProps) => (
  <FormDialog
    needs={`${props.resource}.correct`}
    label={tEntryCorrection('hide')}
    icon={<HideIcon />}
    look={{ variant: 'outlined', color: 'error' }}
    title={tEntryCorrection('hideTitle', { title: props.title })}
  >
    {(close) => <HideForm {...props} onClose={close} />}
  </FormDialog>
);

/** Makes a hidden entry valid again. */
export const RestoreButton = ({ resource, id, title }: Corrected) => (
  <StepButton
    needs={`${resource}.correct`}
    label={tEntryCorrection('restore')}
    icon={<RestoreIcon />}
    variant="outlined"
    question={tEntryCorrection('restoreTitle', { title })}
    consequence={tEntryCorrection('restoreText')}
    run={(provider) => provider.act(resource, id, 'restore')}
    onDone={() => notifySuccess(tEntryCorrection('restored'), title)}
    failure={failure}
  />
);

const nameOf = ({ fullName }: RaRecord) => String(fullName);
const chosen = required(tEntryCorrection('patientMissing'));

/** Name, birth date and hospital number of the chosen patient. */
function Target({ id }: { id: string | null }) {
  const { data } = useGetOne<UserDto>('patients', { id: id ?? '' }, { enabled: Boolean(id) });
  if (!id || !data) return null;
  return (
    <DialogContentText color="text.primary" sx={{ fontWeight: 600 }} aria-live="polite">
      {personLine({ ...data, hospitalNumber: data.hospitalNumber ?? null })}
    </DialogContentText>
  );
}

interface MoveButtonProps extends Corrected {
  /** The patient who has the entry now. */
  patientId: string;
}

function MoveForm({ resource, id, title, patientId, onClose }: MoveButtonProps & { onClose: () => void }) {
  const step = useStep<MoveEntry>({
    run: (provider, body) => provider.act(resource, id, 'move', body),
    onDone: () => {
      notifySuccess(tEntryCorrection('move'), title);
      onClose();
    },
    failure,
  });
  const validate = (values: Values) =>
    values.patientId === patientId
      ? { patientId: tEntryCorrection('samePatient') }
      : fieldErrors(MoveEntry, filledIn(values));
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ patientId: null, reason: '' }}
      validate={validate}
      onSubmit={(values) => step.submit(MoveEntry.parse(values))}
      submitLabel={tEntryCorrection('move')}
      destructive
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tEntryCorrection('moveText')}</DialogContentText>
      <PersonInput
        source="patientId"
        reference="patients"
        label={tEntryCorrection('targetLabel')}
        textOf={nameOf}
        validate={chosen}
      />
      <FormDataConsumer>
        {({ formData }) => <Target id={(formData as { patientId?: string | null }).patientId ?? null} />}
      </FormDataConsumer>
      <Reason />
    </DialogForm>
  );
}

/** Moves an entry to the patient to whom it belongs, who is chosen by search. */
export const MoveButton = (props: MoveButtonProps) => (
  <FormDialog
    needs={`${props.resource}.correct`}
    label={tEntryCorrection('move')}
    icon={<MoveIcon />}
    title={tEntryCorrection('moveTitle', { title: props.title })}
  >
    {(close) => <MoveForm {...props} onClose={close} />}
  </FormDialog>
);
