import { Box, Link, Stack, Typography } from '@mui/material';
import type { CollectionRoute } from '../../../../openapi/contract/shop/lab-collection.js';
import { formatRupees } from '../../common/format/format';
import { telephoneLink } from '../../hospital/useHospital';
import { windowText } from '../../lab/labBookingView';
import { RecordLink } from '../fields/RecordLink';
import { StatusChip } from '../fields/StatusChip';
import { tAdminLabBooking } from '../../messages/admin/labBookings';

type Stop = CollectionRoute['stops'][number];

const stopLook = {
  display: 'grid',
  gap: 1,
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
};

const Sample = ({ sample: { id, fullName, testName, status, due } }: { sample: Stop['samples'][number] }) => (
  <Stack component="li" direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
    <RecordLink resource="lab-bookings" id={id}>
      {testName}
    </RecordLink>
    <span>{fullName}</span>
    <StatusChip status={status} />
    {due > 0 && (
      <Typography sx={{ fontWeight: 600 }}>
        {tAdminLabBooking('collectDue', { due: formatRupees(due) })}
      </Typography>
    )}
  </Stack>
);

const StopItem = ({ stop }: { stop: Stop }) => (
  <Box component="li" sx={stopLook}>
    <div>
      <Typography sx={{ fontWeight: 600 }}>{stop.pincode ?? tAdminLabBooking('noPincode')}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{stop.address}</Typography>
      <Link href={telephoneLink(stop.phone)}>{stop.phone}</Link>
    </div>
    <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {stop.samples.map((sample) => (
        <Sample key={sample.id} sample={sample} />
      ))}
    </Stack>
  </Box>
);

const titleOf = ({ window }: Stop): string =>
  window ? windowText(window) : tAdminLabBooking('anyTimePleaseCallFirst');

/** The stops by time window. */
export function RouteStops({ stops }: { stops: Stop[] }) {
  const titles = [...new Set(stops.map(titleOf))];
  return titles.map((title) => (
    <Box component="section" key={title} aria-label={title} sx={{ mb: 3 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {stops
          .filter((stop) => titleOf(stop) === title)
          .map((stop) => (
            <StopItem key={stop.samples[0]?.id} stop={stop} />
          ))}
      </Box>
    </Box>
  ));
}
