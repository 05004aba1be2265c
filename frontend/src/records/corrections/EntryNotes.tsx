import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { MedicalRecordDto } from '../../../../openapi/contract/care/records.js';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tEntryCorrection } from '../../messages/care/entryCorrections';

const look = { mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

interface StruckProps {
  entry: { enteredInError: unknown };
  children: ReactNode;
}

/** Strikes its content through if the entry was entered in error. */
export const Struck = ({ entry, children }: StruckProps) =>
  entry.enteredInError ? <del>{children}</del> : <>{children}</>;

interface EntryNotesProps {
  entry: Pick<MedicalRecordDto, 'enteredInError'> & Partial<Pick<MedicalRecordDto, 'movedHere' | 'resolved'>>;
}

/** That an entry was entered in error, moved or resolved: by whom, when and why. */
export function EntryNotes({ entry: { enteredInError, movedHere, resolved } }: EntryNotesProps) {
  const { timeZone } = useHospital();
  const factsOf = ({ at, ...facts }: { at: string; by: string; reason: string }) => ({
    ...facts,
    date: formatInstant(at, timeZone),
  });
  return (
    <>
      {enteredInError && (
        <Alert severity="error" role="note" sx={look}>
          {tEntryCorrection('enteredInError', factsOf(enteredInError))}
        </Alert>
      )}
      {movedHere && (
        <Alert severity="info" role="note" sx={look}>
          {tEntryCorrection('movedHere', factsOf(movedHere))}
        </Alert>
      )}
      {resolved && (
        <Alert severity="success" role="note" sx={look}>
          {tEntryCorrection('resolvedOn', { date: formatInstant(resolved.at, timeZone), by: resolved.by })}
        </Alert>
      )}
    </>
  );
}
