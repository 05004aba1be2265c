import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../common/browser/lazyPart';
import { tPrescription } from '../../messages/care/prescriptions';
import type { MedicineLine } from '../line/useMedicineLine';

const DosageDetails = lazyPart(async () => (await import('./DosageDetails')).DosageDetails);

interface DetailsToggleProps {
  medicine: MedicineLine;
  /** Number of the medicine in the form. */
  number: number;
}

/** Shows the structure that was read, as fields to correct it. */
export function DetailsToggle({ medicine, number }: DetailsToggleProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        className="medicine__details"
        aria-label={tPrescription('detailsOf', { number })}
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMoreIcon sx={{ rotate: isOpen ? '180deg' : 'none' }} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {tPrescription('details')}
      </Button>
      <Box id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<CircularProgress size={24} />}>
            <DosageDetails medicine={medicine} />
          </Suspense>
        )}
      </Box>
    </>
  );
}
