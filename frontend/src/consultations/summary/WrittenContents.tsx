import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { WrittenPart } from '../../../../openapi/contract/care/consultations.js';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { Fact } from '../../common/lists/Fact';
import { EntryNotes, Struck } from '../../records/corrections/EntryNotes';
import { vitalLines } from '../../records/doctor/recordView';
import { KINDS, writtenTitle } from './writtenText';
import { useWrittenContents } from './useWrittenContents';
import { tConsultation } from '../../messages/care/consultations';
import { LineDifferenceText } from '../../prescriptions/lines/LineDifferenceText';
import { LineText } from '../../prescriptions/lines/LineText';

interface WrittenContentsProps {
  visit: AppointmentDto;
  written: WrittenPart[];
}

/** Each part of a visit's documentation, in full if it has more than a title. */
export function WrittenContents({ visit, written }: WrittenContentsProps) {
  const contents = useWrittenContents(visit.patientId._id, written);
  if (written.length === 0)
    return <Typography color="text.secondary">{tConsultation('nothingWritten')}</Typography>;
  if (contents.isPending)
    return (
      <Loading>
        {written.map(({ id }) => (
          <Skeleton key={id} height={56} />
        ))}
      </Loading>
    );
  if (contents.isError) return <ErrorRetry error={contents.error} onRetry={() => void contents.refetch()} />;
  const { records, prescriptions } = contents.data;
  const contentOf = (part: WrittenPart): ReactNode => {
    const record = records.find(({ id }) => id === part.id);
    if (record?.vitals)
      return vitalLines(record.vitals)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n');
    if (record?.text) return part.kind === 'diagnosis' ? `${record.title}\n${record.text}` : record.text;
    const prescription = prescriptions.find(({ id }) => id === part.id);
    if (!prescription) return writtenTitle(part);
    return prescription.medicines.map((medicine) => (
      <div key={medicine.line}>
        <LineText
          name={medicine.name}
          dosage={medicine.dosage}
          frequency={medicine.frequency}
          duration={medicine.duration}
        />
        <LineDifferenceText line={medicine} />
      </div>
    ));
  };
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {written.map((part) => (
        <Fact key={part.id} label={KINDS[part.kind]}>
          <Struck entry={part}>{contentOf(part)}</Struck>
          <EntryNotes entry={part} />
        </Fact>
      ))}
    </Box>
  );
}
