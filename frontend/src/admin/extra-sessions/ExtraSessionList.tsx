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
import { Allowed } from '../steps/Allowed';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminExtraSession } from '../../messages/admin/availability/extraSessions';
import { tExtraSession } from '../../messages/care/extraSessions';

function RemoveButton({ session }: { session: ExtraSessionDto }) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh();
  return (
    <>
      <Button
        color="error"
        size="small"
        startIcon={<DeleteIcon />}
        aria-label={tExtraSession('removeNamed', { name: session.name, when: sessionText(session) })}
        onClick={() => setOpen(true)}
      >
        {tAdminCommon('remove')}
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
    .map(({ doctorName, times }) =>
      tAdminExtraSession('doctorWithTimes', { doctorName, count: times.length }),
    )
    .join(', ');

const FILTERS = [
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label={tAdminCommon('doctor')} />,
];

/** Extra times of some doctors on single days. */
export const ExtraSessionList = () => (
  <ListPage
    sorts={[
      { field: 'date', order: 'DESC', label: tAdminExtraSession('dayLatestFirst') },
      { field: 'date', order: 'ASC', label: tAdminExtraSession('dayEarliestFirst') },
    ]}
    filters={FILTERS}
    empty={tAdminExtraSession('noSessions')}
    action={<AddExtraSessionButton />}
  >
    <Records<ExtraSessionDto>>
      <DataTable.Col<ExtraSessionDto> label={tAdminExtraSession('session')} render={({ name }) => name} />
      <DataTable.Col<ExtraSessionDto> label={tAdminCommon('day')} render={sessionText} />
      <DataTable.Col<ExtraSessionDto> label={tAdminExtraSession('doctors')} render={doctorsText} />
      <DataTable.Col<ExtraSessionDto>
        label={tAdminExtraSession('actions')}
        align="right"
        render={(session) => (
          <Allowed to="extra-sessions.edit">
            <RemoveButton session={session} />
          </Allowed>
        )}
      />
    </Records>
  </ListPage>
);
