import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { useSession } from '../../auth/useSession';
import { tPrescription } from '../../messages/care/prescriptions';
import { ChangeLinesDialog, stepsFor } from './ChangeLinesDialog';

/** Stops, pauses or resumes medicines, or marks them as entered in error. */
export function ChangeLinesButton({ prescription }: { prescription: PrescriptionDto }) {
  const [isOpen, setOpen] = useState(false);
  const userId = useSession()?.userId;
  const steps = stepsFor(prescription, userId === prescription.doctorId);
  if (steps.length === 0) return null;
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        aria-label={tPrescription('lines.changeOf', { number: prescription.number })}
      >
        {tPrescription('lines.change')}
      </Button>
      {isOpen && (
        <ChangeLinesDialog prescription={prescription} steps={steps} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
