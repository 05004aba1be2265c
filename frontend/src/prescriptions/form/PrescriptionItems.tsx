import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PrescriptionDto, PrescriptionStatus } from '../../../../openapi/contract/care/prescriptions.js';
import { EmptyState } from '../../common/feedback/EmptyState';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { RecordCard, RecordList } from '../../common/lists/RecordCard';
import { formatDate } from '../../common/format/format';
import { StatusChip, type StatusTone } from '../../common/lists/StatusChip';
import { ChangeLinesButton } from '../lines/ChangeLinesButton';
import { HidePrescriptionButton } from '../lines/HidePrescriptionButton';
import { LineDifferenceText } from '../lines/LineDifferenceText';
import { LineStateText } from '../lines/LineStateText';
import { OrderedText } from '../lines/OrderedText';
import { orderedNote } from '../lines/orderedBoxes';
import { EntryNotes, Struck } from '../../records/corrections/EntryNotes';
import { useDoctorPrescriptions } from './usePrescriptions';
import { tPrescription } from '../../messages/care/prescriptions';
import { tPage } from '../../messages/pages';
import { LineText } from '../lines/LineText';

const STATUS: Record<PrescriptionStatus, { label: string; tone: StatusTone }> = {
  active: { label: tPrescription('active'), tone: 'success' },
  refillNeeded: { label: tPrescription('refillNeeded'), tone: 'error' },
  ended: { label: tPrescription('ended'), tone: 'neutral' },
};

/** The card is headed by the patient, or by the date in the list of one patient. */
function Item({ prescription, ofOne }: { prescription: PrescriptionDto; ofOne: boolean }) {
  const { number, date, patientName, doctorName, status, medicines, symptoms, pdfUrl } = prescription;
  return (
    <RecordCard
      label={tPrescription('numberFor', { number, patientName })}
      title={ofOne ? formatDate(date) : patientName}
      aside={<StatusChip {...STATUS[status]} />}
      actions={
        <>
          <Button
            variant="outlined"
            href={pdfUrl}
            target="_blank"
            rel="noopener"
            aria-label={tPrescription('pdfOf', { number })}
          >
            {tPage('pdf')}
          </Button>
          <ChangeLinesButton prescription={prescription} />
          <HidePrescriptionButton prescription={prescription} />
        </>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {!ofOne && `${formatDate(date)} · `}
        {number} · {doctorName}
      </Typography>
      <EntryNotes entry={prescription} />
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <Struck entry={prescription}>{symptoms}</Struck>
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {medicines.map((medicine) => (
          <li key={medicine.line}>
            <Struck entry={prescription}>
              <LineText
                name={medicine.name}
                dosage={medicine.dosage}
                frequency={medicine.frequency}
                duration={medicine.duration}
              />
            </Struck>
            <LineDifferenceText line={medicine} />
            <LineStateText line={medicine} />
            <OrderedText text={orderedNote(medicine)} />
          </li>
        ))}
      </Box>
      {prescription.kept.map((kept) => (
        <Typography key={`${kept.line} ${kept.number}`} variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
          {tPrescription('lines.kept', { name: kept.name, number: kept.number })}
        </Typography>
      ))}
    </RecordCard>
  );
}

interface PrescriptionItemsProps {
  /** All that the doctor may see when left out. */
  patientId?: string;
  /** How many are shown at first, and more with each press. */
  perPage: number;
  whenEmpty: string;
  /** The way on from an empty list. */
  children?: ReactNode;
}

/** Prescriptions that the doctor may see, newest first. */
export function PrescriptionItems({ patientId, perPage, whenEmpty, children }: PrescriptionItemsProps) {
  const prescriptions = useDoctorPrescriptions(patientId, perPage);
  return (
    <>
      {prescriptions.isPending && (
        <Loading>
          <Stack spacing={2}>
            <Skeleton variant="rounded" height={220} />
            <Skeleton variant="rounded" height={220} />
          </Stack>
        </Loading>
      )}
      {prescriptions.isError && (
        <ErrorRetry error={prescriptions.error} onRetry={() => void prescriptions.refetch()} />
      )}
      {prescriptions.data?.length === 0 && <EmptyState text={whenEmpty}>{children}</EmptyState>}
      {prescriptions.data && prescriptions.data.length > 0 && (
        <RecordList label={tPage('prescriptions')}>
          {prescriptions.data.map((prescription) => (
            <Item key={prescription.id} prescription={prescription} ofOne={patientId !== undefined} />
          ))}
        </RecordList>
      )}
      {prescriptions.hasNextPage && (
        <Button
          sx={{ mt: 2 }}
          loading={prescriptions.isFetchingNextPage}
          onClick={() => void prescriptions.fetchNextPage()}
        >
          {tPrescription('showOlderPrescriptions')}
        </Button>
      )}
    </>
  );
}
