import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { leaveDays } from './leaveDays';
import { useHolidays } from '../useAvailability';
import { tAvailability } from '../../messages/care/availability';

/** The hospital's coming holidays, nearest first; nothing without any. */
export function Holidays({ today }: { today: string }) {
  const { data } = useHolidays();
  const coming = data?.filter(({ to }) => to >= today).reverse();
  if (!coming?.length) return null;
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mt: 3 }}>
        {tAvailability('holidaysOfHospital')}
      </Typography>
      <Box
        component="ul"
        aria-label={tAvailability('holidaysOfHospital')}
        sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}
      >
        {coming.map((holiday) => (
          <Box component="li" key={holiday.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>{leaveDays(holiday)}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {holiday.name}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
