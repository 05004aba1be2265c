import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PrescribedMedicine, PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import { RecordCard } from '../common/lists/RecordCard';
import { formatDate } from '../common/format/format';
import { StatusChip } from '../common/lists/StatusChip';
import { LineDifferenceText } from './lines/LineDifferenceText';
import { LineStateText } from './lines/LineStateText';
import { OrderedText } from './lines/OrderedText';
import { OrderMedicinesButton } from './OrderMedicinesButton';
import { orderedSentence } from './lines/orderedBoxes';
import { statusWords } from './prescriptionView';
import { tPrescription } from '../messages/care/prescriptions';
import { tPage } from '../messages/pages';
import { LineText } from './lines/LineText';

const TONES = { active: 'success', refillNeeded: 'error', ended: 'neutral' } as const;

const Medicines = ({ medicines }: { medicines: PrescribedMedicine[] }) => (
  <Box component="ul" aria-label={tPage('medicines')} sx={{ p: 0, m: 0, mt: 2, listStyle: 'none' }}>
    {medicines.map((medicine) => (
      <Box component="li" key={medicine.line} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{medicine.name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <LineText dosage={medicine.dosage} frequency={medicine.frequency} duration={medicine.duration} />
        </Typography>
        <LineDifferenceText line={medicine} />
        <LineStateText line={medicine} />
        <OrderedText text={orderedSentence(medicine)} />
      </Box>
    ))}
  </Box>
);

const Fact = ({ label, children }: { label: string; children: string | null }) =>
  children && (
    <Box sx={{ mt: 1 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );

const endText = (number: string, date: string, hasEnded: boolean): string =>
  hasEnded
    ? tPrescription('numberAndPastEnd', { number, date })
    : tPrescription('numberAndEnd', { number, date });

/** One prescription: its state, what to take and how, why, and its paper. */
export function PrescriptionCard({ prescription }: { prescription: PrescriptionDto }) {
  const { number, status, date, doctorName, medicines, symptoms, diagnosis, notes, pdfUrl, endsOn } =
    prescription;
  return (
    <RecordCard
      label={tPrescription('prescriptionNumber', { number })}
      title={formatDate(date)}
      aside={<StatusChip label={statusWords(status)} tone={TONES[status]} />}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<PdfIcon />}
            href={pdfUrl}
            target="_blank"
            rel="noopener"
            aria-label={tPrescription('prescriptionPdfOf', { number })}
          >
            {tPrescription('prescriptionPdf')}
          </Button>
          {status !== 'ended' && <OrderMedicinesButton prescription={prescription} variant="outlined" />}
        </>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{doctorName}</Typography>
      <Typography variant="body2" color="text.secondary">
        {endsOn === null ? number : endText(number, formatDate(endsOn), status === 'ended')}
      </Typography>
      <Medicines medicines={medicines} />
      <Box component="dl" sx={{ m: 0 }}>
        <Fact label={tPrescription('notes')}>{notes}</Fact>
        <Fact label={tPage('diagnosis')}>{diagnosis}</Fact>
        <Fact label={tPage('symptoms')}>{symptoms}</Fact>
      </Box>
    </RecordCard>
  );
}
