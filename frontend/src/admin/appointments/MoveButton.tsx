import MoveIcon from '@mui/icons-material/EventRepeatOutlined';
import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type AppointmentDto, STEP_REASON_LENGTH } from '../../../../openapi/contract/care/appointments.js';
import type { MoveAppointment } from '../../../../openapi/contract/care/moved-visits.js';
import { Consequences } from '../../appointments/move/Consequences';
import { hospitalConsequences } from '../../appointments/move/consequences';
import { useMovePreview } from '../../appointments/move/useMove';
import { whenText } from '../../appointments/when';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { PersonInput } from '../users/PersonInput';
import { SlotsOf } from './DeskSlots';
import { doctorOf } from './doctorOf';

/** Those whose times anybody may ask for. */
const DOCTORS = { disabled: false, published: true };
const doctorText = ({ fullName, speciality }: RaRecord) => [fullName, speciality].filter(Boolean).join(', ');

interface Typed {
  doctorId: string;
  preferredDate: string;
  preferredTime: string;
  reason?: string;
}

function validate(values: Values): Values {
  const { doctorId, preferredDate, preferredTime } = values as Partial<Typed>;
  return {
    ...(!doctorId && { doctorId: 'Choose the doctor.' }),
    ...(!preferredDate && { preferredDate: 'Choose a date.' }),
    ...(!preferredTime && { preferredTime: 'Choose a time.' }),
  };
}

interface MoveFormProps {
  appointment: AppointmentDto;
  onClose: () => void;
}

/** The free times of the chosen doctor, and what follows from going there. */
function Choice({ appointment }: Pick<MoveFormProps, 'appointment'>) {
  const doctorId = useWatch<Typed, 'doctorId'>({ name: 'doctorId' });
  const preview = useMovePreview(appointment.id, doctorId || undefined);
  if (!doctorId) return null;
  const lines = preview.data ? hospitalConsequences(appointment, preview.data) : [];
  return (
    <>
      <Consequences preview={preview} lines={lines} />
      {preview.data?.canMove !== false && <SlotsOf key={doctorId} doctorId={doctorId} />}
    </>
  );
}

function MoveForm({ appointment, onClose }: MoveFormProps) {
  const { timeZone } = useHospital();
  const queries = useQueryClient();
  const now = doctorOf(appointment)?._id ?? '';
  const step = useStep<MoveAppointment>({
    run: (provider, body) => provider.act('appointments', appointment.id, 'move', body),
    onDone: () => {
      notifySuccess('Appointment moved', 'Patient and doctor have been told.');
      onClose();
    },
    failure: (reason) => ({ text: 'The appointment was not moved.', detail: reason }),
  });
  const submit = (values: Values) => {
    const { doctorId, preferredDate: date, preferredTime: time, reason } = values as unknown as Typed;
    const { version } = appointment;
    const why = reason?.trim();
    step.mutate(
      { date, time, version, ...(doctorId !== now && { doctorId }), ...(why && { reason: why }) },
      // Usually somebody else has taken the time.
      { onError: () => void queries.invalidateQueries({ queryKey: ['slots'] }) },
    );
  };
  return (
    <DialogForm
      defaultValues={{ doctorId: now, preferredDate: '', preferredTime: '' }}
      validate={validate}
      onSubmit={submit}
      submitLabel="Move"
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>Now: {whenText(appointment, timeZone)}</DialogContentText>
      <PersonInput
        source="doctorId"
        reference="doctors"
        filter={DOCTORS}
        label="Doctor"
        textOf={doctorText}
      />
      <Choice appointment={appointment} />
      <TextInput
        source="reason"
        label="Reason"
        helperText="Patient and doctor read it. You can leave it empty."
        slotProps={{ htmlInput: { maxLength: STEP_REASON_LENGTH } }}
      />
    </DialogForm>
  );
}

/** Moves an appointment to another free time, also of another doctor whose fee is not higher. */
export const MoveButton = ({ appointment }: Pick<MoveFormProps, 'appointment'>) => (
  <FormDialog label="Move" icon={<MoveIcon />} title="Move this appointment">
    {(close) => <MoveForm appointment={appointment} onClose={close} />}
  </FormDialog>
);
