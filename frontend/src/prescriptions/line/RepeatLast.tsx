import RepeatIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { client, read, sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { formatDate } from '../../common/format/format';
import { tPrescription } from '../../messages/care/prescriptions';
import { type TypedRow, isEmptyRow } from '../form/prescriptionFields';
import { exactLineOf } from './lineReading';
import type { PrescriptionForm } from './useMedicineLine';

type Prescribed = PrescriptionDto['medicines'][number];

/** The latest prescription of the patient that the doctor may see. */
async function readLast(patientId: string): Promise<PrescriptionDto | undefined> {
  const query = {
    filter: JSON.stringify({ patientId, enteredInError: false }),
    range: JSON.stringify([0, 0]),
  };
  const [last] = await read(client.GET('/api/v1/prescriptions', { params: { query } }));
  return last;
}

/** A medicine that a doctor stopped, or entered in error, is not prescribed again by one press. */
const isRepeatable = ({ status }: Prescribed): boolean => status !== 'stopped' && status !== 'enteredInError';

const toTypedRow = ({ name, dosage, frequency, duration, brandSubstitution }: Prescribed): TypedRow => {
  const texts = { name, dosage, frequency, duration };
  return { ...texts, brandSubstitution, line: exactLineOf(texts) };
};

interface RepeatLastProps {
  form: PrescriptionForm;
  onRepeat: (rows: TypedRow[]) => void;
}

/** Fills the form with the medicines of the patient's last prescription; asks before typed ones are replaced. */
export function RepeatLast({ form, onRepeat }: RepeatLastProps) {
  const patientId = useWatch({ control: form.control, name: 'patientId' });
  const [found, setFound] = useState<PrescriptionDto | null>(null);
  const [outcome, setOutcome] = useState('');

  const repeat = ({ medicines, number, date }: PrescriptionDto) => {
    setFound(null);
    onRepeat(medicines.filter(isRepeatable).map(toTypedRow));
    setOutcome(tPrescription('repeated', { number, date: formatDate(date) }));
  };
  const search = useMutation({
    mutationFn: () => readLast(patientId),
    onMutate: () => setOutcome(''),
    onSuccess: (last) => {
      if (!last?.medicines.some(isRepeatable)) setOutcome(tPrescription('nothingToRepeat'));
      else if (form.getValues('medicines').every(isEmptyRow)) repeat(last);
      else setFound(last);
    },
    onError: (error) => setOutcome(tPrescription('repeatFailed', { reason: sentenceOf(error) })),
  });

  if (patientId === '') return null;
  return (
    <>
      <Button startIcon={<RepeatIcon />} loading={search.isPending} onClick={() => search.mutate()}>
        {tPrescription('repeatLast')}
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {outcome}
      </Typography>
      {found && (
        <ConfirmDialog
          title={tPrescription('replaceMedicines')}
          confirmLabel={tPrescription('replace')}
          busy={false}
          onConfirm={() => repeat(found)}
          onClose={() => setFound(null)}
        >
          <Typography>
            {tPrescription('replaceMedicinesText', { number: found.number, date: formatDate(found.date) })}
          </Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
