import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { VisitOutside } from '../../../openapi/contract/care/availability.js';
import { VisitLinks } from './VisitLinks';
import { tAvailability } from '../messages/care/availability';

interface OutsideVisitsProps {
  visits: VisitOutside[];
  /** Where the reader sees a visit. */
  pathOf: (id: string) => string;
}

/** Which booked visits the hours do not cover; nothing when they cover all. */
export function OutsideVisits({ visits, pathOf }: OutsideVisitsProps) {
  if (visits.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {tAvailability('visitsOutsideHours', { visits: visits.length })}
      </Typography>
      <VisitLinks visits={visits} pathOf={pathOf} />
    </Alert>
  );
}
