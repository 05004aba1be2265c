import { Button, Stack } from '@mui/material';
import { useRedirect } from 'react-admin';
import { Link } from 'react-router';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { EditPage } from '../common/forms/EditPage';
import { Page } from '../shell/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { ApprovalSteps } from './ApprovalSteps';
import { DoctorForm } from './DoctorForm';
import { DoctorHours } from './DoctorHours';
import { DoctorLeaves } from './DoctorLeaves';
import { DoctorState } from './DoctorState';
import { changesOf } from './doctorChanges';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

const AppointmentsButton = ({ doctor }: { doctor: UserDto }) => (
  <Button
    component={Link}
    to={`/admin/appointments?filter=${encodeURIComponent(JSON.stringify({ doctorId: doctor.id }))}`}
  >
    {tAdminCommon('appointments')}
  </Button>
);

/** Edits a doctor's practice, visibility, access and leave. */
export function DoctorEdit() {
  const redirect = useRedirect();
  const onSaved = () => {
    notifySuccess(tSpecified('updated'));
    redirect('/admin/doctors');
  };
  return (
    <EditPage<UserDto>
      title={tAdminCommon('doctor')}
      failure={tAdminDoctor('saveFailed')}
      conflict={tAdminDoctor('doctorConflict')}
      transform={(values, options) => changesOf(values, options?.previousData ?? {})}
      onSaved={onSaved}
    >
      {(doctor) => (
        <Page
          title={doctor.fullName}
          note={<DoctorState doctor={doctor} />}
          actions={<AppointmentsButton doctor={doctor} />}
        >
          <Stack sx={{ gap: 3 }}>
            <ApprovalSteps doctor={doctor} />
            <DoctorForm doctor={doctor} />
            <DoctorHours doctorId={doctor.id} />
            <DoctorLeaves doctorId={doctor.id} />
            <RecordHistory recordId={doctor.id} />
          </Stack>
        </Page>
      )}
    </EditPage>
  );
}
