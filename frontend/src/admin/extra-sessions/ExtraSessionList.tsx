import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, useRefresh } from 'react-admin';
import type { ExtraSessionDto } from '../../../../openapi/contract/care/extra-sessions.js';
import { RemoveSessionDialog } from '../../availability/extra-sessions/RemoveSessionDialog';
import { sessionText } from '../../availability/extra-sessions/sessionText';
import { ListPage } from '../common/lists/ListPage';
import { Records } from '../common/lists/Records';
import { PersonFilter } from '../users/PersonFilter';
import { AddExtraSessionButton } from './AddExtraSessionButton';
import { adminCommonWords } from '../../words/admin/common';
import { adminExtraSessionWords } from '../../words/admin/availability/extraSessions';
import { extraSessionWords } from '../../words/care/extraSessions';

function RemoveButton({ session }: { session: ExtraSessionDto }) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh();
  return (
    <>
      <Button
        color="error"
        size="small"
        startIcon={<DeleteIcon />}
        aria-label={extraSessionWords.removeNamed(session.name, sessionText(session))}
        onClick={() => setOpen(true)}
      >
        {adminCommonWords.remove}
      </Button>
      {isOpen && (
        <RemoveSessionDialog
          session={session}
          visitPathOf={(id) => `/admin/appointments/${id}/show`}
          onSettled={refresh}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const doctorsText = ({ doctors }: ExtraSessionDto): string =>
  doctors
    .map(({ doctorName, times }) => adminExtraSessionWords.doctorWithTimes(doctorName, times.length))
    .join(', ');

const FILTERS = [
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label={adminCommonWords.doctor} />,
];

/** Times of single days beside the usual ones of some doctors. */
export const ExtraSessionList = () => (
  <ListPage
    sorts={[
      { field: 'date', order: 'DESC', label: adminExtraSessionWords.dayLatestFirst },
      { field: 'date', order: 'ASC', label: adminExtraSessionWords.dayEarliestFirst },
    ]}
    filters={FILTERS}
    empty={adminExtraSessionWords.noSessions}
    action={<AddExtraSessionButton />}
  >
    <Records<ExtraSessionDto>>
      <DataTable.Col<ExtraSessionDto> label={adminExtraSessionWords.session} render={({ name }) => name} />
      <DataTable.Col<ExtraSessionDto> label={adminCommonWords.day} render={sessionText} />
      <DataTable.Col<ExtraSessionDto> label={adminExtraSessionWords.doctors} render={doctorsText} />
      <DataTable.Col<ExtraSessionDto>
        label={adminExtraSessionWords.actions}
        align="right"
        render={(session) => <RemoveButton session={session} />}
      />
    </Records>
  </ListPage>
);
