import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../common/clock/serverClock';
import { DateField } from '../../common/dates/DateField';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { calendarDate, formatDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { Page } from '../shell/Page';
import { RouteStops } from './RouteStops';
import { useCollectionRoute } from './useCollectionRoute';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminLabBooking } from '../../messages/admin/labBookings';

const isDay = (text: string) => /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text);

function Route({ date }: { date: string }) {
  const route = useCollectionRoute(date);
  if (route.isError) return <ErrorRetry error={route.error} onRetry={() => void route.refetch()} />;
  if (!route.data)
    return (
      <Loading>
        <Skeleton variant="rounded" height={320} />
      </Loading>
    );
  if (route.data.stops.length === 0) return <Typography>{tAdminLabBooking('routeEmpty')}</Typography>;
  return <RouteStops stops={route.data.stops} />;
}

/** A collector's route through the home collections of a day, for phones and printing. */
export function CollectionRoutePage() {
  const { timeZone } = useHospital();
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const date = isDay(asked) ? asked : calendarDate(serverNow(), timeZone);
  return (
    <Page title={tAdminLabBooking('collectionRouteOf', { date: formatDate(date) })}>
      <Stack sx={{ gap: 3 }}>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', displayPrint: 'none' }}>
          <DateField
            label={tAdminCommon('day')}
            isSmall
            isCompleteOnly
            value={date}
            onChange={(day) => isDay(day) && setParams({ date: day }, { replace: true })}
          />
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {tAdminCommon('print')}
          </Button>
        </Stack>
        <Box>
          <Route date={date} />
        </Box>
      </Stack>
    </Page>
  );
}
