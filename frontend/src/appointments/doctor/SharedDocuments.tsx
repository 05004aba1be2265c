import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { formatBytes } from '../../records/doctor/recordView';
import { recordsPath } from '../../records/doctor/paths';
import { useDocuments } from '../../records/doctor/useRecords';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';

const SHOWN = 5;

/** The latest documents that the patient uploaded, as links. */
export function SharedDocuments({ patientId }: { patientId: string }) {
  const documents = useDocuments(patientId, SHOWN);
  if (documents.isError)
    return <ErrorRetry error={documents.error} onRetry={() => void documents.refetch()} />;
  if (documents.isPending) {
    return (
      <Loading>
        <Skeleton width="60%" />
      </Loading>
    );
  }
  if (documents.data.length === 0) return tDoctorAppointment('noneShared');
  return (
    <>
      {documents.data.map(({ id, title, file }) => (
        <Typography key={id}>
          {file ? (
            <Link href={file.url} target="_blank" rel="noopener">
              {title}
            </Link>
          ) : (
            title
          )}
          {file && ` (${formatBytes(file.size)})`}
        </Typography>
      ))}
      {documents.data.length === SHOWN && (
        <Link component={RouterLink} to={recordsPath(patientId)}>
          {tDoctorAppointment('allDocuments')}
        </Link>
      )}
    </>
  );
}
