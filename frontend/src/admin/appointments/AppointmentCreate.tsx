import { Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { formatVisit } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { CreatePage } from '../common/forms/CreatePage';
import { PersonInput } from '../users/PersonInput';
import { RecordForm } from '../common/forms/RecordForm';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { DeskSlots } from './DeskSlots';
import { SameTime } from './SameTime';
import { bookingErrors } from './bookOnBehalf';
import { tBooking } from '../../messages/care/booking';
import { tAdminAppointment } from '../../messages/admin/appointments';
import { tAdminCommon } from '../../messages/admin/common';

const REASON_LENGTH = 500;
const PATIENTS = { disabled: false };
/** Doctors with public times. */
const DOCTORS = { disabled: false, published: true };

/** Two people may have the same name: email and phone number distinguish them. */
const patientText = ({ fullName, email, mobile }: RaRecord) =>
  [fullName, email, mobile].filter(Boolean).join(', ');
const doctorText = ({ fullName, speciality }: RaRecord) => [fullName, speciality].filter(Boolean).join(', ');

const PeopleInputs = () => (
  <FormGrid title={tAdminCommon('who')}>
    <PersonInput
      source="patientId"
      reference="patients"
      filter={PATIENTS}
      label={tAdminCommon('patient')}
      textOf={patientText}
      noOptionsText={tAdminAppointment('patientNotFound')}
    />
    <PersonInput
      source="doctorId"
      reference="doctors"
      filter={DOCTORS}
      label={tAdminCommon('doctor')}
      textOf={doctorText}
      noOptionsText={tAdminAppointment('bookableDoctorNotFound')}
    />
  </FormGrid>
);

function SameTimeOfPatient({ onAsk }: { onAsk: (isAsked: boolean) => void }) {
  const patientId = useWatch<{ patientId: string }, 'patientId'>({ name: 'patientId' });
  return <SameTime patientId={patientId} onAsk={onAsk} />;
}

const VisitInputs = ({ onAsk }: { onAsk: (isAsked: boolean) => void }) => (
  <FormGrid title={tAdminAppointment('whenAndWhy')}>
    <Wide>
      <Stack sx={{ gap: 2 }}>
        <DeskSlots />
        <SameTimeOfPatient onAsk={onAsk} />
      </Stack>
    </Wide>
    <Wide>
      <TextInput
        source="reasonForAppointment"
        label={tAdminAppointment('reasonForVisit')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH } }}
        helperText={tAdminAppointment('maxCharacters', { reasonLength: REASON_LENGTH })}
      />
    </Wide>
  </FormGrid>
);

/** The desk books a visit for a patient: paid at the desk, accepted immediately. */
export function AppointmentCreate() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const { timeZone } = useHospital();
  const [isSameTime, setSameTime] = useState(false);

  const onSaved = ({ id, patientId, appointmentDate, appointmentTime }: AppointmentDto) => {
    const when = appointmentDate ? formatVisit(appointmentDate, appointmentTime, timeZone) : '';
    notifySuccess(tAdminAppointment('visitBooked'), [patientId.fullName, when].filter(Boolean).join(', '));
    void navigate(`/admin/appointments/${id}/show`);
  };
  // Usually the time was just taken, so the free times are read again.
  const onRefused = () => void queries.invalidateQueries({ queryKey: ['slots'] });

  return (
    <CreatePage<AppointmentDto>
      resource="appointments"
      title={tAdminAppointment('bookForPatient')}
      failure={tAdminAppointment('bookingFailed')}
      onSaved={onSaved}
      onRefused={onRefused}
    >
      <RecordForm
        defaultValues={{
          patientId: search.get('patientId') ?? '',
          doctorId: '',
          preferredDate: '',
          preferredTime: '',
          reasonForAppointment: '',
        }}
        validate={bookingErrors}
        saveLabel={isSameTime ? tBooking('bookAnyway') : tAdminAppointment('bookVisit')}
      >
        <PeopleInputs />
        <VisitInputs onAsk={setSameTime} />
      </RecordForm>
    </CreatePage>
  );
}
