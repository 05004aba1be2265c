import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useSession } from '../../auth/useSession';
import { lazyPart } from '../../common/browser/lazyPart';
import { usePageTitle } from '../../hospital/usePageTitle';
import { DoctorAppointmentList } from './DoctorAppointmentList';
import { RejectedAppointmentList } from './RejectedAppointmentList';
import { VisitSteps } from './VisitSteps';
import { type AppointmentsView, useDoctorAppointmentsUrl } from './useDoctorAppointmentsUrl';
import { useVisitSteps } from './useVisitSteps';
import type { Place } from '../week/week';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { tPage } from '../../messages/pages';

const DoctorVisitDialog = lazyPart(async () => (await import('./DoctorVisitDialog')).DoctorVisitDialog);
const FollowUpDialog = lazyPart(async () => (await import('../../booking/FollowUpDialog')).FollowUpDialog);
const WeekView = lazyPart(async () => (await import('../week/WeekView')).WeekView);

const PANEL_ID = 'appointments-panel';

function ViewTabs({ view, onView }: { view: AppointmentsView; onView: (view: AppointmentsView) => void }) {
  return (
    <Tabs
      value={view}
      onChange={(_, next: AppointmentsView) => onView(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={tDoctorAppointment('showAs')}
      // All three side by side on a small phone.
      sx={{ '& .MuiTab-root': { minWidth: 0, px: { xs: 1.25, sm: 2 } } }}
    >
      <Tab
        value="list"
        label={tDoctorAppointment('requestsAndVisits')}
        id="tab-list"
        aria-controls={PANEL_ID}
      />
      <Tab value="week" label={tPage('week')} id="tab-week" aria-controls={PANEL_ID} />
      <Tab value="rejected" label={tPage('rejected')} id="tab-rejected" aria-controls={PANEL_ID} />
    </Tabs>
  );
}

/**
 * The doctor's requests and visits as lists or as a week, rejected requests, and new appointments for known
 * patients.
 */
export function DoctorAppointmentsPage() {
  usePageTitle(tPage('appointments'));
  const doctorId = useSession()?.userId ?? '';
  const { today, view, monday, visitId, setView, setMonday, openVisit, closeVisit } =
    useDoctorAppointmentsUrl();
  const steps = useVisitSteps(doctorId);
  /** The place of a new appointment: a place of the week, or free; null while none is added. */
  const [added, setAdded] = useState<Place | 'anywhere' | null>(null);

  return (
    <>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, mb: 2 }}
      >
        <Typography variant="h1">{tPage('appointments')}</Typography>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setAdded('anywhere')}>
          {tDoctorAppointment('addNewAppointment')}
        </Button>
      </Stack>
      <ViewTabs view={view} onView={setView} />
      <div role="tabpanel" id={PANEL_ID} aria-labelledby={`tab-${view}`}>
        {view === 'list' && (
          <DoctorAppointmentList
            doctorId={doctorId}
            isCompleting={steps.isCompleting}
            onStep={steps.take}
            onOpen={openVisit}
          />
        )}
        <Suspense>
          {view === 'week' && (
            <WeekView
              doctorId={doctorId}
              monday={monday}
              today={today}
              onMonday={setMonday}
              onOpen={({ _id }) => openVisit(_id)}
              onAdd={setAdded}
            />
          )}
        </Suspense>
        {view === 'rejected' && <RejectedAppointmentList doctorId={doctorId} />}
      </div>
      <Suspense>
        {visitId && (
          <DoctorVisitDialog
            appointmentId={visitId}
            actions={(visit) => (
              <VisitSteps
                appointment={visit}
                busy={steps.isCompleting(visit)}
                onStep={(step, appointment) => {
                  // The step asks within the page, because a second dialog would hide the first.
                  closeVisit();
                  steps.take(step, appointment);
                }}
              />
            )}
            onClose={closeVisit}
          />
        )}
        {added && (
          <FollowUpDialog
            doctorId={doctorId}
            place={added === 'anywhere' ? undefined : added}
            onClose={() => setAdded(null)}
          />
        )}
      </Suspense>
      {steps.dialog}
    </>
  );
}
