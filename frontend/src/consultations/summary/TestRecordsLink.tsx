import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { WrittenPart } from '../../../../openapi/contract/care/consultations.js';
import { tConsultation } from '../../messages/care/consultations';
import { recordsPath } from '../../records/doctor/paths';

interface TestRecordsLinkProps {
  patientId: string;
  written: WrittenPart[];
}

/** Leads to the reports once a requested test has one. */
export function TestRecordsLink({ patientId, written }: TestRecordsLinkProps) {
  const hasReport = written.some(
    ({ labProgress }) => labProgress === 'reported' || labProgress === 'preliminary',
  );
  if (!hasReport) return null;
  return (
    <Link
      component={RouterLink}
      to={recordsPath(patientId)}
      sx={{ py: 1, display: 'inline-block', displayPrint: 'none' }}
    >
      {tConsultation('testRecords')}
    </Link>
  );
}
