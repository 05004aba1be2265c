import CheckIcon from '@mui/icons-material/Check';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { Form, type RaRecord, TextInput, useDataProvider, useRefresh } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { ApiError, sentenceOf } from '../../api/client';
import { VisitHourField } from '../../appointments/accept/VisitHourField';
import { useVisitHour } from '../../appointments/accept/useVisitHour';
import { notifyMailed } from '../../appointments/notifyMailed';
import { fromDdMmYyyy } from '../../common/dates/dayText';
import { InlineError } from '../../common/feedback/InlineError';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { toTypedDate } from '../fields/format';
import { PersonInput } from '../users/PersonInput';
import { filledIn } from '../data/validate';
import type { ConsoleDataProvider } from '../data/dataProvider';
import { tAdminAppointment } from '../../messages/admin/appointments';
import { tAdminCommon } from '../../messages/admin/common';

/** The key of its notices. */
const SUBJECT = 'accept appointment';

const TYPED_DATE = /^\d{2}-\d{2}-\d{4}$/;

const nameOf = ({ fullName }: RaRecord) => String(fullName);

const dateProblem = (value: unknown) =>
  typeof value === 'string' && TYPED_DATE.test(value) ? undefined : tAdminAppointment('dateFormatHint');
const doctorProblem = (value: unknown) => (value ? undefined : tAdminAppointment('chooseTreatingDoctor'));

/** Doctors who can take a speciality request. */
const DoctorChoice = ({ speciality }: { speciality: string | null }) => (
  <PersonInput
    source="doctorId"
    reference="doctors"
    filter={{ disabled: false, ...(speciality ? { speciality } : {}) }}
    label={tAdminCommon('doctor')}
    textOf={nameOf}
    validate={doctorProblem}
    fullWidth
  />
);

interface Typed {
  appointmentDate: string;
  doctorId?: string;
}

/** The typed time on the day of the requested or chosen doctor. */
function HourInput({ appointment }: { appointment: AppointmentDto }) {
  const { setValue, clearErrors } = useFormContext();
  const [text, chosen] = useWatch<Typed, ['appointmentDate', 'doctorId']>({
    name: ['appointmentDate', 'doctorId'],
  });
  const doctorId = appointment.doctorId ?? (chosen || null);
  const hour = useVisitHour({ appointment, doctorId, date: fromDdMmYyyy(text) });
  const { toSend } = hour;
  useEffect(() => {
    setValue('appointmentTime', toSend ?? '');
    // Remembering a refused time would keep the form from being sent again.
    clearErrors('appointmentTime');
  }, [toSend, setValue, clearErrors]);
  return <VisitHourField appointment={appointment} hour={hour} />;
}

interface AcceptFormProps {
  appointment: AppointmentDto;
  onClose: () => void;
}

function useAccept({ appointment, onClose }: AcceptFormProps) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  /** Passes the server's message of each refused field to the form. */
  return async (values: Record<string, unknown>) => {
    let answer: AppointmentDto;
    try {
      const { data } = await provider.act('appointments', appointment.id, 'accept', filledIn(values));
      answer = data as AppointmentDto;
    } catch (error) {
      notifyError(tSpecified('respondFailed', { reason: sentenceOf(error) }), undefined, SUBJECT);
      if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) return error.fieldErrors;
      refresh();
      onClose();
      return undefined;
    }
    notifySuccess(tSpecified('responded', { status: 'accepted' }));
    notifyMailed(answer.patientIsMailed);
    refresh();
    onClose();
    return undefined;
  };
}

function AcceptForm({ appointment, onClose }: AcceptFormProps) {
  const [isBusy, setBusy] = useState(false);
  const accept = useAccept({ appointment, onClose });
  const { preferredDate, doctorId, speciality } = appointment;

  const submit = async (values: Record<string, unknown>) => {
    setBusy(true);
    const errors = await accept(values);
    setBusy(false);
    return errors;
  };

  return (
    <Form
      record={{}}
      defaultValues={{ appointmentDate: preferredDate ? toTypedDate(preferredDate) : '' }}
      onSubmit={submit}
      disableInvalidFormNotification
      noValidate
    >
      <DialogContent>
        <Stack sx={{ gap: 2.5, '& .MuiFormControl-root': { m: 0 } }}>
          <DialogContentText>{tAdminAppointment('patientIsNotified')}</DialogContentText>
          <TextInput
            source="appointmentDate"
            label={tAdminAppointment('dateWithFormat')}
            validate={dateProblem}
            helperText={false}
            autoFocus
            fullWidth
          />
          {!doctorId && <DoctorChoice speciality={speciality} />}
          <HourInput appointment={appointment} />
          <InlineError subject={SUBJECT} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{tAdminCommon('back')}</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {tAdminAppointment('accept')}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** Accepts a pending request with day, time and, for a speciality request, the doctor. */
export function AcceptButton({ appointment }: { appointment: AppointmentDto }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="contained" startIcon={<CheckIcon />} onClick={() => setOpen(true)}>
        {tAdminAppointment('accept')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>{tAdminAppointment('acceptThisAppointment')}</DialogTitle>
        <AcceptForm appointment={appointment} onClose={close} />
      </Dialog>
    </>
  );
}
