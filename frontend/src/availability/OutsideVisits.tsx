import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { VisitOutside } from '../../../openapi/contract/care/availability.js';
import { VisitLinks } from './VisitLinks';
import { tAvailability } from '../messages/care/availability';

interface OutsideVisitsProps {
  visits: VisitOutside[];
  /** The address of a visit's page. */
  pathOf: (id: string) => string;
}

/** The booked visits outside of the hours; nothing if there are none. */
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
