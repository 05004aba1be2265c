import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { VisitOutside } from '../../../openapi/contract/care/availability.js';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';

interface VisitLinksProps {
  visits: readonly VisitOutside[];
  /** The address of a visit's page. */
  pathOf: (id: string) => string;
}

/** Booked visits, each with its patient and a link. */
export function VisitLinks({ visits, pathOf }: VisitLinksProps) {
  const { timeZone } = useHospital();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {visits.map(({ id, date, time, patientName }) => (
        <li key={id}>
          <Link component={RouterLink} to={pathOf(id)} color="inherit" underline="always">
            {formatVisit(date, time, timeZone)}
          </Link>
          , {patientName}
        </li>
      ))}
    </Box>
  );
}
