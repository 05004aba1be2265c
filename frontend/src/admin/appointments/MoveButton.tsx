import MoveIcon from '@mui/icons-material/EventRepeatOutlined';
import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type AppointmentDto, STEP_REASON_LENGTH } from '../../../../openapi/contract/care/appointments.js';
import type { VisitKind } from '../../../../openapi/contract/care/visit-kinds.js';
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
import { SameTime } from './SameTime';
import { doctorOf } from './doctorOf';
import { tAdminAppointment } from '../../messages/admin/appointments';
import { tBooking } from '../../messages/care/booking';
import { tAdminCommon } from '../../messages/admin/common';

/** Doctors with public times. */
const DOCTORS = { disabled: false, published: true };
const doctorText = ({ fullName, speciality }: RaRecord) => [fullName, speciality].filter(Boolean).join(', ');

interface Typed {
  doctorId: string;
  preferredDate: string;
  preferredTime: string;
  kind?: VisitKind;
  reason?: string;
}

function validate(values: Values): Values {
  const { doctorId, preferredDate, preferredTime } = values as Partial<Typed>;
  return {
    ...(!doctorId && { doctorId: tAdminAppointment('chooseDoctor') }),
    ...(!preferredDate && { preferredDate: tAdminAppointment('chooseDate') }),
    ...(!preferredTime && { preferredTime: tAdminAppointment('chooseTime') }),
  };
}

interface MoveFormProps {
  appointment: AppointmentDto;
  onClose: () => void;
}

interface ChoiceProps extends Pick<MoveFormProps, 'appointment'> {
  /** Whether the patient has another visit at the chosen time. */
  onAsk: (isAsked: boolean) => void;
}

/** The free times of the chosen doctor, and the consequences of a move. */
function Choice({ appointment, onAsk }: ChoiceProps) {
  const doctorId = useWatch<Typed, 'doctorId'>({ name: 'doctorId' });
  const preview = useMovePreview(appointment.id, doctorId || undefined);
  if (!doctorId) return null;
  const lines = preview.data ? hospitalConsequences(appointment, preview.data) : [];
  return (
    <>
      <Consequences preview={preview} lines={lines} />
      {preview.data?.canMove !== false && <SlotsOf key={doctorId} doctorId={doctorId} />}
      <SameTime patientId={appointment.patientId._id} movedId={appointment.id} onAsk={onAsk} />
    </>
  );
}

function MoveForm({ appointment, onClose }: MoveFormProps) {
  const { timeZone } = useHospital();
  const queries = useQueryClient();
  const [isSameTime, setSameTime] = useState(false);
  const now = doctorOf(appointment)?._id ?? '';
  const step = useStep<MoveAppointment>({
    run: (provider, body) => provider.act('appointments', appointment.id, 'move', body),
    onDone: () => {
      notifySuccess(tAdminAppointment('appointmentMoved'), tAdminAppointment('bothInformed'));
      onClose();
    },
    failure: (reason) => ({ text: tAdminAppointment('moveFailed'), detail: reason }),
  });
  const submit = (values: Values) => {
    const typed = values as unknown as Typed;
    const { doctorId, preferredDate: date, preferredTime: time, kind = 'inPerson', reason } = typed;
    const { version } = appointment;
    const why = reason?.trim();
    step.mutate(
      {
        date,
        time,
        version,
        ...(doctorId !== now && { doctorId }),
        ...(kind !== appointment.kind && { kind }),
        ...(why && { reason: why }),
      },
      // Usually the time was just taken.
      { onError: () => void queries.invalidateQueries({ queryKey: ['slots'] }) },
    );
  };
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ doctorId: now, preferredDate: '', preferredTime: '', kind: appointment.kind }}
      validate={validate}
      onSubmit={submit}
      submitLabel={isSameTime ? tBooking('moveAnyway') : tAdminAppointment('move')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        {tAdminAppointment('nowWhen', { when: whenText(appointment, timeZone) })}
      </DialogContentText>
      <PersonInput
        source="doctorId"
        reference="doctors"
        filter={DOCTORS}
        label={tAdminCommon('doctor')}
        textOf={doctorText}
      />
      <Choice appointment={appointment} onAsk={setSameTime} />
      <TextInput
        source="reason"
        label={tAdminCommon('reason')}
        helperText={tAdminAppointment('moveReasonHint')}
        slotProps={{ htmlInput: { maxLength: STEP_REASON_LENGTH } }}
      />
    </DialogForm>
  );
}

/** Moves an appointment to another free time, optionally to a doctor whose fee is not higher. */
export const MoveButton = ({ appointment }: Pick<MoveFormProps, 'appointment'>) => (
  <FormDialog
    needs="appointments.edit"
    label={tAdminAppointment('move')}
    icon={<MoveIcon />}
    title={tAdminAppointment('moveThisAppointment')}
  >
    {(close) => <MoveForm appointment={appointment} onClose={close} />}
  </FormDialog>
);
