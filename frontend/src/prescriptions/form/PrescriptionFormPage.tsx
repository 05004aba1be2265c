import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { usePageTitle } from '../../hospital/usePageTitle';
import { PrescriptionDialog } from './PrescriptionDialog';
import { PrescriptionItems } from './PrescriptionItems';
import { tPrescription } from '../../messages/care/prescriptions';
import { tPage } from '../../messages/pages';

const idOf = (text: string | null) => (text && /^[0-9a-f]{24}$/.test(text) ? text : undefined);

/** The form, open as soon as the page is; each way to this page opens it again. */
function Writing() {
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {tPage('writePrescription')}
      </Button>
      {isOpen && (
        <PrescriptionDialog
          patientId={idOf(params.get('patient'))}
          appointmentId={idOf(params.get('appointment'))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** The prescription form above the prescriptions that were written before. */
export function PrescriptionFormPage() {
  usePageTitle(tPage('prescriptions'));
  const { key } = useLocation();
  return (
    <>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, mb: 3 }}
      >
        <Typography variant="h1">{tPage('prescriptions')}</Typography>
        <Writing key={key} />
      </Stack>
      <PrescriptionItems perPage={20} whenEmpty={tPrescription('doctorEmpty')} />
    </>
  );
}
