import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { EditBase, useEditContext, useRedirect } from 'react-admin';
import { Link } from 'react-router';
import type { User } from '../../../../openapi/contract/people/accounts.js';
import { sentenceOf } from '../../api/client';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { messages } from '../../messages';
import { Conflict, isConflict } from '../common/forms/Conflict';
import { Page } from '../common/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { LoadingPage } from '../common/records/ShowPage';
import { ApprovalSteps } from './ApprovalSteps';
import { DoctorForm } from './DoctorForm';
import { DoctorLeaves } from './DoctorLeaves';
import { DoctorState } from './DoctorState';
import { changesOf } from './doctorChanges';

const AppointmentsButton = ({ doctor }: { doctor: User }) => (
  <Button
    component={Link}
    to={`/admin/appointments?filter=${encodeURIComponent(JSON.stringify({ doctorId: doctor.id }))}`}
  >
    Appointments
  </Button>
);

interface ContentProps {
  /** true when somebody else has saved since the form was filled. */
  isStale: boolean;
  onSettled: () => void;
}

function Content({ isStale, onSettled }: ContentProps) {
  const { record: doctor, error, refetch, isFetching } = useEditContext<User>();
  if (doctor)
    return (
      <Page
        title={doctor.fullName}
        note={<DoctorState doctor={doctor} />}
        actions={<AppointmentsButton doctor={doctor} />}
      >
        <Stack sx={{ gap: 3 }}>
          <ApprovalSteps doctor={doctor} />
          <DoctorForm doctor={doctor} />
          <DoctorLeaves doctorId={doctor.id} />
          <RecordHistory recordId={doctor.id} />
        </Stack>
        {isStale && (
          <Conflict
            text="Somebody else has changed this doctor meanwhile."
            busy={isFetching}
            onReload={() => void refetch().then(onSettled)}
            onClose={onSettled}
          />
        )}
      </Page>
    );
  if (!error) return <LoadingPage title="Doctor" />;
  return (
    <Page title="Doctor">
      <ErrorRetry error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

/** Change of a doctor's practice, visibility, access and leave; saved only once the server has agreed. */
export function DoctorEdit() {
  const redirect = useRedirect();
  const [isStale, setStale] = useState(false);
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{
        onError: () => undefined,
        // What a list has read may be old: the form begins with what the doctor is now.
        staleTime: 0,
      }}
      transform={(values: Record<string, unknown>, options?: { previousData?: Record<string, unknown> }) =>
        changesOf(values, options?.previousData ?? {})
      }
      mutationOptions={{
        onSuccess: () => {
          notifySuccess(messages.updated);
          redirect('/admin/doctors');
        },
        onError: (error: unknown) => {
          setStale(isConflict(error));
          notifyError('The changes were not saved.', sentenceOf(error));
        },
      }}
    >
      <Content isStale={isStale} onSettled={() => setStale(false)} />
    </EditBase>
  );
}
