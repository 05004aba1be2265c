import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '../auth/useSession';
import { VisitCheckout } from '../booking/VisitCheckout';
import { usePageTitle } from '../hospital/usePageTitle';
import { DoctorFilters } from './DoctorFilters';
import { DoctorGrid } from './DoctorGrid';
import { DoctorPanel } from './DoctorPanel';
import { useBookDoctor } from './useBookDoctor';
import { useDoctors } from './useDoctors';
import { useDoctorsUrl } from './useDoctorsUrl';

const BookDoctorDialog = lazy(async () => ({
  default: (await import('../booking/BookDoctorDialog')).BookDoctorDialog,
}));

/** From here on there is room for the side panel. */
const WIDE = '(min-width:1000px)';

/** Doctors to search, look at and book; also where the checkout sends the browser back to. */
export function FindDoctorPage() {
  usePageTitle(
    'Find a doctor',
    'Doctors of ten specialities with fees, days and free times: compare and book online.',
  );
  const { filter, setFilter, doctorId, setDoctor, bookedId, setBooked } = useDoctorsUrl();
  const doctors = useDoctors(filter);
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const [sheetOpen, setSheetOpen] = useState(false);
  const book = useBookDoctor(setBooked);
  const isPatient = useSession()?.userType === 'patient';
  const selectedId = doctorId ?? doctors.data?.doctors[0]?._id;

  const view = (id: string) => {
    setDoctor(id);
    setSheetOpen(true);
  };
  const bookFromSheet = (id: string) => {
    setSheetOpen(false);
    book(id);
  };

  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Find a doctor
      </Typography>
      <VisitCheckout />
      <DoctorFilters filter={filter} onChange={setFilter} />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: isWide ? 'minmax(0, 1fr) 360px' : '1fr', gap: 3, mt: 3 }}
      >
        <DoctorGrid
          query={doctors}
          filter={filter}
          selectedId={isWide ? selectedId : undefined}
          onFilter={setFilter}
          onView={({ _id }) => view(_id)}
          onBook={({ _id }) => book(_id)}
        />
        {isWide && (
          <Card
            component="aside"
            aria-label="Doctor details"
            sx={{
              p: 3,
              position: 'sticky',
              top: 88,
              mt: 4.5,
              alignSelf: 'start',
              maxHeight: 'calc(100vh - 112px)',
              overflowY: 'auto',
            }}
          >
            <DoctorPanel doctorId={selectedId} onBook={book} />
          </Card>
        )}
      </Box>
      {!isWide && (
        <Dialog
          fullScreen
          open={sheetOpen}
          onClose={() => setSheetOpen(false)}
          slotProps={{ paper: { 'aria-label': 'Doctor details' } }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
            <IconButton aria-label="Close the details" onClick={() => setSheetOpen(false)}>
              <CloseIcon />
            </IconButton>
          </Box>
          <DialogContent sx={{ pt: 0, pb: 0 }}>
            <DoctorPanel doctorId={selectedId} onBook={bookFromSheet} />
          </DialogContent>
        </Dialog>
      )}
      <Suspense>
        {bookedId && isPatient && <BookDoctorDialog doctorId={bookedId} onClose={() => setBooked(null)} />}
      </Suspense>
    </Box>
  );
}
