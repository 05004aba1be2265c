import { Typography } from '@mui/material';
import type { MedicalRecordDto } from '../../../../openapi/contract/care/records.js';
import { calendarDate, formatDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tEntryCorrection } from '../../messages/care/entryCorrections';

/** When a diagnosis was resolved, and by whom; nothing for an active one. */
export function ResolvedOn({ resolved }: Pick<MedicalRecordDto, 'resolved'>) {
  const { timeZone } = useHospital();
  if (!resolved) return null;
  const date = formatDate(calendarDate(new Date(resolved.at), timeZone));
  return <Typography variant="body2">{tEntryCorrection('resolvedOn', { date, by: resolved.by })}</Typography>;
}
